// The workflow log as the Action writes it: stdout only, so that the order of lines is ours. Whatever others wrote is
// either made plain or fenced. Knows no run.
import { endGroup, startGroup } from '@actions/core';
import type { Failure } from '../core/failure.ts';
import type { Redactor } from '../core/security/redact.ts';
import { plainLines } from '../github/plain-lines.ts';
import { renderFailures, type Severity } from '../present/render-failures.ts';

export interface ActionLog {
  /** Lines of ours, which may quote an agent: none of them can command the runner, and none holds a secret. */
  say(text: string): void;
  failures(failures: readonly Failure[], severity: Severity): void;
  /** Opens a group that can be folded; the returned function ends it. Groups can't be nested. */
  openGroup(title: string): () => void;
  /** Writes as it is: for fences and what goes into them, which see to their own safety. */
  readonly raw: (text: string) => void;
}

/** `redactor`: of the secrets of this machine, once they are known. */
export function openActionLog(redactor?: Redactor): ActionLog {
  const raw = (text: string): void => void process.stdout.write(text);
  const say = (text: string): void => {
    if (text !== '') raw(plainLines(redactor?.text(text) ?? text));
  };
  return {
    raw,
    say,
    failures: (failures, severity) => {
      if (failures.length > 0) say(renderFailures(failures, severity, false, 'workflow'));
    },
    openGroup: (title) => {
      startGroup(title);
      return endGroup;
    },
  };
}
