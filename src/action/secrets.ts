// Keeps what is secret out of what a step says: the runner masks the values, and what goes into summary and annotations
// is redacted like all that leaves the machine. Knows no command.
import { setSecret } from '@actions/core';
import type { Redactor } from '../core/security/redact.ts';
import { base64Cores } from '../core/security/secret-forms.ts';
import type { Finding } from '../github/annotations.ts';
import type { ActionOutcome } from './outcome.ts';

/**
 * Tells the runner to mask these, as they are and in base64: GitHub masks the text of a secret and its lines, and knows
 * nothing of a value behind a NAME= in it. Only a runner obeys; to anybody else the secrets would be told.
 */
export function maskSecrets(
  secrets: readonly string[],
  env: Readonly<Record<string, string | undefined>>,
): void {
  if (env['GITHUB_ACTIONS'] !== 'true') return;
  const forms = secrets.flatMap((secret) => [secret, ...base64Cores(Buffer.from(secret, 'utf8'))]);
  for (const form of new Set(forms)) setSecret(form);
}

/** The outcome as it may be told: what agents wrote stands in findings and summary. Outputs are ours alone. */
export function redactOutcome(outcome: ActionOutcome, redactor: Redactor): ActionOutcome {
  const { findings, summary, failedBecause } = outcome;
  return {
    ...outcome,
    findings: findings.map((finding) => redactFinding(finding, redactor)),
    ...(summary === undefined ? {} : { summary: (limitBytes) => redactor.text(summary(limitBytes)) }),
    ...(failedBecause === undefined ? {} : { failedBecause: redactor.text(failedBecause) }),
  };
}

const redactFinding = (finding: Finding, redactor: Redactor): Finding => ({
  ...finding,
  message: redactor.text(finding.message),
  title: redactor.text(finding.title),
});
