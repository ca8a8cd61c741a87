// Who descends from the agents at work, looked up again and again while the parents are there to say so: a daemon with an
// environment of its own is nobody's child and bears no mark once its parent has ended. One that gets away between two
// looks is not seen.
import type { SeenMembers } from './members.ts';
import { hasProc, processTable } from './process-table.ts';

/** A look costs some milliseconds of a busy machine. */
const lookEveryMs = 500;

class DescendantWatch {
  readonly #seenOf = new Map<number, SeenMembers>();
  #timer: NodeJS.Timeout | undefined;

  /** Answers what will be filled, until `end`, with all processes that descend from this one. Without /proc it stays empty. */
  begin(leader: number): SeenMembers {
    const seen: SeenMembers = new Map();
    this.#seenOf.set(leader, seen);
    if (hasProc) this.#timer ??= setInterval(() => this.look(), lookEveryMs).unref();
    return seen;
  }

  end(leader: number): void {
    this.#seenOf.delete(leader);
    if (this.#seenOf.size > 0) return;
    clearInterval(this.#timer);
    this.#timer = undefined;
  }

  look(): void {
    const rows = processTable();
    const children = Map.groupBy(rows, (row) => row.parent);
    const startOf = new Map(rows.map((row) => [row.pid, row.startTime]));
    for (const [leader, seen] of this.#seenOf) {
      // Those that were seen before have children, too, whoever their own parent is by now.
      for (const [pid, start] of seen) if (startOf.get(pid) !== start) seen.delete(pid);
      const family = new Set([leader, ...seen.keys()]);
      // A Set is iterated in order of insertion, so what is added here is visited too.
      for (const pid of family)
        for (const child of children.get(pid) ?? []) {
          family.add(child.pid);
          seen.set(child.pid, child.startTime);
        }
    }
  }
}

/** Of all attempts of this process: they share each look. */
export const descendants = new DescendantWatch();
