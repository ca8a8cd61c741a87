// The table of all members on the page, the worst first, with what verification found. Knows nothing of the other sections.
import type { ManifestRow } from '../core/batch/manifest-row.ts';
import type { JoinMember } from '../core/groups/join-report.ts';
import { formatDuration } from '../core/report/duration.ts';
import type { ReportRecord } from '../core/report/newest-records.ts';
import { html, noHtml, type Html } from './html.ts';
import { problemText } from './problem-text.ts';
import { countOf } from './quote.ts';
import { stateLook, worstFirst } from './report-html-states.ts';

/** More of them than this are in the record; ten thousand shards must not make a page that no browser opens. */
const maxProblems = 20;

export function membersTable(
  members: readonly JoinMember[],
  rows: readonly ManifestRow[],
  newest: ReadonlyMap<string, ReportRecord>,
): Html {
  const rowOf = new Map(rows.map((row) => [row.shardId, row]));
  const lines = worstFirst(members).map((member) =>
    memberLine(member, rowOf.get(member.shard), newest.get(member.shard)),
  );
  return html`<section>
    <h2>Shards</h2>
    <div class="wide">
      <table>
        <caption>
          All ${countOf(members.length, 'shard')}, the worst first
        </caption>
        <thead>
          <tr>
            <th scope="col">shard</th>
            <th scope="col">state</th>
            <th scope="col" class="number">attempt</th>
            <th scope="col" class="number">run attempt</th>
            <th scope="col" class="number">items</th>
            <th scope="col">first to last item</th>
            <th scope="col" class="number">took</th>
            <th scope="col">cause</th>
          </tr>
        </thead>
        <tbody>
          ${lines}
        </tbody>
      </table>
    </div>
  </section>`;
}

function memberLine(
  member: JoinMember,
  row: ManifestRow | undefined,
  newest: ReportRecord | undefined,
): Html {
  const { mark, word, look } = stateLook(member.state);
  // The manifest may know the standing record under a later number of attempt than the member.
  const record = newest !== undefined && newest.attempt === row?.attempt ? newest : undefined;
  const took = member.fence === null || record === undefined ? '' : formatDuration(record.durationMs);
  return html`<tr>
    <th scope="row"><code>${member.shard}</code></th>
    <td class="state ${look}">${mark} ${word}</td>
    <td class="number">${member.attempt}</td>
    <td class="number">${runAttempt(member)}</td>
    <td class="number">${row?.itemCount ?? ''}</td>
    <td>${span(row)}</td>
    <td class="number">${took}</td>
    <td>${cause(member, record)}</td>
  </tr> `;
}

const runAttempt = ({ isCarried, fence }: JoinMember): string =>
  isCarried ? 'earlier run' : fence === null ? '' : String(fence.runAttempt);

const span = (row: ManifestRow | undefined): Html =>
  row === undefined
    ? noHtml
    : row.firstItem === row.lastItem
      ? html`<code>${row.firstItem}</code>`
      : html`<code>${row.firstItem}</code> … <code>${row.lastItem}</code>`;

function cause(member: JoinMember, record: ReportRecord | undefined): Html {
  if (member.state === 'missing') return html`it left no record`;
  if (member.class === undefined) return noHtml;
  const problems = record?.failure?.problems ?? [];
  const shown = problems.slice(0, maxProblems);
  const total = record?.failure?.problemCount ?? problems.length;
  const rest = total - shown.length;
  const list =
    shown.length === 0
      ? noHtml
      : html`<details>
          <summary>${countOf(total, 'problem')}</summary>
          <ul>
            ${shown.map((problem) => html`<li>${problemText(problem)}</li>`)}${rest > 0 ? html`<li>and ${rest} more in its record</li>` : noHtml}
          </ul>
        </details>`;
  return html`${member.class}: ${member.message ?? ''}${list}`;
}
