// A job of a group in a checkout of its own: the bundled Action against the results service.
import { actionBatch } from './action-batch.ts';
import type { ActionRig, StepEnd } from './action-rig.ts';
import type { ResultsService } from './results-service/results-service.ts';
import { doItems } from './worker-scripts.ts';

/** Its rig must be disposed of. */
export class GroupJob implements Disposable {
  readonly rig: ActionRig;
  readonly #service: ResultsService;
  readonly #attempt: number;
  readonly #run: string;

  constructor(service: ResultsService, attempt = 1, run = 'run-1', items = 3) {
    this.rig = actionBatch(items);
    this.#service = service;
    this.#attempt = attempt;
    this.#run = run;
    const settings = [
      'items: items.tsv',
      'template: template.md',
      'batch-size: 1',
      'runner: shell',
      'shell-command: sh worker.sh',
      'kill-grace: 1',
    ];
    this.rig.write(this.rig.inside('muster.yml'), `${settings.join('\n')}\n`);
    this.worker(doItems);
  }

  worker = (text: string): void => this.rig.write(this.rig.inside('worker.sh'), text);

  env = (): Record<string, string> => ({
    ...this.#service.env(this.#attempt, 'job', this.#run),
    GITHUB_RUN_ID: this.#run.replace('run-', '77'),
    GITHUB_RUN_ATTEMPT: String(this.#attempt),
    GITHUB_JOB: 'job',
  });

  step = (inputs: Readonly<Record<string, string>>): Promise<StepEnd> => this.rig.step(inputs, this.env());

  [Symbol.dispose](): void {
    this.rig[Symbol.dispose]();
  }
}
