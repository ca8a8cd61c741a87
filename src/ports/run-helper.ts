// A program that Muster itself calls, such as git; never an agent, which needs a process group, limits and a log of its
// own.

export interface HelperCall {
  /** Found on PATH. */
  readonly program: string;
  readonly args: readonly string[];
  readonly cwd: string;
  /** All of it: nothing is inherited. */
  readonly env: Readonly<Record<string, string>>;
  /** Milliseconds; then it is killed, with what it started. */
  readonly limitMs: number;
  /** Of stdout; one that prints more is killed. */
  readonly limitBytes: number;
}

export type HelperEnd =
  | { readonly kind: 'exited'; readonly code: number; readonly stdout: Buffer; readonly stderr: string }
  /** Not found, or not to be started. */
  | { readonly kind: 'not-started'; readonly error: string }
  | { readonly kind: 'no-answer' }
  | { readonly kind: 'too-much' };

/** Resolves always, within the limit and a moment. It reads nothing from stdin. */
export type RunHelper = (call: HelperCall) => Promise<HelperEnd>;
