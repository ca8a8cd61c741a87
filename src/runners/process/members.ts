// Which processes belong to an attempt: its leader's session and group, whoever carries its marks in the environment,
// and all their descendants. What left the session with a clean environment before it was seen (descendants.ts looks) is
// beyond its sight.
import {
  environmentsOfPs,
  hasProc,
  listPids,
  processTable,
  readProcFile,
  readProcess,
} from './process-table.ts';
import type { ProcessRow } from './process-table.ts';

export interface Membership {
  /** Pid of the agent, which leads its own session and group; undefined when only the marks are known. */
  readonly leader?: number;
  /** `NAME=value` pairs that all must be in a process's environment; none = marks say nothing. */
  readonly marks: readonly string[];
}

/** The marks of an attempt's processes: the run's token and, when given, `<shard>.<attempt>`. */
export function marksOf(token: string, tag?: string): readonly string[] {
  if (token === '') return [];
  return tag === undefined ? [`MUSTER_OWNER=${token}`] : [`MUSTER_OWNER=${token}`, `MUSTER_ATTEMPT=${tag}`];
}

/** Members seen so far, pid → start time: one that lost its parent and has no mark is still known by them. */
export type SeenMembers = Map<number, string>;

/**
 * Pids of all living members, this process never among them; adds them to `seen`. One look at every process: about
 * 20 µs each.
 */
export function findMembers(of: Membership, seen: SeenMembers = new Map()): readonly number[] {
  const rows = processTable().filter((row) => !row.isZombie && row.pid !== process.pid);
  const environments = hasProc || of.marks.length === 0 ? undefined : environmentsOfPs();
  const found = new Set<number>();
  for (const row of rows) {
    const isMember =
      isOfLeader(row, of.leader) ||
      seen.get(row.pid) === row.startTime ||
      carries(environments?.get(row.pid) ?? row.pid, of.marks);
    if (isMember) found.add(row.pid);
  }
  if (found.size === 0) return [];
  addDescendants(found, rows);
  for (const row of rows) if (found.has(row.pid)) seen.set(row.pid, row.startTime);
  return [...found];
}

/** Whether one of those who were seen still lives. */
export function livingOf(seen: SeenMembers): boolean {
  for (const [pid, startTime] of seen) {
    const row = readProcess(pid);
    if (row !== undefined && !row.isZombie && row.startTime === startTime) return true;
  }
  return false;
}

const isOfLeader = (row: ProcessRow, leader: number | undefined): boolean =>
  leader !== undefined && (row.session === leader || row.group === leader);

/** Whether the environment (as a text, or read from a pid's /proc entry) holds all the marks. */
function carries(environment: string | number, marks: readonly string[]): boolean {
  if (marks.length === 0) return false;
  if (typeof environment === 'string') return marks.every((mark) => `${environment} `.includes(` ${mark} `));
  const bytes = hasProc ? readProcFile(environment, 'environ') : undefined;
  return bytes !== undefined && marks.every((mark) => hasEntry(bytes, mark));
}

function hasEntry(environ: Buffer, entry: string): boolean {
  const at = environ.indexOf(`${entry}\0`);
  return at === 0 || (at > 0 && environ[at - 1] === 0) || (at > 0 && environ.includes(`\0${entry}\0`));
}

function addDescendants(found: Set<number>, rows: readonly ProcessRow[]): void {
  const children = Map.groupBy(rows, (row) => row.parent);
  // A Set is iterated in order of insertion, so what is added here is visited too.
  for (const pid of found) for (const child of children.get(pid) ?? []) found.add(child.pid);
}

interface Known {
  readonly session: number;
  /** The process's MUSTER_ entries, each between two NULs; empty when the session alone says whose it is. */
  readonly environ: string;
  /** False when the next look may see something else. */
  readonly isSettled: boolean;
}

/** What a look has seen of all living processes but this one, so that an attempt's question costs no walk over them. */
interface Sight {
  readonly sessions: ReadonlySet<number>;
  /** The marks of those that bear any, as in `Known`: few, whatever else runs on the machine. */
  readonly environs: readonly string[];
}

