import { mainStep } from './steps/index.js';

await mainStep();
