// `muster retry`: a run of failed shards only, all of them or by reason.
import type { CommandMain } from '../command.ts';
import { runCommand } from './run.ts';

export const main: CommandMain = (context) => {
  const { settings } = context;
  return runCommand({ ...context, settings: { ...settings, status: settings.status ?? ['failed'] } });
};
