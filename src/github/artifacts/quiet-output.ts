// Keeps what the Actions libraries print away from the workflow log, and gives it to whoever asks. They write to stdout
// always: progress lines, and `::debug::` and `::add-mask::` commands that hold signed URLs. Inside a fence of
// stop-commands those would be shown as text, so they go nowhere: nothing of ours prints what they are to mask.
import { AsyncLocalStorage } from 'node:async_hooks';

type Listener = (text: string) => void;

const listener = new AsyncLocalStorage<Listener>();
type Write = typeof process.stdout.write;

/** Runs `work`; whatever it or anything started by it prints to stdout goes to `hear` instead, in pieces as written. */
export function quietly<T>(work: () => Promise<T>, hear: Listener = () => {}): Promise<T> {
  wrapStdout();
  return listener.run(hear, work);
}

/** The replaced method, so that a second wrap is seen; another may wrap stdout over ours at any time. */
let ours: Write | undefined;

function wrapStdout(): void {
  if (process.stdout.write === ours) return;
  const write: Write = process.stdout.write.bind(process.stdout);
  const wrapped = (chunk: string | Uint8Array, second?: unknown, third?: unknown): boolean => {
    const hear = listener.getStore();
    if (hear === undefined)
      return Reflect.apply(
        write,
        process.stdout,
        [chunk, second, third].filter((part) => part !== undefined),
      );
    hear(typeof chunk === 'string' ? chunk : Buffer.from(chunk).toString());
    const done = typeof second === 'function' ? second : third;
    if (typeof done === 'function') queueMicrotask(() => void Reflect.apply(done, undefined, []));
    return true;
  };
  ours = wrapped;
  process.stdout.write = ours;
}
