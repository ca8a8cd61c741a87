// STUB_MODULES: the node_modules that hold the client.
import { join, matchesGlob } from 'node:path';

const { INPUT_PATTERN: pattern, INPUT_PATH: path, STUB_MODULES: modules } = process.env;
const { DefaultArtifactClient } = await import(join(modules, '@actions/artifact/lib/artifact.js'));
const client = new DefaultArtifactClient();
const { artifacts } = await client.listArtifacts();
const wanted = artifacts.filter(({ name }) => matchesGlob(name, pattern));
if (wanted.length === 0) throw new Error(`no artifact matches ${pattern}`);
for (const { id } of wanted) await client.downloadArtifact(id, { path: join(process.cwd(), path) });
