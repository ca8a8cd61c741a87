// A workflow log read as GitHub's runner reads it: which lines it obeys, and which are text. Written from its rules, not
// with the product's code.

export interface LogCommand {
  readonly name: string;
  readonly properties: Readonly<Record<string, string>>;
  readonly data: string;
}

export interface ReadLog {
  readonly commands: readonly LogCommand[];
  /** Lines that are no commands, or stood where none is obeyed. */
  readonly text: readonly string[];
  /** True when the log ends inside of a fence: nothing after it would ever be obeyed again. */
  readonly isStopped: boolean;
}

const registered = new Set(
  `internal-set-repo-path set-env set-output save-state add-path add-mask add-matcher remove-matcher warning error notice
   debug group endgroup echo stop-commands`.split(/\s+/),
);

export function readRunnerLog(stdout: string): ReadLog {
  const commands: LogCommand[] = [];
  const text: string[] = [];
  let token: string | undefined;
  for (const line of stdout.split(/\r\n|\r|\n/)) {
    const command = parseNew(line, token) ?? parseOld(line);
    if (command === undefined) text.push(line);
    else if (token !== undefined) {
      if (command.name.toLowerCase() === token.toLowerCase()) token = undefined;
      else text.push(line);
    } else if (command.name === 'stop-commands') token = command.data;
    else if (registered.has(command.name)) commands.push(command);
    else text.push(line);
  }
  return { commands, text, isStopped: token !== undefined };
}

/** `::name key=value,key=value::data`, blanks before it or not. */
function parseNew(line: string, token: string | undefined): LogCommand | undefined {
  const match = /^[\s\u0085]*::(?<name>[^ :]+)(?: (?<properties>.*?))?::(?<data>.*)$/s.exec(line)?.groups;
  if (match === undefined) return undefined;
  const name = match['name'] ?? '';
  if (!registered.has(name.toLowerCase()) && name.toLowerCase() !== token?.toLowerCase()) return undefined;
  return {
    name,
    properties: propertiesOf(match['properties'] ?? '', ','),
    data: unescape(match['data'] ?? ''),
  };
}

/** `##[name key=value;key=value]data`, wherever it stands in the line. */
function parseOld(line: string): LogCommand | undefined {
  const match = /##\[(?<name>[^\] ]+)(?: (?<properties>[^\]]*))?\](?<data>.*)$/s.exec(line)?.groups;
  if (match === undefined) return undefined;
  return {
    name: match['name'] ?? '',
    properties: propertiesOf(match['properties'] ?? '', ';'),
    data: match['data'] ?? '',
  };
}

function propertiesOf(text: string, separator: string): Record<string, string> {
  const pairs = text.split(separator).filter((pair) => pair.includes('='));
  return Object.fromEntries(
    pairs.map((pair) => [
      pair.slice(0, pair.indexOf('=')).trim(),
      unescape(pair.slice(pair.indexOf('=') + 1)),
    ]),
  );
}

const unescape = (text: string): string =>
  text
    .replaceAll('%0D', '\r')
    .replaceAll('%0A', '\n')
    .replaceAll('%3A', ':')
    .replaceAll('%2C', ',')
    .replaceAll('%25', '%');
