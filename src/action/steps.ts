// Entry of the bundle, which both steps of the Action share: dist/index.js calls the one, dist/post/index.js the other.
export { mainStep } from './main.ts';

export const postStep = async (): Promise<void> => (await import('./post.ts')).postStep();
