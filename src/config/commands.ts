// The commands as plain data: what each is for, what it needs, how it is called. Knows nothing of how they work.

export const commandNames = [
  'init',
  'plan',
  'build-prompts',
  'run',
  'verify',
  'status',
  'explain',
  'resume',
  'retry',
  'mark',
  'reclaim',
  'join',
  'verify-manifest',
  'doctor',
  'completion',
] as const;
export type CommandName = (typeof commandNames)[number];

export const isCommandName = (word: string | undefined): word is CommandName =>
  (commandNames as readonly (string | undefined)[]).includes(word);

export interface CommandSpec {
  readonly summary: string;
  /** One or two sentences above the options of its help. */
  readonly about: string;
  readonly group: 'flow' | 'care' | 'setup';
  readonly examples: readonly { readonly line: string; readonly what: string }[];
  /** Positional arguments. */
  readonly argument?: {
    readonly metavar: string;
    readonly help: string;
    readonly isRequired: boolean;
    readonly values?: readonly string[];
  };
  /** Keys of options without which it can't start, each with the reason. */
  readonly required?: Readonly<Record<string, string>>;
  /** Whether muster.yml is read; `lenient`: the command itself reports what is wrong with it. */
  readonly config: 'read' | 'lenient' | 'ignored';
}

export const shells = ['bash', 'zsh', 'fish'] as const;

