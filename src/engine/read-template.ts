// A prompt template from disk: strict UTF-8, its digest, and warnings about names that stand for nothing.
import { sha256 } from '../core/batch/fingerprint.ts';
import { decodeUtf8 } from '../core/batch/utf8.ts';
import type { Failure } from '../core/failure.ts';
import {
  normalTemplate,
  parseTemplate,
  type Template,
  templateVariables,
  unknownVariables,
} from '../core/prompts/template.ts';
import { fail, ok, type Result } from '../core/result.ts';
import { readInput } from './read-input.ts';

export interface ReadTemplate {
  readonly template: Template;
  /** sha256 of the file's bytes. */
  readonly digest: string;
  /** Unknown variables: they stay in the prompt as they are. */
  readonly warnings: readonly Failure[];
}

/** `path` as the user named it. Failures: `file-missing`, `file-unreadable`, `not-utf8`. */
export async function readTemplate(path: string): Promise<Result<ReadTemplate, Failure>> {
  const bytes = readInput(path, 'template');
  if (!bytes.ok) return bytes;
  const decoded = decodeUtf8(bytes.value, { keepBom: true });
  if (!decoded.ok) {
    return fail({
      reason: 'not-utf8',
      at: { file: path, line: decoded.line, column: decoded.column },
      role: 'template',
    });
  }
  const text = normalTemplate(decoded.text);
  const template = parseTemplate(text);
  return ok({ template, digest: sha256(bytes.value), warnings: await warningsOf(template, text, path) });
}

async function warningsOf(template: Template, text: string, path: string): Promise<Failure[]> {
  if (template.unknown.length === 0) return [];
  const { nearest } = await import('../core/nearest.ts');
  return unknownVariables(template, text, path, (name) => nearest(name, templateVariables));
}
