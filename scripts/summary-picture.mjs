// Makes the pictures of the documentation: the example docs-audit is planned, worked on by legs and joined, with one shard
// that fails and one leg that never comes; what the join then wrote is rendered and photographed by Chromium. Run by hand,
// after a change of the summary or of report.html.
//   node scripts/summary-picture.mjs [FOLDER, default docs/images]        CHROMIUM=/path/to/chromium
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { marked } from 'marked';
import { GroupRig, must } from '../__tests__/rigs/group-rig.ts';
import { reportBatch } from '../src/action/batch-report.ts';
import { missingShards } from '../src/core/groups/join-report.ts';
import { joinGroup } from '../src/engine/group/join-group.ts';
import { withJoinLead } from '../src/github/join-lead.ts';
import { renderReportHtml } from '../src/present/report-html.ts';
import { openBatch } from '../src/wire/open-batch.ts';
import { openJoin } from '../src/wire/open-join.ts';

const project = fileURLToPath(new URL('..', import.meta.url));
const images = resolve(process.argv[2] ?? join(project, 'docs/images'));
/** The leg that "never comes" is that of shard_004. */
const lostLeg = 3;
const worker = `sh worker.sh && if [ "$AGENT_BATCH_SHARD_ID" = shard_003 ]; then sed 's/"findings"/"TODO"/' reports/usage.json >new.json && mv new.json reports/usage.json; fi`;

const { summary, report } = await joinExample();
const folder = mkdtempSync(join(tmpdir(), 'muster-picture-'));
try {
  mkdirSync(images, { recursive: true });
  photograph('summary', summaryPage(summary), { width: 1030, height: 650 });
  photograph('report', report, { width: 1100, height: 1050 });
} finally {
  rmSync(folder, { recursive: true, force: true });
}

/** The Markdown and the page that a real join of the example leaves. */
async function joinExample() {
  using rig = new GroupRig(0);
  cpSync(join(project, 'examples/docs-audit'), rig.path('repo'), { recursive: true });
  cpSync(join(project, 'examples/docs-audit/prompt-template.md'), rig.path('repo/template.md'));
  const settings = { 'shell-command': worker };
  const { legs, sealDigest } = await rig.plan({ settings });
  for (const { index } of legs) if (index !== lostLeg) await rig.leg(index, sealDigest, { settings });
  const workspace = rig.workspace('join');
  const resolved = await rig.settings(workspace, settings);
  const opened = await openJoin({
    resolved,
    artifacts: rig.artifacts.store(1),
    group: 'demo',
    runAttempt: 1,
    place: 'alone',
    resumeCommand: () => 'gh run rerun 4711 --failed',
    warn: () => undefined,
  });
  const joined = must(await joinGroup({ ...must(opened), renderPage: renderReportHtml }));
  const store = openBatch(resolved.values, () => undefined);
  const told = await reportBatch(store, joined.rows, {
    title: `Muster join, ${joined.document.disposition}`,
    missing: missingShards(joined.document),
    workdir: workspace,
    toRepositoryPath: (path) => path,
  });
  joined.dispose();
  return { summary: withJoinLead(joined.document, told.summary)(1_000_000), report: joined.page };
}

/** As GitHub shows a step summary: its Markdown, our approximation of its style. */
function summaryPage(markdown) {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><style>
body { margin: 0; padding: 24px; background: #f6f8fa; color: #1f2328;
  font: 14px/1.5 -apple-system, "Segoe UI", "Noto Sans", "Liberation Sans", "DejaVu Sans", Arial, sans-serif, "Noto Color Emoji"; }
.box { padding: 8px 24px 24px; border: 1px solid #d1d9e0; border-radius: 6px; background: #fff; }
.who { margin: 0 -24px 8px; padding: 4px 24px 10px; border-bottom: 1px solid #d1d9e0; font-weight: 600; }
.who span { color: #59636e; font-weight: 400; }
h2, h3 { margin: 20px 0 14px; font-weight: 600; line-height: 1.25; }
h2 { padding-bottom: 7px; border-bottom: 1px solid #d1d9e0; font-size: 21px; } h3 { font-size: 17.5px; }
table { border-collapse: collapse; margin: 0 0 14px; font-size: 13.5px; }
th, td { padding: 5px 12px; border: 1px solid #d1d9e0; text-align: left; white-space: nowrap; }
th { font-weight: 600; } tr:nth-child(2n) td { background: #f6f8fa; }
[align=right] { text-align: right; }
code { padding: 2px 5px; border-radius: 6px; background: rgb(129 139 152 / 12%);
  font: 12px ui-monospace, "SF Mono", "Liberation Mono", "DejaVu Sans Mono", monospace; }
</style></head><body><div class="box"><div class="who">muster <span>summary</span></div>
${marked.parse(markdown, { gfm: true, async: false })}</div></body></html>`;
}

function photograph(name, html, { width, height }) {
  const page = join(folder, `${name}.html`);
  const picture = join(images, `${name}.png`);
  writeFileSync(page, html);
  const flags = [
    '--headless',
    '--no-sandbox',
    '--disable-gpu',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--hide-scrollbars',
    `--user-data-dir=${join(folder, 'profile')}`,
    `--window-size=${width},${height}`,
    `--screenshot=${picture}`,
  ];
  const program = process.env.CHROMIUM ?? 'chromium';
  const { status, error } = spawnSync(program, [...flags, pathToFileURL(page).href], { stdio: 'ignore' });
  if (status !== 0) throw new Error(`${program} made no picture: ${error?.message ?? `exit code ${status}`}`);
  process.stdout.write(`wrote ${picture}\n`);
}
