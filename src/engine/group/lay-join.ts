// join.json and its page into the batch dir, where people look for them. What else the join leaves does not depend on it.
import { join } from 'node:path';
import type { Failure } from '../../core/failure.ts';
import { joinPageName } from '../../core/groups/join-page.ts';
import { joinDocumentName, renderJoin } from '../../core/groups/join-report.ts';
import { unwritable } from '../../core/system-error.ts';
import { writeWhole } from './fetch-plan.ts';
import type { JoinedGroup } from './join-group.ts';

/** `file-unwritable` for each that the disk refused; the join's decision is made then, and its evidence still to be left. */
export function layJoin(batchDir: string, { document, page = '' }: JoinedGroup): Failure[] {
  const texts = [
    { file: join(batchDir, joinDocumentName), text: () => renderJoin(document) },
    { file: join(batchDir, joinPageName), text: () => page },
  ];
  return texts.flatMap(({ file, text }): Failure[] => {
    try {
      writeWhole(file, text());
      return [];
    } catch (error) {
      return [unwritable(error, file)];
    }
  });
}
