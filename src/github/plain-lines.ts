// Text of ours for a workflow log, outside of any fence. It quotes what others wrote (file names, lines of muster.yml),
// so no line of it may become a workflow command.

/**
 * The same text, except that no line can command the runner: it obeys `::` at a line's start, blanks before it or not,
 * and `##[` anywhere. Ends with a newline.
 */
export function plainLines(text: string): string {
  const whole = text.endsWith('\n') ? text : `${text}\n`;
  return whole.replaceAll(/^([\s\u0085]*):(?=:)/gm, String.raw`$1\:`).replaceAll('##[', String.raw`##\[`);
}
