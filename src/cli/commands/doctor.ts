// `muster doctor`: what this machine and these settings lack for a run. Everything is looked at before it answers.
import { exitCodes } from '../../core/exit-code.ts';
import { agentEnv } from '../../runners/agent-env.ts';
import { runnerChoice } from '../../present/no-runner-text.ts';
import { executingRunners, findRunnerKind } from '../../runners/registry.ts';
import type { RunnerSettings } from '../../ports/runner.ts';
import type { CommandMain } from '../command.ts';
import { batchFindings } from '../doctor/batch-findings.ts';
import { doctorText } from '../doctor/doctor-text.ts';
import { failureFinding } from '../doctor/failure-finding.ts';
import type { Finding, Section } from '../doctor/finding.ts';
import { machineFindings } from '../doctor/machine-findings.ts';
import { settingRows, strayVariables } from '../doctor/setting-rows.ts';
import type { DoctorDocument } from '../json/schemas.ts';

export const main: CommandMain = async ({ settings, resolved, configFailures = [], io }) => {
  const kind = findRunnerKind(settings.runner);
  if (kind === undefined)
    throw new Error(`Internal error: no runner ${settings.runner}, though the settings were checked`);
  const runnerSettings: RunnerSettings = {
    runnerArgs: settings.runnerArgs,
    ...(settings.shellCommand !== undefined && { shellCommand: settings.shellCommand }),
    ...(settings.model !== undefined && { model: settings.model }),
  };
  // The agent sees no more than this, whatever is installed and set for us.
  const env = agentEnv({ parent: io.env, passNames: settings.agentEnv, runnerPass: kind.passEnv });
  const sections: Section[] = [
    { title: 'Machine', findings: await machineFindings(settings.workdir, settings.batchDir) },
    {
      title: `Runner ${kind.name}`,
      findings: [...(await kind.check(runnerSettings, env)), ...idleFindings(kind.name)],
    },
    {
      title: 'Configuration',
      findings: [
        ...(configFailures.length > 0
          ? configFailures.map((failure) => failureFinding(failure, 'settings'))
          : [configFinding(resolved.configFile)]),
        ...strayVariables(io.env),
      ],
    },
    { title: 'Batch', findings: await batchFindings(resolved) },
  ];
  const isOk = sections.every(({ findings }) => findings.every((finding) => finding.isOk));
  const rows = settingRows(resolved);
  if (settings.json) {
    const { printJson } = await import('../../present/print-json.ts');
    const settingsOut = rows.map(({ key, value, source }) => ({ key, value, source }));
    printJson<DoctorDocument>(io, { format: 'muster.doctor/1', isOk, sections, settings: settingsOut });
  } else if (!settings.quiet || !isOk) {
    const wrapAt = io.isStdoutTerminal ? io.columns : undefined;
    io.stdout(doctorText(sections, rows, io.isColorWanted, wrapAt));
  }
  return isOk ? exitCodes.ok : exitCodes.environment;
};

/** No fault of this machine, and still not what most people want. */
const idleFindings = (runner: string): readonly Finding[] =>
  executingRunners().includes(runner)
    ? []
    : [
        {
          name: 'agent',
          isOk: true,
          found: `none: \`muster run\` executes nothing (${runnerChoice(executingRunners())})`,
        },
      ];

const configFinding = (file: string | undefined): Finding => ({
  name: 'muster.yml',
  isOk: true,
  found:
    file === undefined
      ? 'none here; flags and defaults are used (`muster init` writes one)'
      : `${file}, valid`,
});
