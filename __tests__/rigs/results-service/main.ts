// The results service as a program, for workflow engines: prints one JSON line {url, token, env, attempts} and runs until
// killed. `attempts` holds the environments of the run attempts 1 to 3 of the same run.
//   node __tests__/rigs/results-service/main.ts        PORT (any free one), ATTEMPT (1), RUN (run-1) from the environment
import { startResultsService } from './results-service.ts';

const { PORT = '0', ATTEMPT = '1', RUN = 'run-1' } = process.env;
const service = await startResultsService({ port: Number(PORT), runIds: { 1: 'run-1', 77: RUN } });
const envOf = (attempt: number) => service.env(attempt, 'job-1', RUN);
const env = envOf(Number(ATTEMPT));
const attempts = Object.fromEntries([1, 2, 3].map((attempt) => [attempt, envOf(attempt)]));
process.stdout.write(
  `${JSON.stringify({ url: service.url, token: env['ACTIONS_RUNTIME_TOKEN'], env, attempts })}\n`,
);
