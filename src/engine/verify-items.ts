// Verifies items from the bytes on disk (invariant 4): reads each output and QC file once and hands the text to the
// checks of core. Knows nothing of shards, attempts or what a verdict leads to.
import type { Item } from '../core/batch/item.ts';
import type { ItemTable } from '../core/batch/item-table.ts';
import type { Failure } from '../core/failure.ts';
import { ok, type Result } from '../core/result.ts';
import { checkOutput } from '../core/verify/check-output.ts';
import { checkQc } from '../core/verify/check-qc.ts';
import { compilePatterns } from '../core/verify/patterns.ts';
import type { VerifyProblem } from '../core/verify/problem.ts';
import type { Checks, FileFact, ItemVerdict } from '../core/verify/verdict.ts';
import { isTooOld, type WantedAge } from './file-age.ts';
import { factOf, outputRefusal, qcRefusal, textOf } from './file-evidence.ts';
import { openLinkedFiles } from './linked-files.ts';
import { openContainedReader, type ReadContained } from './read-contained-file.ts';
import type { loadSchemas as LoadSchemas, Schemas } from './load-schemas.ts';
import { realWorkdir } from './real-workdir.ts';

export interface VerifyOptions extends WantedAge {
  readonly wantDigests: boolean;
}

export interface Verifier {
  /**
   * A verdict for each item, in item order. Synchronous, and from the files as they lie now, so an agent may run in between;
   * all that is kept is whose link was the first to lead to a file. No file is read twice, none is waited for.
   */
  verify(items: readonly Item[], options: VerifyOptions): ItemVerdict[];
  /** The same, but only the verdicts with problems: nothing is kept of 100,000 items that pass. */
  failing(items: readonly Item[], options: VerifyOptions): ItemVerdict[];
}

const noSchema = {};
const noSchemas: Schemas = { outputSchemaOf: () => noSchema, qcSchemaOf: () => noSchema };

const hasSchemas = ({ outputSchema, qcSchema, outputSchemaColumn, qcSchemaColumn }: Checks): boolean =>
  [outputSchema, qcSchema, outputSchemaColumn, qcSchemaColumn].some((name) => name !== undefined);

/** With its compiler, only where a schema is configured. */
const loadSchemas: typeof LoadSchemas = async (...request) =>
  (await import('./load-schemas.ts')).loadSchemas(...request);

const noProblems: readonly VerifyProblem[] = [];

export interface VerifierPlace {
  /** The work dir whose schemas count, where the outputs lie in a tree of their own. */
  readonly schemaRoot?: string;
  /** All items of the batch: no output or QC file may be a link to what one of them names. */
  readonly batchItems?: readonly Item[];
  /** Where the cell stands that names a schema. */
  readonly locate?: ItemTable['locate'];
}

/**
 * Compiles patterns and schemas once. `root` is the work dir; `items` are those whose schema columns are to be checked
 * now (schemas met later are compiled then, and a bad one is a problem of its items). Failures, all at once:
 * `pattern-invalid`, and those of loadSchemas.
 */
