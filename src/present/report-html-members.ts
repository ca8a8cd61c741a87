// The table of all members on the page, the worst first, with what verification found. Knows nothing of the other sections.
import type { ManifestRow } from '../core/batch/manifest-row.ts';
import { countOf } from '../core/count-of.ts';
import type { JoinMember } from '../core/groups/join-report.ts';
import { formatDuration } from '../core/report/duration.ts';
import type { ReportRecord } from '../core/report/newest-records.ts';
import { markup, noHtml, type Html } from './html.ts';
import { problemText } from './problem-text.ts';
import { stateLook, worstFirst } from './report-html-states.ts';

/** More of them than this are in the record; ten thousand shards must not make a page that no browser opens. */
const maxProblems = 20;

/** Linear in members and rows; a member without a row is listed with what is known of it. */
export function membersTable(
  members: readonly JoinMember[],
  rows: readonly ManifestRow[],
  newest: ReadonlyMap<string, ReportRecord>,
): Html {
  const rowOf = new Map(rows.map((row) => [row.shardId, row]));
  const lines = worstFirst(members).map((member) =>
    memberLine(member, rowOf.get(member.shard), newest.get(member.shard)),
  );
  return markup`<section>
<h2>Shards</h2>
<div class="wide"><table>
<caption>${countOf(members.length, 'shard')}, the worst first</caption>
<thead><tr><th scope="col">shard</th><th scope="col">state</th><th scope="col" class="number">attempt</th><th scope="col" class="number">run attempt</th><th scope="col" class="number">items</th><th scope="col">first to last item</th><th scope="col" class="number">took</th><th scope="col">cause</th></tr></thead>
<tbody>
${lines}</tbody>
</table></div>
</section>
`;
}

function memberLine(
  member: JoinMember,
  row: ManifestRow | undefined,
  newest: ReportRecord | undefined,
): Html {
  const { mark, word, look } = stateLook(member.state);
  // The manifest may know the standing record under a later number of attempt than the member.
  const record =
    newest !== undefined && newest.attempt === row?.attempt && member.fence !== null ? newest : undefined;
  const took = record === undefined ? '' : formatDuration(record.durationMs);
  return markup`<tr><th scope="row"><code>${member.shard}</code></th><td class="state ${look}">${mark} ${word}</td>${[
    number(member.attempt === 0 ? '' : String(member.attempt)),
    number(runAttempt(member)),
    number(row === undefined ? '' : String(row.itemCount)),
  ]}<td>${span(row)}</td>${number(took)}<td>${cause(member, record)}</td></tr>\n`;
}

const number = (text: string): Html => markup`<td class="number">${text}</td>`;

const runAttempt = ({ isCarried, fence }: JoinMember): string =>
  isCarried ? 'earlier run' : fence === null ? '' : String(fence.runAttempt);

function span(row: ManifestRow | undefined): Html {
  if (row === undefined) return noHtml;
  return row.firstItem === row.lastItem
    ? markup`<code>${row.firstItem}</code>`
    : markup`<code>${row.firstItem}</code> … <code>${row.lastItem}</code>`;
}

function cause(member: JoinMember, record: ReportRecord | undefined): Html {
  if (member.state === 'missing') return markup`it left no record`;
  if (member.class === undefined) return noHtml;
  const { problems = [], problemCount = problems.length } = record?.failure ?? {};
  const shown = problems.slice(0, maxProblems).map((problem) => markup`<li>${problemText(problem)}</li>`);
  const rest = problemCount - shown.length;
  if (rest > 0) shown.push(markup`<li>and ${rest} more in its record</li>`);
  const list =
    shown.length === 0
      ? noHtml
      : markup`<details><summary>${countOf(problemCount, 'problem')}</summary><ul>${shown}</ul></details>`;
  return markup`${member.class}: ${member.message ?? ''}${list}`;
}
