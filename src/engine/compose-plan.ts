// Puts plan.json together from what a plan or a build of prompts knows. Reads and writes nothing.
import { dirname, relative, resolve } from 'node:path';
import { planDigest } from '../core/batch/fingerprint.ts';
import type { Item } from '../core/batch/item.ts';
import type { PlanDocument, StaleWork } from '../core/batch/plan-document.ts';

export interface PlanParts {
  /** Paths as the user named them; the document has them from the batch dir. */
  readonly manifestPath: string;
  readonly itemsPath: string;
  readonly workdir: string;
  readonly template?: { readonly path: string; readonly digest: string };
  /** sha256 of the bytes of items.tsv. */
  readonly itemsDigest: string;
  readonly settings: PlanDocument['settings'];
  /** Digest of the checks. */
  readonly checks: string;
  readonly shards: readonly {
    readonly id: string;
    readonly items: readonly Item[];
    readonly staleWork?: StaleWork | undefined;
  }[];
  /** Digest of each shard's prompt; undefined when no template is known. */
  readonly prompts?: ReadonlyMap<string, string>;
  /** As the document has them; empty or undefined: none. */
  readonly archivedAttempts?: Readonly<Record<string, number>> | undefined;
  readonly earlier?: PlanDocument | undefined;
}

export function composePlan(parts: PlanParts): PlanDocument {
  const { template, itemsDigest, settings, checks, shards, prompts, earlier } = parts;
  const dir = dirname(resolve(parts.manifestPath));
  const fromDir = (path: string): string => relative(dir, resolve(path)) || '.';
  // Without a template at hand, earlier prompts still are right as long as the items are the same.
  const areSameItems = prompts === undefined && earlier?.digests.items === itemsDigest;
  const standing = new Map(areSameItems ? earlier.shards.map((entry) => [entry.id, entry]) : []);
  const templateDigest = template?.digest ?? null;
  const { archivedAttempts = {} } = parts;
  // Stale work is what happened to a batch, not what was planned: it is no part of the plan's digest.
  const named = shards.map(({ id, items }) => ({ id, items: items.map((item) => item.id) }));
  return {
    format: 'muster.plan/1',
    items: fromDir(parts.itemsPath),
    workdir: fromDir(parts.workdir),
    template: template === undefined ? null : fromDir(template.path),
    settings,
    digests: {
      items: itemsDigest,
      template: templateDigest,
      checks,
      plan: planDigest({ items: itemsDigest, template: templateDigest, checks, settings, shards: named }),
    },
    ...(Object.keys(archivedAttempts).length > 0 && { archivedAttempts }),
    shards: named.map((shard, index) => {
      const before = standing.get(shard.id);
      const isSame = before !== undefined && isSameList(before.items, shard.items);
      const prompt = prompts?.get(shard.id) ?? (isSame ? before.prompt : undefined);
      const staleWork = shards[index]?.staleWork;
      return {
        ...shard,
        ...(prompt !== undefined && { prompt }),
        ...(staleWork !== undefined && { staleWork }),
      };
    }),
  };
}

function isSameList(a: readonly string[], b: readonly string[]): boolean {
  return a.length === b.length && a.every((value, index) => value === b[index]);
}
