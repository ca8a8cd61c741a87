// Looks into arguments that a user appended, so that a runner's own ones give way instead of clashing. Pure.

/** Whether one of the options is there, as `--name`, `--name=value` or `-n`. Aliases are given together. */
export function hasOption(args: readonly string[], ...names: readonly string[]): boolean {
  return args.some((arg) => names.some((name) => arg === name || arg.startsWith(`${name}=`)));
}

/** Value of the last such option, as `--name value` or `--name=value`. */
export function optionValue(args: readonly string[], ...names: readonly string[]): string | undefined {
  let value: string | undefined;
  for (const [index, arg] of args.entries()) {
    for (const name of names) {
      if (arg === name) value = args[index + 1];
      else if (arg.startsWith(`${name}=`)) value = arg.slice(name.length + 1);
    }
  }
  return value;
}
