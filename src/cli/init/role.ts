// A role prompt: Markdown with a front matter, as Claude Code reads it, and the same as TOML, as Codex does.

export interface Role {
  readonly name: string;
  readonly description: string;
  /** Tools it may use; undefined = all. */
  readonly tools?: readonly string[];
  /** Without the front matter. */
  readonly body: string;
  /** The whole file. */
  readonly text: string;
}

/** Reads one of our own files: a front matter of one-line values; throws when it is none, which would be a bug of ours. */
export function parseRole(text: string): Role {
  const [, head = '', body = ''] = /^---\n(.*?)\n---\n\s*(.*)$/s.exec(text) ?? [];
  const value = (key: string) => new RegExp(`^${key}: (.+)$`, 'm').exec(head)?.[1];
  const [name, description, tools] = [value('name'), value('description'), value('tools')];
  if (name === undefined || description === undefined)
    throw new Error('Internal error: a role without a name');
  return { name, description, ...(tools === undefined ? {} : { tools: tools.split(', ') }), body, text };
}

/** The file for `.codex/agents/`. A role that may not write gets the sandbox that does not let it. */
export function codexRole({ name, description, tools, body }: Role): string {
  // A literal string of TOML takes everything but its own end.
  if (body.includes("'''")) throw new Error(`Internal error: the role ${name} holds three apostrophes`);
  const sandbox = tools === undefined || tools.includes('Write') ? '' : 'sandbox_mode = "read-only"\n';
  return `name = ${JSON.stringify(name)}
description = ${JSON.stringify(description)}
${sandbox}developer_instructions = '''
${body.trimEnd()}
'''
`;
}
