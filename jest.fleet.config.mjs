// The simulated workflow run of full size (`npm run test:fleet`): about a minute.
import base from './jest.config.mjs';

export default { ...base, testMatch: ['**/fleet/*.fleet.ts'], testTimeout: 600_000 };
