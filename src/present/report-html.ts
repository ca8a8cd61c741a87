// report.html: a join as a page for people: decision, counts, failures by cause, every member with the worst first, what it
// cost, digests. One file, no script, nothing loaded. Pure: the same join gives the same bytes. Knows no folder.
import type { ManifestRow } from '../core/batch/manifest-row.ts';
import type { JoinPage, PagedJoin } from '../core/groups/join-page.ts';
import type { JoinMember } from '../core/groups/join-report.ts';
import { groupFailures } from '../core/report/failure-groups.ts';
import { newestRecords, type ReportRecord } from '../core/report/newest-records.ts';
import { html, noHtml, type Html } from './html.ts';
import { joinSentence } from './join-text.ts';
import { formatCost } from './numbers.ts';
import { countOf, listNames } from './quote.ts';
import { membersTable } from './report-html-members.ts';
import { stateLook } from './report-html-states.ts';
import { reportStyle } from './report-html-style.ts';

/** A whole document, UTF-8. Linear in members, conflicts, refusals and records. Everything in it is escaped. */
export function renderReportHtml({ join, rows, records }: JoinPage): string {
  const title = `Muster: ${join.group} ${join.disposition}`;
  const newest = newestRecords(records);
  const look = join.disposition === 'satisfied' ? 'good' : 'bad';
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="referrer" content="no-referrer" />
        <meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'" />
        <title>${title}</title>
        <style>
          ${{ html: reportStyle }}
        </style>
      </head>
      <body>
        <header>
          <h1>${join.group}: <span class="${look}">${join.disposition}</span></h1>
          <p>${joinSentence(join)}</p>
          ${resume(join)} ${tiles(join)}
        </header>
        <main>
          ${failures(rows, newest)} ${troubles(join)} ${membersTable(join.members, rows, newest)}
          ${usage(join)} ${origin(join)}
        </main>
      </body>
    </html> `.html;
}

const resume = ({ resumeCommand }: PagedJoin): Html =>
  resumeCommand === null ? noHtml : html`<p>Go on with <code>${resumeCommand}</code></p>`;

const tileOrder: readonly JoinMember['state'][] = [
  'verified',
  'succeeded',
  'failed',
  'cancelled',
  'missing',
  'open',
  'skipped',
];

function tiles({ counts, files }: PagedJoin): Html {
  const shown = tileOrder.filter((state) => counts[state] > 0);
  return html`<ul class="tiles">
    <li><strong>${counts.members}</strong> ${counts.members === 1 ? 'shard' : 'shards'}</li>
    ${shown.map((state) => html`<li><strong class="${stateLook(state).look}">${counts[state]}</strong> ${stateLook(state).word}</li> `)}
    <li><strong>${files.length}</strong> joined ${files.length === 1 ? 'file' : 'files'}</li>
  </ul>`;
}

function failures(rows: readonly ManifestRow[], newest: ReadonlyMap<string, ReportRecord>): Html {
  const groups = groupFailures(rows, newest);
  if (groups.length === 0) return noHtml;
  return html`<section>
    <h2>Failures by cause</h2>
    <div class="wide">
      <table>
        <caption>
          Failed shards, the most common cause first
        </caption>
        <thead>
          <tr>
            <th scope="col">cause</th>
            <th scope="col" class="number">shards</th>
            <th scope="col">which</th>
            <th scope="col">for example</th>
          </tr>
        </thead>
        <tbody>
          ${groups.map(
            ({ class: cause, count, shards, example }) =>
              html`<tr>
                <th scope="row">${cause}</th>
                <td class="number">${count}</td>
                <td>${listNames(shards, 8, count)}</td>
                <td>${example.message}</td>
              </tr> `,
          )}
        </tbody>
      </table>
    </div>
  </section>`;
}

/** What a reader must know beside failures: conflicts, what was not believed, broken chains. */
function troubles({ conflicts, refused, chainProblems }: PagedJoin): Html {
  const parts = [
    ...conflicts.map(
      ({ path, shards }) =>
        html`<li><code>${path}</code> came from ${listNames(shards)}: none was taken</li> `,
    ),
    ...refused.map(
      ({ artifact, shard, attempt, why }) =>
        html`<li>
          <code>${artifact}</code>${shard === undefined ? '' : `, ${shard} attempt ${attempt ?? 0}`}: ${why}
        </li> `,
    ),
    ...chainProblems.map(
      ({ kind, leg, runAttempt, shard, attempt }) =>
        html`<li>
          ${kind} in the chain of leg ${leg}, run attempt ${runAttempt}, at ${shard} attempt ${attempt}
        </li> `,
    ),
  ];
  return parts.length === 0
    ? noHtml
    : html`<section>
        <h2>Not believed</h2>
        <ul>
          ${parts}
        </ul>
      </section>`;
}

/** A number that no agent told is unknown, not zero. */
function usage({ usage: { inputTokens, cachedInputTokens, outputTokens, costUsd } }: PagedJoin): Html {
  const tokens = (count: number): string => count.toLocaleString('en-US');
  const lines = [
    ...(inputTokens === undefined ? [] : [fact('Tokens in', tokens(inputTokens))]),
    ...(cachedInputTokens === undefined ? [] : [fact('of these cached', tokens(cachedInputTokens))]),
    ...(outputTokens === undefined ? [] : [fact('Tokens out', tokens(outputTokens))]),
    ...(costUsd === undefined ? [] : [fact('Cost', formatCost(costUsd))]),
  ];
  return html`<section>
    <h2>Usage</h2>
    ${lines.length === 0 ? html`<p class="soft">The agents told no numbers.</p>` : html`<dl>${lines}</dl>`}
  </section>`;
}

function origin({ group, runAttempt, policy, tolerance, planDigest, merkleRoot, files }: PagedJoin): Html {
  return html`<section>
    <h2>Where it comes from</h2>
    <dl>
      ${[
        fact('Group', group),
        fact('Run attempt', String(runAttempt)),
        fact('Policy', tolerance === null ? policy : `${policy}, ${tolerance} may fail`),
        digest('Plan digest', planDigest),
        digest(`Merkle root of ${countOf(files.length, 'file')}`, merkleRoot),
      ]}
    </dl>
    <p class="soft">
      This page is part of the join artifact, and its digest is in join.json:
      <code>muster verify-manifest FOLDER</code> checks both.
    </p>
  </section>`;
}

const fact = (name: string, value: string): Html =>
  html`<dt>${name}</dt>
    <dd>${value}</dd> `;
const digest = (name: string, value: string): Html =>
  html`<dt>${name}</dt>
    <dd><code>${value}</code></dd> `;
