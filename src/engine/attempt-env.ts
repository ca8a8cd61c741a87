// The environment of one attempt's agent. What of Muster's own environment it gets is decided elsewhere.
import type { ManifestRow } from '../core/batch/manifest-row.ts';
import type { AttemptTools } from './attempt-tools.ts';

/** The names are the seed's; MUSTER_* lets leftovers of an attempt be found. */
export function attemptEnv(
  tools: Pick<AttemptTools, 'env' | 'workdir' | 'store'>,
  row: ManifestRow,
  attempt: number,
  promptPath: string,
  logPath: string,
): Record<string, string> {
  return {
    ...tools.env,
    AGENT_BATCH_SHARD_ID: row.shardId,
    AGENT_BATCH_PROMPT: promptPath,
    AGENT_BATCH_WORKDIR: tools.workdir,
    AGENT_BATCH_LOG: logPath,
    AGENT_BATCH_ATTEMPT: String(attempt),
    MUSTER_OWNER: tools.store.owner.token,
    MUSTER_ATTEMPT: `${row.shardId}.${attempt}`,
  };
}
