// report.html: a join as a page for people: decision, counts, failures by cause, every member with the worst first, what it
// cost, digests. One file, no script, nothing loaded. Pure: the same join gives the same bytes. Knows no folder.
import type { ManifestRow } from '../core/batch/manifest-row.ts';
import { countOf } from '../core/count-of.ts';
import type { JoinPage, PagedJoin } from '../core/groups/join-page.ts';
import type { JoinMember } from '../core/groups/join-report.ts';
import { groupFailures } from '../core/report/failure-groups.ts';
import { newestRecords, type ReportRecord } from '../core/report/newest-records.ts';
import { reportOutOfScope } from '../core/report/scope-report.ts';
import { markup, noHtml, type Html } from './html.ts';
import { joinSentence } from './join-text.ts';
import { formatCost } from './numbers.ts';
import { listNames } from './quote.ts';
import { membersTable } from './report-html-members.ts';
import { changesText } from './scope-text.ts';
import { stateLook } from './report-html-states.ts';
import { reportStyle } from './report-html-style.ts';

/** A whole document, UTF-8. Linear in members, conflicts, refusals and records. Everything in it is escaped. */
export function renderReportHtml({ join, rows, records }: JoinPage): string {
  const newest = newestRecords(records);
  const look = join.disposition === 'satisfied' ? 'good' : 'bad';
  return markup`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="referrer" content="no-referrer">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<title>Muster: ${join.group} ${join.disposition}</title>
<style>${{ html: reportStyle }}</style>
</head>
<body>
<header>
<h1>${join.group}: <span class="${look}">${join.disposition}</span></h1>
<p>${joinSentence(join)}</p>
${goOn(join)}${tiles(join)}</header>
<main>
${failures(rows, newest)}${outOfScope(rows, records)}${troubles(join)}${membersTable(join.members, rows, newest)}${usage(join)}${origin(join)}</main>
</body>
</html>
`.html;
}

const goOn = ({ resumeCommand }: PagedJoin): Html =>
  resumeCommand === null ? noHtml : markup`<p>Go on with <code>${resumeCommand}</code></p>\n`;

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
  return markup`<ul class="tiles">
${tile(counts.members, counts.members === 1 ? 'shard' : 'shards')}${shown.map((state) =>
    tile(counts[state], stateLook(state).word, stateLook(state).look),
  )}${tile(files.length, files.length === 1 ? 'joined file' : 'joined files')}</ul>
`;
}

const tile = (count: number, words: string, look = 'plain'): Html =>
  markup`<li><strong class="${look}">${count}</strong> ${words}</li>\n`;

function failures(rows: readonly ManifestRow[], newest: ReadonlyMap<string, ReportRecord>): Html {
  const groups = groupFailures(rows, newest);
  if (groups.length === 0) return noHtml;
  return markup`<section>
<h2>Failures by cause</h2>
<div class="wide"><table>
<caption>Failed shards, the most common cause first</caption>
<thead><tr><th scope="col">cause</th><th scope="col" class="number">shards</th><th scope="col">which</th><th scope="col">for example</th></tr></thead>
<tbody>
${groups.map(
  ({ class: cause, count, shards, example }) =>
    markup`<tr><th scope="row">${cause}</th><td class="number">${count}</td><td>${listNames(shards, 8, count)}</td><td>${example.message}</td></tr>\n`,
)}</tbody>
</table></div>
</section>
`;
}

function outOfScope(rows: readonly ManifestRow[], records: readonly ReportRecord[]): Html {
  const { count, shards } = reportOutOfScope(rows, records);
  if (count === 0) return noHtml;
  const rest = count - shards.length;
  return markup`<section>
<h2>Changed outside of the outputs</h2>
<ul>
${shards.map(({ shard, ...report }) => markup`<li><code>${shard}</code> changed ${changesText(report)}</li>\n`)}${
    rest > 0 ? markup`<li>and ${countOf(rest, 'more shard')}</li>\n` : noHtml
  }</ul>
<p class="soft">None of it was joined. The records have all names.</p>
</section>
`;
}

/** What a reader must know beside failures: conflicts, what was refused, broken chains. */
function troubles({ conflicts, refused, chainProblems }: PagedJoin): Html {
  const lines = [
    ...conflicts.map(
      ({ path, shards }) =>
        markup`<li><code>${path}</code> came from ${listNames(shards)}: none was taken</li>\n`,
    ),
    ...refused.map(({ artifact, shard, attempt, why }) => {
      const whose = shard === undefined ? '' : `, ${shard} attempt ${attempt ?? 0}`;
      return markup`<li><code>${artifact}</code>${whose}: ${why}</li>\n`;
    }),
    ...chainProblems.map(
      ({ kind, leg, runAttempt, shard, attempt }) =>
        markup`<li>${kind} in the chain of leg ${leg}, run attempt ${runAttempt}, at ${shard} attempt ${attempt}</li>\n`,
    ),
  ];
  return lines.length === 0
    ? noHtml
    : markup`<section>
<h2>Not believed</h2>
<ul>
${lines}</ul>
</section>
`;
}

/** A number that no agent told is unknown, not zero. */
function usage({ usage: { inputTokens, cachedInputTokens, outputTokens, costUsd } }: PagedJoin): Html {
  const tokens = (count: number): string => count.toLocaleString('en-US');
  const facts = [
    ...(inputTokens === undefined ? [] : [fact('Tokens in', tokens(inputTokens))]),
    ...(cachedInputTokens === undefined ? [] : [fact('of these cached', tokens(cachedInputTokens))]),
    ...(outputTokens === undefined ? [] : [fact('Tokens out', tokens(outputTokens))]),
    ...(costUsd === undefined ? [] : [fact('Cost', formatCost(costUsd))]),
  ];
  return markup`<section>
<h2>Usage</h2>
${facts.length === 0 ? markup`<p class="soft">The agents told no numbers.</p>` : markup`<dl>\n${facts}</dl>`}
</section>
`;
}

function origin({ group, runAttempt, policy, tolerance, planDigest, merkleRoot, files }: PagedJoin): Html {
  return markup`<section>
<h2>Where it comes from</h2>
<dl>
${[
  fact('Group', group),
  fact('Run attempt', String(runAttempt)),
  fact('Policy', tolerance === null ? policy : `${policy}, ${tolerance} may fail`),
  digest('Plan digest', planDigest),
  digest(`Merkle root of ${countOf(files.length, 'file')}`, merkleRoot),
]}</dl>
<p class="soft">This page is part of the join artifact, and its digest is in join.json: <code>muster verify-manifest</code> checks both.</p>
</section>
`;
}

const fact = (name: string, value: string): Html => markup`<dt>${name}</dt><dd>${value}</dd>\n`;
const digest = (name: string, value: string): Html =>
  markup`<dt>${name}</dt><dd><code>${value}</code></dd>\n`;
