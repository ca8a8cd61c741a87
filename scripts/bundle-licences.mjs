// The licences of all packages that went into a bundle, from the bundler's own list of modules. (Its licence option
// forgets packages of the main chunk.) Knows nothing of how the bundle was made.
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';

const packagePattern = /^(?<folder>.*node_modules\/(?<name>(?:@[^/]+\/)?[^/]+))\//;

/** `stats`: webpack's statistics as JSON; `folder`: what the module names in them are relative to. Name → folder. */
export function packagesOf(stats, folder) {
  const found = new Map();
  const visit = (module) => {
    const { groups } = packagePattern.exec(module.nameForCondition ?? module.name ?? '') ?? {};
    if (groups !== undefined && !isOurs(resolve(folder, groups.folder)))
      found.set(groups.name, resolve(folder, groups.folder));
    for (const inner of module.modules ?? []) visit(inner);
  };
  // A module in no chunk was left out of the bundle.
  for (const module of stats.modules ?? []) if (module.chunks.length > 0) visit(module);
  return found;
}

/** Stand-ins of ours are private, which nothing from a registry is. */
const isOurs = (folder) => JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')).private === true;

/** One text, sorted by name. A package without a licence file is named with what its package.json says. */
export function licenceText(packages) {
  const parts = [...packages]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, folder]) => {
      const { license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
      const file = readdirSync(folder)
        .toSorted()
        .find((entry) => /^licen[cs]e(\.|$)/i.test(entry));
      const text =
        file !== undefined && existsSync(join(folder, file))
          ? readFileSync(join(folder, file), 'utf8').trim()
          : '';
      return `${name}\n${license}\n${text.replaceAll('\r\n', '\n')}\n`;
    });
  return parts.join('\n');
}
