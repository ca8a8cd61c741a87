// The checks that the settings ask for, as core knows them. Plan, run and verify must agree on them, so all ask here.
import { relative, resolve } from 'node:path';
import type { Settings } from '../config/settings.ts';
import { defaultForbidden, type Checks } from '../core/verify/verdict.ts';

export type CheckSettings = Pick<
  Settings,
  | 'workdir'
  | 'forbid'
  | 'noJson'
  | 'outputSchema'
  | 'qcSchema'
  | 'outputSchemaColumn'
  | 'qcSchemaColumn'
  | 'maxFileBytes'
>;

/** Defaults first, then the user's patterns. Schema paths, which settings give from here, become paths from the work dir. */
export function checksOf(settings: CheckSettings): Checks {
  const { outputSchema, qcSchema, outputSchemaColumn, qcSchemaColumn, maxFileBytes } = settings;
  const fromWorkdir = (path: string): string => relative(resolve(settings.workdir), resolve(path)) || '.';
  return {
    forbid: [...new Set([...defaultForbidden, ...settings.forbid])],
    isQcChecked: !settings.noJson,
    ...(outputSchema === undefined ? {} : { outputSchema: fromWorkdir(outputSchema) }),
    ...(qcSchema === undefined ? {} : { qcSchema: fromWorkdir(qcSchema) }),
    ...(outputSchemaColumn === undefined ? {} : { outputSchemaColumn }),
    ...(qcSchemaColumn === undefined ? {} : { qcSchemaColumn }),
    maxFileBytes,
  };
}

/** The columns that name an item's own schemas. */
export function schemaColumnsOf({
  outputSchemaColumn,
  qcSchemaColumn,
}: Pick<Settings, 'outputSchemaColumn' | 'qcSchemaColumn'>): string[] {
  return [outputSchemaColumn, qcSchemaColumn].filter((column) => column !== undefined);
}
