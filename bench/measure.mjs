// Timing of child processes and of code, side by side with a floor: A B A B …, so that a busy moment hits both; medians.
import { spawn } from 'node:child_process';

/** Runs a program to its end and answers the wall time in milliseconds; throws when it fails. */
export function timeProcess(command, args, { cwd, env = {} } = {}) {
  const begin = performance.now();
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd,
      env: { ...baseEnv(), ...env },
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    let stderr = '';
    child.stderr.on('data', (chunk) => (stderr = (stderr + chunk).slice(-2000)));
    child.once('error', reject);
    child.once('close', (code) => {
      if (code === 0) resolve(performance.now() - begin);
      else reject(new Error(`${command} ${args.join(' ')}: exit ${code}\n${stderr}`));
    });
  });
}

const baseEnv = () => ({ PATH: process.env.PATH, HOME: process.env.HOME, LANG: 'C.UTF-8' });

/** Milliseconds of a function. */
export async function timeCode(code) {
  const begin = performance.now();
  await code();
  return performance.now() - begin;
}

/** `ours` and `floor` answer milliseconds; they take turns. */
export async function interleave(rounds, ours, floor) {
  const times = { ours: [], floor: [] };
  for (let round = 0; round < rounds; round++) {
    times.ours.push(await ours(round));
    times.floor.push(await floor(round));
  }
  return { ours: median(times.ours), floor: median(times.floor) };
}

export function median(values) {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  return sorted.length % 2 === 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
}

/** One line of the report: a cost as a multiple of its floor. */
export const ratioRow = (name, { ours, floor }, bar) => ({
  name,
  ours,
  floor,
  unit: 'ms',
  ratio: ours / floor,
  bar,
});
