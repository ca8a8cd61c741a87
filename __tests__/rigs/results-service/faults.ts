// What goes wrong between a client and the service: on the n-th call of a kind, or by a rule.

export type Fault =
  /** That error instead of an answer; the request is not executed. */
  | { readonly kind: 'error'; readonly status: number; readonly code?: string; readonly message?: string }
  /** The socket is destroyed; the request is not executed. */
  | { readonly kind: 'reset' }
  /** The request is executed, the socket destroyed before the reply. */
  | { readonly kind: 'lost' }
  /** The request is executed, the reply never comes: a half-open socket. */
  | { readonly kind: 'silent' }
  /** Executed; an error in place of the reply, as from a gateway that gave up. */
  | { readonly kind: 'lost-behind-error'; readonly status: number }
  /** Half of the reply's body, then the socket is destroyed. */
  | { readonly kind: 'truncated' }
  /** The reply comes after a while. */
  | { readonly kind: 'late'; readonly ms: number }
  /** The reply's body trickles, in that many pieces that far apart. */
  | { readonly kind: 'slow'; readonly pieces: number; readonly everyMs: number };

export interface Call {
  readonly method: string;
  readonly path: string;
  /** Name of the RPC method, or `PUT blob`, `GET blob`. */
  readonly rpc?: string;
  readonly body: Buffer;
}

export interface FaultRule {
  readonly rpc?: string;
  readonly when?: (call: Call) => boolean;
  /** Which of the calls that match, counted from 1; default: all. */
  readonly nth?: number | ((n: number) => boolean);
  readonly fault: Fault;
}

export interface Faults {
  add(rule: FaultRule): void;
  clear(): void;
  /** The fault of this call: the first rule that wants it. Counts the call for every rule that it matches. */
  of(call: Call): Fault | undefined;
}

export function openFaults(): Faults {
  let rules: { readonly rule: FaultRule; seen: number }[] = [];
  return {
    add: (rule) => void rules.push({ rule, seen: 0 }),
    clear: () => void (rules = []),
    of(call) {
      let found: Fault | undefined;
      for (const entry of rules) {
        const { rpc, when, nth, fault } = entry.rule;
        if ((rpc !== undefined && rpc !== call.rpc) || when?.(call) === false) continue;
        entry.seen += 1;
        const isMeant = nth === undefined || (typeof nth === 'number' ? entry.seen === nth : nth(entry.seen));
        if (isMeant) found ??= fault;
      }
      return found;
    },
  };
}
