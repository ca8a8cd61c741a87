// Makes the chunks of a bundle quick to compile, which is most of what a short step costs: no comments, and nothing but
// ASCII (a single other letter makes V8 keep and read the whole file at two bytes a letter). Names and lines stay, so that
// what is committed can be read.
import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { transform } from '@swc/core';

/** No settings but these: what else could be said of the code is for the bundler to say. */
const options = {
  configFile: false,
  swcrc: false,
  isModule: true,
  sourceMaps: false,
  minify: false,
  jsc: {
    parser: { syntax: 'ecmascript' },
    target: 'es2024',
    output: { charset: 'ascii' },
    minify: { mangle: false, compress: false, format: { comments: false } },
  },
};

/** Rewrites every script of the folder. */
export async function makePlain(folder) {
  for (const name of readdirSync(folder)) {
    if (!name.endsWith('.js')) continue;
    const path = join(folder, name);
    const { code } = await transform(readFileSync(path, 'utf8'), options);
    // What the bundler writes for a module that it did not find.
    if (code.includes('eval("require")')) throw new Error(`${name} wants a module that is not in the bundle`);
    writeFileSync(path, inParentheses(code, name));
  }
}

/**
 * A function in parentheses is compiled when it is read, any other is read twice: first over, then when it is called. Nearly
 * all modules of a chunk are called. The bundler writes the parentheses, the printer drops them.
 */
function inParentheses(code, name) {
  const lines = code.split('\n');
  let opened = 0;
  let closed = 0;
  for (const [index, line] of lines.entries()) {
    const { id, head } = /^ {4}(?<id>\d+): (?<head>.*(?:=>|\)) ?\{)$/.exec(line)?.groups ?? {};
    if (opened === closed && id !== undefined) {
      lines[index] = `    ${id}: (${head}`;
      opened += 1;
    } else if (opened > closed && /^ {4}\},?$/.test(line)) {
      lines[index] = line.replace('}', '})');
      closed += 1;
    }
  }
  const text = lines.join('\n');
  const modules = text.match(/^ {4}\d+: /gm)?.length ?? 0;
  if (opened !== closed || opened !== modules)
    throw new Error(`${name}: ${modules} modules, ${opened} begin and ${closed} end as they should`);
  return text;
}