export async function openVerifier(
  checks: Checks,
  root: string,
  items: readonly Item[] = [],
  { schemaRoot = root, batchItems = items, locate }: VerifierPlace = {},
): Promise<Result<Verifier, Failure>> {
  const real = realWorkdir(root);
  const realSchemas = realWorkdir(schemaRoot);
  if (!real.ok) return real;
  if (!realSchemas.ok) return realSchemas;
  const patterns = await compilePatterns(checks.forbid);
  const schemas = hasSchemas(checks)
    ? await loadSchemas(checks, realSchemas.value, items, locate)
    : ok(noSchemas);
  if (!patterns.ok || !schemas.ok) {
    return {
      ok: false,
      failures: [patterns, schemas].flatMap((result) => (result.ok ? [] : result.failures)),
    };
  }
  const { outputSchemaOf, qcSchemaOf } = schemas.value;
  const linkedTo = openLinkedFiles(real.value, batchItems, checks.isQcChecked);

  const verifyOutput = (
    read: ReadContained,
    item: Item,
    options: VerifyOptions,
    problems: VerifyProblem[],
  ): FileFact | undefined => {
    const file = read(item.output);
    if (file.kind !== 'read') {
      problems.push(outputRefusal(item, file, checks.maxFileBytes));
      return undefined;
    }
    const fact = options.wantDigests ? factOf(file) : undefined;
    const linked = linkedTo(item, 'output', file);
    if (linked !== undefined)
      problems.push({ item: item.id, path: item.output, reason: 'output-is-link', ...linked });
    const text = textOf(file);
    if (typeof text !== 'string') {
      problems.push({
        item: item.id,
        path: item.output,
        reason: 'output-unreadable',
        error: 'not UTF-8 text',
        ...text,
      });
    }
    if (isTooOld(item, 'output', file, options)) {
      problems.push({ item: item.id, path: item.output, reason: 'output-not-newer' });
    }
    if (typeof text === 'string') {
      const schema = outputSchemaOf(item);
      if (schema.problem !== undefined) problems.push(schema.problem);
      checkOutput(item, text, patterns.value, schema.check, problems);
    }
    return fact;
  };

  const verifyQc = (
    read: ReadContained,
    item: Item,
    options: VerifyOptions,
    problems: VerifyProblem[],
  ): FileFact | undefined => {
    const file = read(item.qc);
    if (file.kind !== 'read') {
      problems.push(qcRefusal(item, file, checks.maxFileBytes));
      return undefined;
    }
    const fact = options.wantDigests ? factOf(file) : undefined;
    const linked = linkedTo(item, 'qc', file);
    if (linked !== undefined)
      problems.push({ item: item.id, path: item.qc, reason: 'qc-is-link', ...linked });
    if (isTooOld(item, 'qc', file, options)) {
      problems.push({ item: item.id, path: item.qc, reason: 'qc-not-newer' });
    }
    const text = textOf(file);
    if (typeof text !== 'string') {
      problems.push({
        item: item.id,
        path: item.qc,
        reason: 'qc-unreadable',
        error: 'not UTF-8 text',
        ...text,
      });
      return fact;
    }
    const schema = qcSchemaOf(item);
    if (schema.problem !== undefined) problems.push(schema.problem);
    checkQc(item, text, schema.check, problems);
    return fact;
  };

  const verifyItem = (read: ReadContained, item: Item, options: VerifyOptions): ItemVerdict => {
    const problems: VerifyProblem[] = [];
    const output = verifyOutput(read, item, options, problems);
    const qc = checks.isQcChecked ? verifyQc(read, item, options, problems) : undefined;
    const verdict = { item: item.id, problems: problems.length === 0 ? noProblems : problems };
    if (output === undefined && qc === undefined) return verdict;
    return { ...verdict, ...(output === undefined ? {} : { output }), ...(qc === undefined ? {} : { qc }) };
  };

  const verdictsOf = (
    selected: readonly Item[],
    options: VerifyOptions,
    isPassWanted: boolean,
  ): ItemVerdict[] => {
    const isAgeWanted = options.newerThanMs !== undefined;
    const read = openContainedReader(real.value, checks.maxFileBytes, isAgeWanted);
    const verdicts: ItemVerdict[] = [];
    for (const item of selected) {
      const verdict = verifyItem(read, item, options);
      if (isPassWanted || verdict.problems.length > 0) verdicts.push(verdict);
    }
    return verdicts;
  };

  return ok({
    verify: (selected, options) => withoutStacks(() => verdictsOf(selected, options, true)),
    failing: (selected, options) => withoutStacks(() => verdictsOf(selected, options, false)),
  });
}

/** Each missing file is an exception of node:fs; the stacks of 100,000 would cost seconds and much memory. */
function withoutStacks<T>(work: () => T): T {
  const { stackTraceLimit } = Error;
  Error.stackTraceLimit = 0;
  try {
    return work();
  } finally {
    Error.stackTraceLimit = stackTraceLimit;
  }
}
