// Early stop, seen and given: looks for the stop artifact of this run attempt, and leaves one when this leg's own work, or
// the tallies of all legs, decide the policy. Costs nothing where a policy can't be decided before the end.
import { maxDocumentBytes } from '../../core/groups/bundle-size.ts';
import {
  artifactName,
  artifactPrefix,
  parseArtifactName,
  type Tally,
} from '../../core/groups/artifact-names.ts';
import { legBudget } from '../../core/groups/leg-budget.ts';
import {
  decideEarly,
  decodeStopSignal,
  earlyStopOf,
  encodeStopSignal,
  stopName,
  type StopSignal,
} from '../../core/groups/stop-signal.ts';
import type { EarlierJoins } from '../../core/groups/undone-shards.ts';
import type { LegRequest } from './leg-request.ts';

export interface StopWatch {
  /** Aborted with `policy` when the policy is decided, or with the signal's name when the leg is to stop. */
  readonly signal: AbortSignal;
  decided(): Pick<StopSignal, 'disposition' | 'reason'> | undefined;
  /** Looks now. A look that fails is no reason to stop. */
  look(): Promise<void>;
  /**
   * Tells the others how far this leg is, and decides with what they told. `isLarge`: worth a tally of its own. `secure`
   * makes what was counted safe before anybody is stopped because of it; false = it can't. `counts` is asked again after
   * that: what left the machine may have been taken down on its way.
   */
  report(
    counts: () => Pick<Tally, 'passed' | 'failed'>,
    isLarge: boolean,
    secure: () => Promise<boolean>,
  ): Promise<void>;
  close(): void;
}

/** `joined`: what the newest join before this run attempt counted. */
export function watchStop(request: LegRequest, joined: EarlierJoins['newest']): StopWatch {
  const { plan, leg, runAttempt, artifacts, clock, limits, random, onNote } = request;
  const how = earlyStopOf(plan);
  const controller = new AbortController();
  let decided: Pick<StopSignal, 'disposition' | 'reason'> | undefined;
  let takeBack: (() => void) | undefined;
  /** The name of the stop is taken, by whomever: this leg can give none any more. */
  let isNameTaken = false;
  let talliesLeft = legBudget(plan.legs, how === 'all').tallies;
  const name = artifactName(plan.group, { kind: 'stop', runAttempt });
  const onSignal = (): void => controller.abort(String(request.stop.reason));
  if (request.stop.aborted) onSignal();
  request.stop.addEventListener('abort', onSignal, { once: true });

  const stop = (signal: Pick<StopSignal, 'disposition' | 'reason'>, isOurs: boolean): void => {
    if (decided !== undefined || controller.signal.aborted) return;
    decided = { disposition: signal.disposition, reason: signal.reason };
    onNote({ type: 'stopping-early', signal: decided, isOurs });
    controller.abort('policy');
  };
  const look = async (): Promise<void> => {
    if (how === 'never' || controller.signal.aborted) return;
    const found = await artifacts.find(name);
    if (!found.ok || found.value === undefined) return;
    const files = await artifacts.read(found.value, { maxBytes: maxDocumentBytes });
    const file = files.ok ? files.value.find(({ path }) => path === stopName) : undefined;
    const signal =
      file === undefined ? undefined : decodeStopSignal(Buffer.from(file.bytes).toString('utf8'), plan.group);
    if (signal !== undefined) stop(signal, false);
  };
  const lookAgain = (): void => {
    takeBack = clock.after(limits.pollMs * (0.75 + random() / 2), () => {
      void look().finally(() => {
        if (takeBack !== undefined && !controller.signal.aborted) lookAgain();
      });
    });
  };
  if (how !== 'never') lookAgain();

  const tellTally = async (tally: Tally): Promise<readonly Tally[]> => {
    const content = { path: 'tally.json', bytes: Buffer.from(`${JSON.stringify(tally)}\n`) };
    // Its name says it all; a name that is taken has been said.
    await artifacts.create(artifactName(plan.group, { kind: 'tally', ...tally }), [content]);
    const listed = await artifacts.list(artifactPrefix(plan.group, 'tally'));
    const told = listed.ok
      ? listed.value.map((artifact) => parseArtifactName(plan.group, artifact.name))
      : [];
    return told.filter((one) => one?.kind === 'tally');
  };

  return {
    signal: controller.signal,
    decided: () => decided,
    look,
    async report(counts, isLarge, secure) {
      if (how === 'never' || controller.signal.aborted) return;
      const own = (): Tally => ({ leg, runAttempt, ...counts() });
      const isTold = how === 'all' && isLarge && talliesLeft > 0;
      if (isTold) talliesLeft -= 1;
      const told = isTold ? await tellTally(own()) : [];
      const others = told.filter((tally) => tally.leg !== leg || tally.runAttempt !== runAttempt);
      const options = { runAttempt, ...(joined === undefined ? {} : { joined }) };
      const decide = () => decideEarly(plan, [...others, own()], options);
      if (isNameTaken || decide() === undefined || !(await secure())) return;
      const decision = decide();
      if (decision === undefined) return;
      const signal: StopSignal = { format: 'muster.stop/1', group: plan.group, runAttempt, leg, ...decision };
      const content = { path: stopName, bytes: Buffer.from(encodeStopSignal(signal)) };
      const left = await artifacts.create(name, [content]);
      if (!left.ok) return;
      if (left.value.kind === 'created') return stop(signal, true);
      // Only a stop that everybody can see is obeyed: a name that was taken and never finished tells nobody anything.
      isNameTaken = true;
      await look();
    },
    close() {
      takeBack?.();
      takeBack = undefined;
      request.stop.removeEventListener('abort', onSignal);
    },
  };
}
