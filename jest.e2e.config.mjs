// The suite that runs whole workflows under act (`npm run e2e`): the Action from dist/, the reusable workflow as a user
// calls it, real agents. Apart from `npm test`: it needs act and the agents, see __tests__/rigs/act/act-program.ts.
import base from './jest.config.mjs';

export default { ...base, testMatch: ['**/e2e/*.e2e.ts'], testTimeout: 300_000, maxWorkers: 1 };