export const commands: Readonly<Record<CommandName, CommandSpec>> = {
  init: {
    summary: 'Write a small batch that works at once',
    about:
      'Writes muster.yml, items.tsv, a prompt template, inputs, a worker and a GitHub workflow. With --skill: skills and roles that teach coding agents to work with Muster. Existing files are never overwritten without --force.',
    group: 'setup',
    examples: [
      { line: 'muster init', what: 'a batch with a shell worker, no agent needed' },
      { line: 'muster init review --runner claude', what: 'in the folder review, for Claude Code' },
      {
        line: 'muster init --skill',
        what: 'skills and roles for Claude Code and Codex, in a project that is there',
      },
    ],
    argument: { metavar: 'DIR', help: 'folder to write to (default: .)', isRequired: false },
    config: 'ignored',
  },
  plan: {
    summary: 'Split the items into shards',
    about:
      'Writes the manifest: which items each shard holds, and its state. Planning again keeps what is verified and still fresh.',
    group: 'flow',
    examples: [
      { line: 'muster plan --items items.tsv --batch-size 10', what: 'ten items a shard' },
      { line: 'muster plan --explain', what: 'after a change: what is kept, what is stale, and why' },
    ],
    required: { items: 'plan splits this table into shards' },
    config: 'read',
  },
  'build-prompts': {
    summary: 'Write the prompt of every shard',
    about: 'Fills the template with the items of each shard.',
    group: 'flow',
    examples: [
      {
        line: 'muster build-prompts --items items.tsv --template prompt-template.md',
        what: 'one prompt a shard',
      },
    ],
    required: { items: 'its rows fill the prompts', template: 'the prompts are made from it' },
    config: 'read',
  },
  run: {
    summary: 'Run an agent on every pending shard and verify what it did',
    about:
      'Claims shards, gives each prompt to the runner on stdin, checks outputs and QC, and records the result. Safe to start twice, to interrupt and to repeat.',
    group: 'flow',
    examples: [
      { line: 'muster run --runner claude --jobs 4 --timeout 30m', what: 'four agents at a time' },
      {
        line: "muster run --runner shell --shell-command './worker.sh'",
        what: 'any command that reads a prompt',
      },
    ],
    config: 'read',
  },
  verify: {
    summary: 'Check outputs and QC files, without running anything',
    about: 'Reads what is on disk and lists every problem, one a line. Exit code 0 only when there is none.',
    group: 'flow',
    examples: [
      { line: 'muster verify --items items.tsv', what: 'every item' },
      {
        line: "muster verify --shard shard_003 --forbid '(?i)lorem ipsum'",
        what: 'one shard, one more forbidden pattern',
      },
    ],
    config: 'read',
  },
  status: {
    summary: 'Show how far the batch is, what failed, what to do next',
    about: 'Counts, progress, time left, failures grouped by cause, and the next command.',
    group: 'flow',
    examples: [
      { line: 'muster status', what: 'for people' },
      { line: 'muster status --json', what: 'for programs' },
    ],
    config: 'read',
  },
  explain: {
    summary: 'Say why a shard or an item is in its state',
    about: 'Shows its attempts, its verdict, and whether and why it would run again.',
    group: 'care',
    examples: [
      { line: 'muster explain shard_003', what: 'a shard' },
      { line: 'muster explain chapter-12', what: 'an item' },
    ],
    argument: { metavar: 'SHARD|ITEM', help: 'id of a shard or of an item', isRequired: true },
    config: 'read',
  },
  resume: {
    summary: 'Print the next shard that needs work',
    about: 'Prints one line: shard, status, prompt and log, separated by tabs.',
    group: 'care',
    examples: [{ line: 'muster resume', what: 'the first pending or failed shard' }],
    config: 'read',
  },
  retry: {
    summary: 'Run failed shards again, all or by reason',
    about: 'Like run, on failed shards only.',
    group: 'care',
    examples: [
      { line: 'muster retry', what: 'everything that failed' },
      { line: 'muster retry --class rate timeout --jobs 2', what: 'only what may pass now' },
    ],
    config: 'read',
  },
  mark: {
    summary: "Set a shard's status by hand",
    about: 'For what a person decides: to skip a shard, to accept it, to have it run again.',
    group: 'care',
    examples: [{ line: 'muster mark --shard shard_003 --status skipped', what: 'leave it out' }],
    required: { shard: 'mark changes one shard', status: 'mark gives the shard this status' },
    config: 'read',
  },
  reclaim: {
    summary: 'Take back shards whose run has died',
    about: 'A shard whose owner is proved dead is taken back at once, others when they are old enough.',
    group: 'care',
    examples: [{ line: 'muster reclaim --older-than 2h', what: 'what has been running for two hours' }],
    required: { 'older-than': 'an age decides where no proof of death can be had' },
    config: 'read',
  },
  join: {
    summary: 'Join what the jobs of a workflow run left',
    about:
      'Takes the artifacts of a batch that ran on GitHub Actions from folders, verifies every output again, writes manifest and outputs here and decides by the policy. Exit code 0 only when it is satisfied.',
    group: 'care',
    examples: [
      {
        line: 'gh run download 123456 --dir artifacts && muster join --from artifacts',
        what: 'a whole workflow run',
      },
      {
        line: 'muster join --from artifacts --policy quorum=8',
        what: 'by another policy than the workflow had',
      },
    ],
    required: { from: 'the records lie there' },
    config: 'read',
  },
  'verify-manifest': {
    summary: 'Check a downloaded join artifact, offline',
    about:
      'Computes every digest, the chain of records, the Merkle root and the signature again, and lists everything that is not as join.json says.',
    group: 'care',
    examples: [
      { line: 'muster verify-manifest muster-batch-join-1', what: 'a downloaded artifact' },
      { line: 'muster verify-manifest muster-batch-join-1 --key public.pem', what: 'and who signed it' },
    ],
    argument: { metavar: 'DIR|FILE', help: 'folder of the artifact, or its join.json', isRequired: true },
    config: 'ignored',
  },
  doctor: {
    summary: 'Check this machine and the settings',
    about: 'Says what is missing for the configured runner, and where each setting comes from.',
    group: 'setup',
    examples: [{ line: 'muster doctor --runner codex', what: 'is codex installed and usable here?' }],
    config: 'lenient',
  },
  completion: {
    summary: 'Print a completion script for your shell',
    about: 'Load the script in your shell to complete commands, options, words and shard ids.',
    group: 'setup',
    examples: [
      { line: 'source <(muster completion bash)', what: 'bash 4 or newer, and zsh with `zsh` instead' },
      { line: 'muster completion fish > ~/.config/fish/completions/muster.fish', what: 'fish' },
    ],
    argument: { metavar: 'SHELL', help: 'bash, zsh or fish', isRequired: true, values: shells },
    config: 'ignored',
  },
};
