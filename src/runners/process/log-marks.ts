// The lines that Muster itself writes into an attempt's log. Pure text.

/** `what` names whose output the log holds, `runner` or `verify command`; times are milliseconds, shown as seconds. */
export const timeoutMark = (what: string, timeoutMs: number): string =>
  `\nmuster: ${what} timed out after ${timeoutMs / 1000} seconds\n`;

export const idleMark = (what: string, idleTimeoutMs: number): string =>
  `\nmuster: ${what} timed out: no output for ${idleTimeoutMs / 1000} seconds\n`;

export const cancelMark = (what: string): string => `\nmuster: ${what} stopped: cancelled\n`;

export const spawnMark = (what: string, error: string): string =>
  `\nmuster: ${what} did not start: ${error}\n`;

export const cutMark = (dropped: number, limitBytes: number): string =>
  `\nmuster: log cut here: ${dropped} bytes dropped (limit ${limitBytes})\n`;

/** What follows in the log is the verify command's. */
export const verifyHeading = '--- muster verify command ---';
