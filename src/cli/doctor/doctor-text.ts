// The answer of doctor for people: what is fine in one line each, what is not with its remedy, then the settings.
import { safeText } from '../../present/safe-text.ts';
import { openStyle } from '../../present/style.ts';
import { hangText } from '../../present/text-width.ts';
import type { Section } from './finding.ts';
import type { SettingRow } from './setting-rows.ts';

export function doctorText(
  sections: readonly Section[],
  rows: readonly SettingRow[],
  isColorWanted: boolean,
  wrapAt = Infinity,
): string {
  const style = openStyle(isColorWanted);
  const lines: string[] = [];
  for (const { title, findings } of sections) {
    if (findings.length === 0) continue;
    lines.push(style.bold(title));
    const width = Math.max(...findings.map(({ name }) => safeText(name).length));
    for (const { name, isOk, found, remedy } of findings) {
      const mark = isOk ? style.green('ok  ') : style.red('FAIL');
      lines.push(
        `  ${mark}  ${safeText(name).padEnd(width)}  ${hangText(safeText(found), wrapAt, width + 10)}`,
      );
      if (remedy !== undefined)
        lines.push(`        ${style.cyan('help:')} ${hangText(safeText(remedy), wrapAt, 14)}`);
    }
    lines.push('');
  }
  lines.push(style.bold('Settings'), ...settingLines(rows), '');
  const failed = sections.flatMap(({ findings }) => findings).filter(({ isOk }) => !isOk).length;
  lines.push(
    failed === 0 ? 'Everything is in place.' : `${failed} ${failed === 1 ? 'thing' : 'things'} to put right.`,
  );
  return `${lines.join('\n')}\n`;
}

function settingLines(rows: readonly SettingRow[]): string[] {
  const shown = rows.filter(({ isDefault }) => !isDefault);
  if (shown.length === 0) return ['  all at their defaults; --json lists them'];
  const key = Math.max(...shown.map((row) => row.key.length));
  // A longer value moves its source aside, and never runs into it.
  const value = Math.min(40, Math.max(...shown.map((row) => safeText(row.value).length)));
  return [
    ...shown.map(
      (row) => `  ${row.key.padEnd(key)}  ${safeText(row.value).padEnd(value)}  ${safeText(row.source)}`,
    ),
    `  and ${rows.length - shown.length} at their defaults; --json lists them`,
  ];
}
