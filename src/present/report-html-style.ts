// The look of report.html: light or dark as the reader's system wants it, readable without it, and on paper. Nothing is
// loaded from anywhere, so the page works offline and as a file.

export const reportStyle = `
:root { color-scheme: light dark;
  --ink: light-dark(#1c2128, #dfe5ec); --soft: light-dark(#59636e, #99a4b0); --page: light-dark(#fff, #12161b);
  --panel: light-dark(#f5f7f9, #1b2128); --line: light-dark(#d5dbe1, #363e48);
  --good: light-dark(#136c35, #56c77b); --bad: light-dark(#b42318, #ff8478); --warn: light-dark(#8a5300, #e3ab4b); }
* { box-sizing: border-box; }
body { margin: 0 auto; padding: 2rem 1.25rem 4rem; max-width: 76rem; background: var(--page); color: var(--ink);
  font: 15px/1.5 system-ui, -apple-system, "Segoe UI", "Liberation Sans", sans-serif; }
h1 { margin: 0 0 .25rem; font-size: 1.6rem; line-height: 1.25; }
h2 { margin: 2.25rem 0 .6rem; font-size: 1.15rem; }
p { margin: .4rem 0; }
.soft, caption { color: var(--soft); }
.good { color: var(--good); } .bad { color: var(--bad); } .warn { color: var(--warn); }
code { font: .88em ui-monospace, "SF Mono", Menlo, "DejaVu Sans Mono", monospace; overflow-wrap: anywhere; }
.tiles { display: flex; flex-wrap: wrap; gap: .6rem; margin: 1.25rem 0 0; padding: 0; list-style: none; }
.tiles li { min-width: 6.5rem; padding: .55rem .9rem; border: 1px solid var(--line); border-radius: .5rem; background: var(--panel); }
.tiles strong { display: block; font-size: 1.5rem; line-height: 1.2; font-variant-numeric: tabular-nums; }
.wide { overflow-x: auto; }
table { width: 100%; border-collapse: collapse; }
caption { padding: 0 0 .4rem; text-align: left; }
th, td { padding: .4rem .75rem .4rem 0; border-bottom: 1px solid var(--line); text-align: left; vertical-align: top; }
thead th { border-bottom-width: 2px; color: var(--soft); font-weight: 600; white-space: nowrap; }
tbody th { font-weight: 400; white-space: nowrap; }
td.number, th.number { padding-right: 1.5rem; text-align: right; font-variant-numeric: tabular-nums; white-space: nowrap; }
td.state { white-space: nowrap; } td:last-child { min-width: 10rem; }
dl { display: grid; grid-template-columns: max-content 1fr; gap: .3rem 1.25rem; margin: 0; }
dt { color: var(--soft); } dd { margin: 0; overflow-wrap: anywhere; }
details summary { cursor: pointer; color: var(--soft); } ul { margin: .3rem 0; padding-left: 1.2rem; }
@media (max-width: 40rem) { dl { grid-template-columns: 1fr; } dd { margin-bottom: .4rem; } }
@media print { body { max-width: none; padding: 0; } tr { break-inside: avoid; } }
`;
