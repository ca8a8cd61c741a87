// Failures as annotations: on their file and line where they have one, with the remedy in a second line.
import type { Failure } from '../core/failure.ts';
import { failureText } from '../present/failure-text.ts';
import type { Finding } from './annotations.ts';

/** `toRepositoryPath` turns a path as the user named it into one from the root of the repository. */
export function failureFinding(
  failure: Failure,
  level: Finding['level'],
  toRepositoryPath: (path: string) => string,
): Finding {
  const { text, remedy, at } = failureText(failure, 'workflow');
  return {
    level,
    title: 'Muster',
    message: remedy === undefined ? text : `${text}\n${remedy}`,
    ...(at === undefined ? {} : { file: toRepositoryPath(at.file) }),
    ...(at?.line === undefined ? {} : { line: at.line }),
    ...(at?.column === undefined ? {} : { column: at.column }),
  };
}
