// What is wrong with a command line's shape, as failures: unknown options, missing and surplus words.
import { commands, type CommandName } from '../config/commands.ts';
import { isOptionOf } from '../config/option-spec.ts';
import { options } from '../config/options.ts';
import type { Failure } from '../core/failure.ts';
import { namesOf, type ParsedArguments } from './parse-arguments.ts';

export async function usageFailures(
  command: CommandName,
  parsed: ParsedArguments,
): Promise<readonly Failure[]> {
  const messages = [...parsed.problems];
  for (const word of parsed.unknown) messages.push(await unknownOption(command, word));
  const { argument } = commands[command];
  const [value] = parsed.positionals;
  const surplus = parsed.positionals.slice(argument === undefined ? 0 : 1);
  if (surplus.length > 0) messages.push(`unrecognized arguments: ${surplus.join(' ')}`);
  if (argument?.isRequired === true && value === undefined) {
    messages.push(`the following arguments are required: ${argument.metavar}`);
  }
  if (argument !== undefined && value === '') {
    messages.push(`argument ${argument.metavar}: expected text, found ''`);
  } else if (argument?.values !== undefined && value !== undefined && !argument.values.includes(value)) {
    messages.push(
      `argument ${argument.metavar}: expected one of ${argument.values.join(', ')}, found '${value}'`,
    );
  }
  return messages.map((message) => ({ reason: 'usage', message, command }));
}

async function unknownOption(command: CommandName, word: string): Promise<string> {
  const name = (word.split('=')[0] ?? word).replace(/^-+/, '');
  const elsewhere = options.find((option) => option.key === name && !isOptionOf(option, command));
  if (elsewhere !== undefined && elsewhere.commands !== 'all') {
    return `${command} has no option --${name}; it belongs to ${elsewhere.commands.join(', ')}`;
  }
  const { nearest } = await import('../core/nearest.ts');
  const near = nearest(
    name,
    namesOf(command).map(({ key }) => key),
  );
  return `unknown option ${word}${near === undefined ? '' : `; did you mean --${near}?`}`;
}
