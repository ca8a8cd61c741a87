// The suite that runs real agent CLIs (`npm run test:agents`). Apart from `npm test`: it needs them installed, see
// __tests__/agents/agent-bench.ts.
import base from './jest.config.mjs';

export default { ...base, testMatch: ['**/agents/*.real.ts'], testTimeout: 120_000, maxWorkers: 1 };
