// What `init --skill` puts into a project: the skills and roles that come with Muster, at the places where Claude Code and
// Codex look for them. Reads this copy of Muster and the project's AGENTS.md; writes nothing.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readRegularFile } from '../../stores/file/regular-file.ts';
import { packageRoot } from '../package-root.ts';
import { agentsNote, withNote } from './agents-note.ts';
import { codexRole, parseRole, type Role } from './role.ts';
import type { StarterFile } from './starter-files.ts';

/** The skills of this copy of Muster, by name, and its roles. */
export function ownSkills(root: string = fileURLToPath(packageRoot)): {
  readonly skills: readonly { readonly name: string; readonly text: string }[];
  readonly roles: readonly Role[];
} {
  const skills = readdirSync(join(root, 'skills')).toSorted();
  const roles = readdirSync(join(root, 'agents')).toSorted();
  return {
    skills: skills.map((name) => ({
      name,
      text: readFileSync(join(root, 'skills', name, 'SKILL.md'), 'utf8'),
    })),
    roles: roles.map((name) => parseRole(readFileSync(join(root, 'agents', name), 'utf8'))),
  };
}

/**
 * Files for the project in `folder`. A skill is the same file for both agents; a role is Markdown for Claude Code and TOML
 * for Codex. An AGENTS.md of the project's own keeps all its text and gets one marked section.
 */
export function skillFiles(folder: string): readonly StarterFile[] {
  const { skills, roles } = ownSkills();
  return [
    ...skills.map(({ name, text }) => ({ path: `.claude/skills/${name}/SKILL.md`, text })),
    ...roles.map((role) => ({ path: `.claude/agents/${role.name}.md`, text: role.text })),
    ...skills.map(({ name, text }) => ({ path: `.agents/skills/${name}/SKILL.md`, text })),
    ...roles.map((role) => ({ path: `.codex/agents/${role.name}.toml`, text: codexRole(role) })),
    { path: 'AGENTS.md', text: withNote(textOf(join(folder, 'AGENTS.md')), agentsNote), isMerged: true },
  ];
}

/** Empty when there is none, or none that can be read: then the write says so. */
function textOf(path: string): string {
  const file = readRegularFile(path);
  return file.kind === 'read' ? file.bytes.toString('utf8') : '';
}
