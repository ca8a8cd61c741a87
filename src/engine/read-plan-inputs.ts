// Reads what a plan is made of: items, template, work dir. Decides nothing.
import { existsSync } from 'node:fs';
import { dirname, relative, resolve } from 'node:path';
import { sha256 } from '../core/batch/fingerprint.ts';
import type { ItemTable } from '../core/batch/item-table.ts';
import type { PlanDocument } from '../core/batch/plan-document.ts';
import { checkGroups, type CutSettings } from '../core/batch/shards.ts';
import type { Failure } from '../core/failure.ts';
import { failAll, ok, type Result } from '../core/result.ts';
import { readInput } from './read-input.ts';
import { readItems } from './read-items.ts';
import { realWorkdir } from './real-workdir.ts';
import { readTemplate, type ReadTemplate } from './read-template.ts';

/** Where a plan's parts are. Paths as the user named them. */
export interface PlanSources {
  readonly manifestPath: string;
  readonly itemsPath: string;
  readonly workdir: string;
  readonly templatePath?: string | undefined;
  /** Further files and folders that items must not write to. */
  readonly reserved: readonly string[];
  readonly cut: CutSettings;
  readonly isQcRequired: boolean;
  /** Columns that name an item's own JSON Schemas. */
  readonly schemaColumns: readonly string[];
}

/** What a plan is made of, read and checked. */
export interface PlanInputs {
  readonly table: ItemTable;
  readonly itemsDigest: string;
  /** Real path of the work dir. */
  readonly root: string;
  readonly template?: ReadTemplate;
  readonly templatePath?: string;
}

/** Every problem of items, template and work dir. */
export async function readPlanInputs(
  options: PlanSources,
  plan: PlanDocument | undefined,
): Promise<Result<PlanInputs, Failure>> {
  const { itemsPath, workdir, isQcRequired, schemaColumns, cut } = options;
  const templatePath = options.templatePath ?? earlierTemplate(options.manifestPath, plan);
  const bytes = readInput(itemsPath, 'items');
  const root = realWorkdir(workdir);
  const template = templatePath === undefined ? ok(undefined) : await readTemplate(templatePath);
  const failures = [bytes, root, template].flatMap((result) => (result.ok ? [] : result.failures));
  if (!bytes.ok || !root.ok || !template.ok) return failAll(failures);
  const reserved = [...options.reserved, ...(templatePath === undefined ? [] : [templatePath])];
  const table = await readItems({
    itemsPath,
    workdir,
    isQcRequired,
    schemaColumns,
    reserved,
    bytes: bytes.value,
  });
  if (!table.ok) return table;
  if (cut.groupBy !== undefined) {
    const groups = checkGroups(table.value, cut.groupBy, itemsPath);
    if (!groups.ok) return groups;
  }
  return ok({
    table: table.value,
    itemsDigest: sha256(bytes.value),
    root: root.value,
    ...(template.value !== undefined && { template: template.value }),
    ...(templatePath !== undefined && { templatePath }),
  });
}

/** The template of the earlier plan: its prompts must not fall behind the items. */
function earlierTemplate(manifestPath: string, plan: PlanDocument | undefined): string | undefined {
  if (typeof plan?.template !== 'string') return undefined;
  const path = relative('', resolve(dirname(manifestPath), plan.template));
  return existsSync(path) ? path : undefined;
}
