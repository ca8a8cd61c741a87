// `npm run bench`: every cost that Muster promises to keep low, as a multiple of a floor measured in the same run.
// --json prints one document; --strict exits 1 when a bar is missed; --only WORD runs what has the word in its key.
import { measureMemory } from './memory-cost.mjs';
import { measurePlan } from './plan-cost.mjs';
import { measureRun, measureScale } from './run-cost.mjs';
import { measureBundle, measureHelp } from './startup-cost.mjs';
import { measureVerify } from './verify-cost.mjs';

const measurements = {
  help: measureHelp,
  bundle: measureBundle,
  verify: measureVerify,
  plan: measurePlan,
  run: measureRun,
  scale: measureScale,
  memory: measureMemory,
  // These load the rigs of the tests, which the others do not need.
  leg: async () => (await import('./fleet-leg.mjs')).measureLeg(),
  join: async () => (await import('./fleet-join.mjs')).measureJoin(),
  stealing: async () => (await import('./fleet-stealing.mjs')).measureStealing(),
};

const words = process.argv.slice(2);
const only = words.includes('--only') ? words[words.indexOf('--only') + 1] : '';
const isJson = words.includes('--json');

const rows = [];
for (const [key, measure] of Object.entries(measurements)) {
  if (!key.includes(only)) continue;
  process.stderr.write(`measuring ${key} …\n`);
  try {
    rows.push(...(await measure()).map((row) => ({ ...row, verdict: verdictOf(row) })));
  } catch (error) {
    rows.push({ name: key, missing: String(error), verdict: 'broken' });
  }
}

if (isJson) process.stdout.write(`${JSON.stringify({ format: 'muster.bench/1', rows }, null, 2)}\n`);
else process.stdout.write(tableOf(rows));
if (words.includes('--strict') && rows.some(({ verdict }) => verdict !== 'ok')) process.exitCode = 1;

function verdictOf({ ratio, bar, missing }) {
  if (missing !== undefined) return 'missing';
  return ratio <= bar ? 'ok' : 'over';
}

function tableOf(measured) {
  const cells = measured.map(({ name, ours, floor, unit, ratio, bar, verdict, missing }) =>
    missing === undefined
      ? [name, `${shown(ours)} ${unit}`, `${shown(floor)} ${unit}`, ratio.toFixed(2), `≤ ${bar}`, verdict]
      : [name, '-', '-', '-', '-', `${verdict}: ${missing}`],
  );
  const table = [['what', 'ours', 'floor', 'ratio', 'bar', ''], ...cells];
  const widths = table[0].map((_, column) =>
    Math.max(...table.map((row) => (column === 5 ? 0 : row[column].length))),
  );
  const lineOf = (row) =>
    row.map((cell, i) => (i === 0 ? cell.padEnd(widths[i]) : cell.padStart(widths[i]))).join('  ');
  return `${table.map((row) => lineOf(row).trimEnd()).join('\n')}\n`;
}

function shown(value) {
  return value >= 100 ? value.toFixed(0) : value.toFixed(value >= 10 ? 1 : 2);
}
