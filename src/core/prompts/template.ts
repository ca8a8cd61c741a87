// Prompt templates with the grammar of Python's string.Template as the seed uses it: `$name`, `${name}`, `$$`; whatever
// else follows a dollar stays as it is. Pure.
import type { Failure } from '../failure.ts';

export const templateVariables = ['shard_id', 'item_count', 'first_item', 'last_item', 'items'] as const;
export type TemplateVariable = (typeof templateVariables)[number];
export type TemplateValues = Readonly<Record<TemplateVariable, string>>;

export interface Template {
  /** Texts and the variables between them: text, variable, text, …, text. */
  readonly texts: readonly string[];
  readonly variables: readonly TemplateVariable[];
  /** Names that look like variables and are none, with the offset at which each stands. */
  readonly unknown: readonly { readonly name: string; readonly offset: number }[];
}

const dollar = /\$(?:(\$)|([_a-zA-Z][_a-zA-Z0-9]*)|\{([_a-zA-Z][_a-zA-Z0-9]*)\})/g;

/** Reads a template's text; line ends are LF already (`normalTemplate`). Never fails: unknown names stay as they are. */
export function parseTemplate(text: string): Template {
  const texts: string[] = [];
  const variables: TemplateVariable[] = [];
  const unknown: { name: string; offset: number }[] = [];
  let literal = '';
  let end = 0;
  for (const match of text.matchAll(dollar)) {
    const [whole, escaped, named, braced] = match;
    const name = named ?? braced ?? '';
    literal += text.slice(end, match.index);
    end = match.index + whole.length;
    if (escaped !== undefined) literal += '$';
    else if (isVariable(name)) {
      texts.push(literal);
      variables.push(name);
      literal = '';
    } else {
      literal += whole;
      unknown.push({ name, offset: match.index });
    }
  }
  return { texts: [...texts, literal + text.slice(end)], variables, unknown };
}

/** A prompt's text. Values are put in as they are and not expanded again. */
export function renderTemplate(template: Template, values: TemplateValues): string {
  const { texts, variables } = template;
  let text = texts[0] ?? '';
  for (let index = 0; index < variables.length; index++) {
    text += values[variables[index] as TemplateVariable] + (texts[index + 1] ?? '');
  }
  return text;
}

/** LF line ends, as the seed reads text; a BOM is kept. */
export function normalTemplate(text: string): string {
  return text.includes('\r') ? text.replaceAll(/\r\n?/g, '\n') : text;
}

/**
 * A warning for each unknown name in a template's (normal) text: the agent would read a bare `$nmae`. `near` answers
 * the known name nearest to another.
 */
export function unknownVariables(
  template: Template,
  text: string,
  file: string,
  near: (name: string) => string | undefined,
): Failure[] {
  // Names stand in the order of the text: one walk over its lines places them all.
  let line = 1;
  let lineStart = 0;
  let lineEnd = text.indexOf('\n');
  return template.unknown.map(({ name, offset }) => {
    while (lineEnd !== -1 && lineEnd < offset) {
      line += 1;
      lineStart = lineEnd + 1;
      lineEnd = text.indexOf('\n', lineStart);
    }
    const at = { file, line, column: offset - lineStart + 1 };
    const nearest = near(name);
    return { reason: 'template-unknown-variable', at, name, ...(nearest !== undefined && { nearest }) };
  });
}

function isVariable(name: string): name is TemplateVariable {
  return (templateVariables as readonly string[]).includes(name);
}
