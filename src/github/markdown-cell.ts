// Untrusted text inside GitHub-flavoured Markdown. Agents name files and write messages: nothing of theirs may become
// markup, a link, a mention, an image, a row of its own or a workflow command.

/**
 * What becomes an entity, which is never markup: all visible ASCII except letters, digits and what means nothing in a
 * cell. `_` inside a word can't begin emphasis and `:` before a space no command, link or emoji, so that ids and
 * messages stay readable in the source too.
 */
const special = /(?<![A-Za-z0-9])_|_(?![A-Za-z0-9])|:(?! )|[^A-Za-z0-9 _:,;=+%/.\-"'()!?\u00a0-\u{10ffff}]/gu;
// Characters that turn the direction of text or hide in it: they can make a line read other than it is.
// eslint-disable-next-line no-control-regex -- control characters are what is looked for
const invisible = /[\u0000-\u001f\u007f-\u009f\u061c\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff]+/g;
const maxCell = 200;

/**
 * The text as literal Markdown on one line, at most `max` characters of it. Entities stand for all punctuation that
 * means something to Markdown, HTML, mentions, references, automatic links or `::` commands.
 */
export function markdownText(text: string, max = maxCell): string {
  const line = text
    .slice(0, max * 4)
    .replaceAll(invisible, ' ')
    .trim()
    .replaceAll(/ {2,}/g, ' ');
  const points = Array.from(line);
  const cut = points.length > max || text.length > max * 4 ? `${points.slice(0, max - 1).join('')}…` : line;
  return cut
    .toWellFormed()
    .replaceAll(special, entity)
    .replaceAll(/\bwww\./gi, (word) => `${word.slice(0, 3)}&#46;`);
}

/** The same in `<code>`, where GitHub looks for no mentions, references or emoji. */
export function markdownCode(text: string, max = maxCell): string {
  return text === '' ? '' : `<code>${markdownText(text, max)}</code>`;
}

function entity(character: string): string {
  return `&#${character.codePointAt(0) ?? 0xfffd};`;
}
