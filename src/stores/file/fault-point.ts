// Named points at which the crash suite kills this process. Does nothing unless an entry armed one.

export const faultPoints = [
  'after-claim',
  'mid-child',
  'after-child',
  'mid-record',
  'after-record',
  'mid-manifest',
  'after-manifest',
] as const;
/** Those that a plan reaches; the manifest's are in both lists. */
export const planFaultPoints = [
  'after-plan-mark',
  'mid-archive',
  'mid-manifest',
  'after-manifest',
  'before-plan',
  'after-plan',
] as const;
export type FaultPoint = (typeof faultPoints | typeof planFaultPoints)[number];

let armed: { readonly point: FaultPoint; hits: number } | undefined;

/** Arms one point from `point` or `point:n` (the n-th time it is reached). Only an entry calls this, from its environment. */
export function armFaultPoint(spec: string | undefined): void {
  if (spec === undefined) return;
  const [name, count = '1'] = spec.split(':');
  const point = [...faultPoints, ...planFaultPoints].find((known) => known === name);
  if (point !== undefined) armed = { point, hits: Number(count) };
}

/** Kills this process, as a power cut would, when the armed point is reached for the n-th time. */
export function faultPoint(point: FaultPoint): void {
  if (armed === undefined || armed.point !== point) return;
  armed.hits -= 1;
  if (armed.hits <= 0) process.kill(process.pid, 'SIGKILL');
}
