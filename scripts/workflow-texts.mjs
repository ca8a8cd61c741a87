// Every workflow of this project, wherever it is written: its own, the examples', the one that `muster init` writes, and
// those in README and docs. Knows nothing of what is right about them.
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

export const project = fileURLToPath(new URL('..', import.meta.url));

/**
 * A list of {name, text}: `name` is the path, for a block in a page path and line. `initText`: what `muster init` writes;
 * the caller takes it from the source or from a real init.
 */
export function workflowTexts(initText) {
  const files = [
    ...filesOf('.github/workflows'),
    ...filesOf('examples').filter((path) => /examples\/(workflows\/[^/]+|[^/]+\/workflow)\.yml$/.test(path)),
  ].filter((path) => path.endsWith('.yml'));
  const pages = ['README.md', ...filesOf('docs'), ...filesOf('examples')].filter((path) =>
    path.endsWith('.md'),
  );
  const texts = files.map((path) => ({ name: path, text: read(path) }));
  const blocks = pages.flatMap((path) =>
    yamlBlocks(read(path)).map(({ line, text }) => ({ name: `${path}:${line}`, text })),
  );
  const isWorkflow = ({ text }) => /^on:/m.test(text) && /^jobs:/m.test(text);
  return [
    ...texts,
    ...blocks.filter(isWorkflow),
    ...(initText === undefined ? [] : [{ name: 'muster init', text: initText }]),
  ];
}

const read = (path) => readFileSync(join(project, path), 'utf8');

function filesOf(folder) {
  if (!existsSync(join(project, folder))) return [];
  const all = readdirSync(join(project, folder), { recursive: true, withFileTypes: true });
  return all
    .filter((entry) => entry.isFile())
    .map((entry) => relative(project, join(entry.parentPath, entry.name)))
    .toSorted();
}

/** Fenced blocks of YAML and the line that each begins on. */
function yamlBlocks(page) {
  const blocks = [];
  const lines = page.split('\n');
  for (let i = 0; i < lines.length; i++) {
    if (!/^```ya?ml\b/.test(lines[i])) continue;
    const end = lines.indexOf('```', i + 1);
    blocks.push({ line: i + 2, text: `${lines.slice(i + 1, end).join('\n')}\n` });
    i = end;
  }
  return blocks;
}
