// The Action's main step.
import { reportCrash } from './crash.ts';
import { endStep } from './end-step.ts';
import { publish } from './publish.ts';
import { runAction } from './run-action.ts';

// What comes from outside of the awaited chain leaves the run in an unknown state: nothing of it may go on.
const crash = (thrown: unknown): never => {
  reportCrash(thrown);
  process.exit(1);
};

export async function mainStep(): Promise<void> {
  process.on('uncaughtException', crash);
  process.on('unhandledRejection', crash);
  await publish(await runAction(process.env, process.platform), process.env);
  await endStep();
}
