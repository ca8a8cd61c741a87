// HTML as a type of its own: `markup` escapes every value that is not HTML already, so that text of others can't become
// markup by an oversight. Knows no page.
import { safeText } from './safe-text.ts';

export interface Html {
  readonly html: string;
}

type HtmlValue = string | number | Html | readonly Html[];

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** For contents and for attributes in double quotes; not for scripts, styles or addresses. Control characters are spelled out. */
export const htmlText = (text: string): string =>
  safeText(text.toWellFormed()).replaceAll(/[&<>"']/g, (character) => entities[character] ?? '');

/** A template: what stands in it is markup, what is put into it is text, unless it came from such a template. */
export function markup(strings: TemplateStringsArray, ...values: readonly HtmlValue[]): Html {
  return { html: String.raw({ raw: strings }, ...values.map(markupOf)) };
}

export const noHtml: Html = { html: '' };

function markupOf(value: HtmlValue): string {
  if (typeof value === 'string') return htmlText(value);
  if (typeof value === 'number') return String(value);
  return 'html' in value ? value.html : value.map((part) => part.html).join('');
}
