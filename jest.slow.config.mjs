// The suites that take minutes: `npm run test:crash`.
import base from './jest.config.mjs';

export default { ...base, testMatch: ['**/*.slow.ts'] };
