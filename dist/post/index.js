import { postStep } from '../steps/index.js';

await postStep();
