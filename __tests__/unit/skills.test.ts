// Skills and roles are what agents believe: every command, flag, setting, class, status and exit code in them is real, and
// their front matter is what Claude Code and Codex load.
import { readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import { parse } from 'yaml';
import { agentsNote, withNote } from '../../src/cli/init/agents-note.ts';
import { codexRole, parseRole } from '../../src/cli/init/role.ts';
import { ownSkills } from '../../src/cli/init/skill-files.ts';
import { configJsonSchema } from '../../src/config/config-schema.ts';
import { options } from '../../src/config/options.ts';
import { parseConfig } from '../../src/config/parse-config.ts';
import { shardStatuses } from '../../src/core/batch/manifest-row.ts';
import { failureClasses } from '../../src/core/batch/record.ts';
import { exitCodes } from '../../src/core/exit-code.ts';
import { runnerKinds } from '../../src/runners/registry.ts';
import {
  commandLines,
  commandProblems,
  fencesOf,
  withoutFences,
  type Page,
} from '../rigs/documented-commands.ts';

const { skills, roles } = ownSkills();
const runners = runnerKinds.map(({ name }) => name);
const page = (path: string, text: string): Page => ({ path, text: text.replaceAll(/^ {3}/gm, '') });
const pages: readonly Page[] = [
  ...skills.map(({ name, text }) => page(name, text)),
  ...roles.map(({ name, text }) => page(name, text)),
  page('AGENTS.md', agentsNote),
];
const { outputs: actionOutputs } = parse(
  readFileSync(new URL('../../action.yml', import.meta.url), 'utf8'),
) as { outputs: object };
const batchSkill = pages.find(({ path }) => path === 'muster-batch')?.text ?? '';

/** Cells of the column in the tables of a page whose header has it. */
function column(text: string, header: string): string[] {
  const rows = text.split('\n').map((line) => line.split('|').map((cell) => cell.trim()));
  const at = rows.findIndex((cells) => cells.includes(header));
  const index = rows[at]?.indexOf(header) ?? -1;
  const end = rows.findIndex((cells, row) => row > at && cells.length < 3);
  return rows.slice(at + 2, end).map((cells) => cells[index] ?? '');
}

/** Flags that a page names outside of a command line. */
const flagsIn = ({ text }: Page): string[] =>
  [...withoutFences(text).matchAll(/`--([a-z-]+)`/g)].map(([, key = '']) => key);

describe('what they say is true', () => {
  test('every command line uses commands, flags and values that exist', async () => {
    const lines = pages.flatMap(commandLines);
    expect(lines.length).toBeGreaterThan(30);
    const problems = await Promise.all(lines.map(({ line, isWhole }) => commandProblems(line, isWhole)));
    expect(problems.flat()).toEqual([]);
  });

  test('a command or flag that does not exist would be found, also in an indented block', async () => {
    const planted = page(
      'planted',
      '1. Do:\n\n   ```sh\n   muster run --jbos 3\n   ```\n\nThen `muster finish`.\n',
    );
    const problems = await Promise.all(
      commandLines(planted).map(({ line, isWhole }) => commandProblems(line, isWhole)),
    );
    expect(problems.flat()).toEqual([expect.stringContaining('--jbos'), expect.stringContaining('finish')]);
  });

  test('every flag that stands alone is an option', () => {
    const flags = pages.flatMap(flagsIn);
    expect(flags).toContain('force');
    expect(flags.filter((flag) => !options.some(({ key }) => key === flag))).toEqual([]);
  });

  test('every muster.yml in them is valid', () => {
    const texts = pages.flatMap(({ text }) =>
      fencesOf(text).filter(({ info }) => info === 'yaml muster.yml'),
    );
    expect(texts.length).toBeGreaterThan(0);
    const results = texts.map(({ text }) => parseConfig(text, 'muster.yml', runners));
    expect(results.flatMap((result) => (result.ok ? [] : result.failures))).toEqual([]);
  });

  test('every hyphenated word in code type that looks like a setting is one, or an output of the Action', () => {
    const keys = new Set(Object.keys((configJsonSchema(runners) as { properties: object }).properties));
    const words = [...batchSkill.matchAll(/`([a-z]+(?:-[a-z]+)+)`/g)].map(([, word = '']) => word);
    const others = [
      ...Object.keys(actionOutputs),
      ...failureClasses,
      ...skills.map(({ name }) => name),
      ...roles.map(({ name }) => name),
    ] as string[];
    expect(words).toContain('qc-schema');
    expect(words.filter((word) => !keys.has(word) && !others.includes(word))).toEqual([]);
  });

  test('the table of failures has every class once', () => {
    const classes = column(batchSkill, 'class').flatMap((cell) =>
      [...cell.matchAll(/`([^`]+)`/g)].map(([, word]) => word),
    );
    expect(classes.toSorted()).toEqual([...failureClasses].toSorted());
  });

  test('the table of exit codes has every code once', () => {
    const codes = column(batchSkill, 'exit code').flatMap((cell) => cell.split(', ').map(Number));
    expect(codes.toSorted((a, b) => a - b)).toEqual(Object.values(exitCodes).toSorted((a, b) => a - b));
  });

  test('it names every status of a shard', () => {
    expect(shardStatuses.filter((status) => !batchSkill.includes(`\`${status}\``))).toEqual([]);
  });
});

