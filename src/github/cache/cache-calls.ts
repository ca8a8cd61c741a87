// The calls of @actions/cache, with its failures made visible: it never throws them, it prints them, and answers as for a
// miss. Knows keys and one folder, not what lies in it.
import { quietly } from '../artifacts/quiet-output.ts';

export interface CacheCalls {
  /** False: this job has no cache. */
  isAvailable(): Promise<boolean>;
  /** Newest key that starts with `prefix`; undefined when there is none. Throws when the service fails. */
  newestKey(prefix: string): Promise<string | undefined>;
  /** Lays the folder down as it was saved under exactly this key; false when it is gone. Throws when the service fails. */
  restore(key: string): Promise<boolean>;
  /** False: the key is taken, or the job may not write. Throws when the service fails. */
  save(key: string): Promise<boolean>;
}

/** No key is this one: the prefix alone decides. */
const noKey = (prefix: string): string => `${prefix}?`;

/**
 * For one folder, named from the current one: its name is part of what the service knows an entry by, so an absolute path
 * would hide the state from a runner that works elsewhere.
 */
export function openCacheCalls(folder: string): CacheCalls {
  const load = () => import('@actions/cache');
  const heard = async <T>(work: () => Promise<T>): Promise<{ readonly value: T; readonly said: string }> => {
    let said = '';
    const value = await quietly(work, (text) => void (said += text));
    return { value, said };
  };
  const refuse = (said: string): void => {
    const trouble = troubleIn(said);
    if (trouble !== undefined) throw new Error(trouble);
  };
  return {
    isAvailable: () => quietly(async () => (await load()).isFeatureAvailable()),
    async newestKey(prefix) {
      const { value, said } = await heard(async () =>
        (await load()).restoreCache([folder], noKey(prefix), [prefix], { lookupOnly: true }),
      );
      if (value === undefined) refuse(said);
      return value;
    },
    async restore(key) {
      const { value, said } = await heard(async () => (await load()).restoreCache([folder], key));
      if (value === undefined) refuse(said);
      return value === key;
    },
    async save(key) {
      const { value, said } = await heard(async () => (await load()).saveCache([folder], key));
      if (value !== -1) return true;
      if (!isRefusal(said)) refuse(said);
      return false;
    },
  };
}

/**
 * The key is taken, or writing is denied. A service that is down is reported in the same words, "another job may be
 * creating this cache"; only a debug line tells them apart.
 */
function isRefusal(said: string): boolean {
  const reserve = /Failed to reserve cache: (.*)/.exec(said)?.[1];
  return reserve === undefined
    ? said.includes('Cache save skipped')
    : /\(409\)|cache write denied/.test(reserve);
}

/** What the library says of a failure, from its warnings and errors; undefined where it says none. */
function troubleIn(said: string): string | undefined {
  const line =
    /^(?:::(?:warning|error|debug)[^:]*::)?(?<text>(?:Failed to (?:restore|save|reserve cache): |Unable to finalize ).*)$/m.exec(
      said,
    );
  return line?.groups?.['text'];
}
