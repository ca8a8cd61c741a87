// The key that signs a join is never told to anybody but a runner, which hides it.
import { generateKeyPairSync } from 'node:crypto';
import { expect, jest, test } from '@jest/globals';
import { joinCommand } from '../../src/action/commands/join.ts';
import type { ActionContext } from '../../src/action/outcome.ts';

const key = generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
const secret = key.split('\n')[1] ?? '';

/** What a join prints that has a key and no service to join anything from. */
async function printed(env: ActionContext['env']): Promise<string> {
  const texts: unknown[] = [];
  const write = jest.spyOn(process.stdout, 'write').mockImplementation((text) => texts.push(text) > 0);
  try {
    await joinCommand({
      resolved: { values: {}, configFile: 'muster.yml' },
      job: { hasService: false },
      inputs: { signKey: key },
      env,
      log: { failures: () => undefined },
      toRepositoryPath: (path: string) => path,
    } as unknown as ActionContext);
  } finally {
    write.mockRestore();
  }
  return texts.join('');
}

test('a runner is told to mask it', async () => {
  expect(await printed({ GITHUB_ACTIONS: 'true' })).toContain(`::add-mask::${secret}`);
});

test('outside of a runner nothing of it is printed', async () => {
  expect(await printed({})).not.toContain(secret);
});