/** After this long a look at what is known starts afresh, so that a recycled pid can't hide behind an old entry. */
const forgetAfterMs = 1000;
/**
 * Listing all processes is most of a look, so attempts that end within some milliseconds share one: as many as others are
 * at work, up to this, so that the fewer there are the less a slot stands empty.
 */
const longestRestMs = 10;

/**
 * A cheap answer to "may a member be left?" for the end of every attempt: only pids never seen before are read, and
 * attempts that end together share one look. `true` is no proof (findMembers says which); `false` is.
 */
export class MemberWatch {
  #known = new Map<number, Known>();
  /** Leaders of attempts that have not ended: what is in their sessions is theirs. */
  readonly #leaders = new Set<number>();
  #forgetAt = 0;
  #look: Promise<Sight> | undefined;
  #lookedAt = 0;

  /** An attempt has begun. Until it is asked after, its processes are those of a living attempt, and cost less to see. */
  begin(leader: number): void {
    this.#leaders.add(leader);
  }

  /** Asked once, when the attempt's leader has ended. */
  async mayHaveMembers(of: Membership): Promise<boolean> {
    if (of.leader !== undefined) this.#leaders.delete(of.leader);
    if (!hasProc) return true;
    this.#look ??= new Promise((resolve) => {
      const begin = () => {
        this.#look = undefined;
        resolve(this.#lookAround());
        this.#lookedAt = performance.now();
      };
      const restMs = Math.min(this.#leaders.size, longestRestMs);
      const pauseMs = this.#lookedAt + restMs - performance.now();
      if (pauseMs > 0) setTimeout(begin, pauseMs);
      else setImmediate(begin);
    });
    return isSeen(await this.#look, of);
  }

  #lookAround(): Sight {
    const now = performance.now();
    if (now > this.#forgetAt) {
      this.#known = new Map();
      this.#forgetAt = now + forgetAfterMs;
    }
    const sessions = new Set<number>();
    const environs: string[] = [];
    const settled = new Map<number, Known>();
    for (const pid of listPids()) {
      if (this.#leaders.has(pid)) continue;
      const known = this.#known.get(pid) ?? look(pid, this.#leaders);
      if (known === undefined) continue;
      if (known.isSettled) settled.set(pid, known);
      if (pid === process.pid) continue;
      sessions.add(known.session);
      if (known.environ !== '') environs.push(known.environ);
    }
    this.#known = settled;
    return { sessions, environs };
  }
}

function isSeen({ sessions, environs }: Sight, { leader, marks }: Membership): boolean {
  if (leader !== undefined && sessions.has(leader)) return true;
  return (
    marks.length > 0 && environs.some((environ) => marks.every((mark) => environ.includes(`\0${mark}\0`)))
  );
}

/** What is kept of a process; undefined when it is dead. */
function look(pid: number, leaders: ReadonlySet<number>): Known | undefined {
  const row = readProcess(pid);
  if (row === undefined || row.isZombie) return undefined;
  // Where it goes from here makes no difference: once its leader has ended, what is kept says that it may be a member.
  if (leaders.has(row.session)) return { session: row.session, environ: '', isSettled: true };
  // Threads of the kernel (children of pid 2) have no environment for good.
  if (pid === 2 || row.parent === 2) return { session: row.session, environ: '', isSettled: true };
  const bytes = readProcFile(pid, 'environ');
  // An empty environment may be that of a process between two programs.
  return { session: row.session, environ: marksIn(bytes), isSettled: bytes?.length !== 0 };
}

/** Only the entries that marks are made of, so that no environment of other programs is kept in memory. */
function marksIn(environ: Buffer | undefined): string {
  if (environ === undefined || !environ.includes('MUSTER_')) return '';
  const entries = environ.toString('latin1').split('\0');
  return `\0${entries.filter((entry) => entry.startsWith('MUSTER_')).join('\0')}\0`;
}
