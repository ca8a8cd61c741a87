// What Muster needs of the machine: Node, git, a folder to write to whose file system can create a file exclusively
// under a second name (that is how a record is published). Looks; changes nothing but a file of its own.
import { execFile } from 'node:child_process';
import {
  accessSync,
  constants,
  existsSync,
  linkSync,
  mkdtempSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { isSystemError } from '../../core/system-error.ts';
import { isNodeUsable, leastNode } from '../node-version.ts';
import type { Finding } from './finding.ts';

export async function machineFindings(workdir: string, batchDir: string): Promise<readonly Finding[]> {
  return [
    nodeFinding(process.versions.node),
    platformFinding(),
    await gitFinding(),
    workdirFinding(workdir),
    linkFinding(batchDir),
  ];
}

export function nodeFinding(version: string): Finding {
  const isOk = isNodeUsable(version);
  return {
    name: 'Node.js',
    isOk,
    found: version,
    ...(!isOk && { remedy: `install Node.js ${leastNode.join('.')} or newer` }),
  };
}

function platformFinding(): Finding {
  const { platform, arch } = process;
  const name = `${platform} ${arch}`;
  if (platform !== 'linux')
    return { name: 'platform', isOk: true, found: `${name}, processes are found with ps` };
  const isThere = existsSync('/proc/self/environ');
  return {
    name: 'platform',
    isOk: isThere,
    found: isThere ? `${name}, with /proc` : `${name}, without /proc`,
    ...(!isThere && { remedy: 'mount /proc: without it, processes that outlive an agent are not found' }),
  };
}

async function gitFinding(): Promise<Finding> {
  try {
    const { stdout } = await promisify(execFile)('git', ['--version'], { timeout: 5000 });
    return { name: 'git', isOk: true, found: stdout.trim().replace(/^git version /, '') };
  } catch {
    return { name: 'git', isOk: false, found: 'not found', remedy: 'install git and put it on PATH' };
  }
}

function workdirFinding(workdir: string): Finding {
  const name = 'workdir';
  try {
    if (!statSync(workdir).isDirectory())
      return { name, isOk: false, found: `${workdir} is no folder`, remedy: 'check --workdir' };
    accessSync(workdir, constants.W_OK | constants.X_OK);
    return { name, isOk: true, found: `${resolve(workdir)}, writable` };
  } catch (error) {
    if (!isSystemError(error)) throw error;
    const isMissing = error.code === 'ENOENT';
    return {
      name,
      isOk: false,
      found: `${workdir} ${isMissing ? 'does not exist' : 'is not writable'}`,
      remedy: isMissing ? 'check --workdir' : 'change its permissions, or use another --workdir',
    };
  }
}

function linkFinding(batchDir: string): Finding {
  const name = 'batch folder';
  let folder = resolve(batchDir);
  while (!existsSync(folder)) folder = dirname(folder);
  let own: string | undefined;
  try {
    own = mkdtempSync(join(folder, '.muster-doctor-'));
    writeFileSync(join(own, 'a'), '');
    linkSync(join(own, 'a'), join(own, 'b'));
    return { name, isOk: true, found: `${folder}, writable, hard links work` };
  } catch (error) {
    if (!isSystemError(error)) throw error;
    return {
      name,
      isOk: false,
      found: `${folder}: ${error.code}`,
      remedy: 'use a --batch-dir that is writable and on a file system with hard links',
    };
  } finally {
    if (own !== undefined) rmSync(own, { recursive: true, force: true });
  }
}
