// What a join says above the table of its batch: the decision and why, how to go on, the root. Everything in it is
// escaped.
import { countOf } from '../core/count-of.ts';
import type { JoinDocument } from '../core/groups/join-report.ts';
import { joinSentence } from '../present/join-text.ts';
import { markdownCode, markdownText } from './markdown-cell.ts';

const maxLead = 1000;

/**
 * Wraps a summary that opens with its heading: the lead stands below that line. The bound still holds, because the lead's
 * bytes are taken from what the summary may use.
 */
export function withJoinLead(
  document: Pick<
    JoinDocument,
    | 'disposition'
    | 'reason'
    | 'counts'
    | 'policy'
    | 'tolerance'
    | 'members'
    | 'resumeCommand'
    | 'files'
    | 'merkleRoot'
  >,
  summary: (limitBytes: number) => string,
): (limitBytes: number) => string {
  const { resumeCommand, files, merkleRoot } = document;
  const sentences = [
    markdownText(joinSentence(document), maxLead),
    ...(resumeCommand === null ? [] : [`Go on with ${markdownCode(resumeCommand, maxLead)}`]),
    `Merkle root of ${countOf(files.length, 'file')}: ${markdownCode(merkleRoot)}`,
  ];
  const lead = `\n${sentences.join('<br>\n')}\n\n`;
  return (limitBytes) => {
    const text = summary(limitBytes - Buffer.byteLength(lead));
    const end = text.indexOf('\n') + 1;
    return text.startsWith('## ') ? text.slice(0, end) + lead + text.slice(end) : text;
  };
}
