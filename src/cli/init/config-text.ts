// The muster.yml that `init` writes: few keys, each explained, the rest named where it is useful.

/** For one runner. The paths fit the files of starter-files.ts. */
export function configText(runner: string): string {
  return `# Settings of this batch. Every long option of muster is a key here; a flag wins over a MUSTER_… variable,
# and that over this file. \`muster doctor\` shows each value and where it comes from.

items: items.tsv
template: prompt-template.md
batch-size: 2        # items one agent run works on

${runnerPart[runner] ?? `runner: ${runner}\n`}jobs: 2              # agents at the same time
retries: 1           # further attempts when a failure may pass: rate limits, time, verification

# What no output may hold, beside TODO, TBD, placeholder and FIXME:
# forbid:
#   - '(?i)lorem ipsum'
# JSON Schema for every QC file:
# qc-schema: qc.schema.json
`;
}

const agentLimits = `timeout: 30m         # an attempt may take this long
idle-timeout: 10m    # and be silent for this long
`;

const runnerPart: Readonly<Record<string, string>> = {
  shell: `runner: shell
shell-command: sh worker.sh
timeout: 60          # seconds an attempt may take; 30m and 2h work too
`,
  codex: `runner: codex        # needs the codex CLI; \`muster doctor\` checks it
# model: …           # in the agent's own words
${agentLimits}`,
  claude: `runner: claude       # needs the claude CLI; \`muster doctor\` checks it
# model: …           # in the agent's own words
${agentLimits}`,
};