describe('what loads them', () => {
  test.each(pages.slice(0, -1).map((each) => [each.path, each.text] as const))(
    'the front matter of %s has a fit name and description and no key that is not known',
    (name, text) => {
      const head = parse(/^---\n(.*?)\n---\n/s.exec(text)?.[1] ?? '') as Record<string, unknown>;
      expect(head['name']).toBe(name);
      expect(name).toMatch(/^[a-z0-9-]{1,64}$/);
      const description = String(head['description']);
      expect([description.length > 60, description.length <= 1024, /[<>]/.test(description)]).toEqual([
        true,
        true,
        false,
      ]);
      expect(
        Object.keys(head).filter((key) => !['name', 'description', 'tools', 'skills'].includes(key)),
      ).toEqual([]);
    },
  );

  test('skills that a role names are there, and so are roles that a text names', () => {
    const named = roles.flatMap(({ text }) =>
      [...text.matchAll(/^ {2}- (muster-[a-z-]+)$/gm)].map(([, name]) => name),
    );
    expect(named.length).toBeGreaterThan(1);
    expect(named.filter((name) => !skills.some((skill) => skill.name === name))).toEqual([]);
    const known = [...skills, ...roles].map(({ name }) => name);
    const mentioned = pages.flatMap(({ text }) =>
      [...text.matchAll(/`(muster-[a-z-]+)`/g)].map(([, name = '']) => name),
    );
    expect(mentioned.filter((name) => !known.includes(name))).toEqual([]);
  });

  test('a role becomes TOML that says the same, and one that may not write gets a sandbox', () => {
    const role = parseRole('---\nname: a\ndescription: says "x"\ntools: Read, Bash\n---\n\nDo `\\n` it.\n');
    expect(codexRole(role)).toBe(
      'name = "a"\ndescription = "says \\"x\\""\nsandbox_mode = "read-only"\ndeveloper_instructions = \'\'\'\nDo `\\n` it.\n\'\'\'\n',
    );
    const reviewer = roles.find(({ name }) => name === 'muster-reviewer');
    expect(reviewer === undefined ? '' : codexRole(reviewer)).toContain('sandbox_mode = "read-only"');
    const worker = roles.find(({ name }) => name === 'muster-shard-worker');
    expect(worker === undefined ? '' : codexRole(worker)).not.toContain('sandbox_mode');
  });
});

describe('the note in AGENTS.md', () => {
  test('is added once, replaces an older one, and keeps all other text', () => {
    const once = withNote('# Mine\n\nRules.\n', agentsNote);
    expect(once).toBe(`# Mine\n\nRules.\n\n${agentsNote}\n`);
    expect(withNote(once, agentsNote)).toBe(once);
    expect(withNote(once.replace('Long work', 'Old work').concat('More.\n'), agentsNote)).toBe(
      `${once}More.\n`,
    );
    expect(withNote('', agentsNote)).toBe(`${agentsNote}\n`);
  });
});
