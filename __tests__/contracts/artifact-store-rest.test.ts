// Listings by REST, in a file of its own: the client reads the address of the API when it is loaded.
import { expect, test } from '@jest/globals';
import { openArtifactStore } from '../../src/github/artifacts/artifact-store.ts';
import type { ArtifactInfo } from '../../src/ports/artifact-store.ts';
import { hurriedClock, hurryTimers } from '../rigs/results-service/hurried-time.ts';
import { becomeJob } from '../rigs/results-service/job.ts';
import { startResultsService } from '../rigs/results-service/results-service.ts';

hurryTimers();

test('with an API token, a listing holds what the runtime token does not show, and it can be read', async () => {
  await using service = await startResultsService({ visible: 'own-attempt' });
  await using job = await becomeJob(service);
  const clock = hurriedClock();
  const own = openArtifactStore({ clock });
  const namesOf = (infos: readonly ArtifactInfo[]) => infos.map(({ name }) => name).toSorted();
  await own.create('early', [{ path: 'a', bytes: Buffer.from('1') }]);
  job.become(2);
  await own.create('late', [{ path: 'a', bytes: Buffer.from('2') }]);
  const seen = await own.list('');
  expect(seen.ok && namesOf(seen.value)).toEqual(['late']);

  const rest = { token: 'api-token', workflowRunId: 1, repositoryOwner: 'o', repositoryName: 'r' };
  const store = openArtifactStore({ clock, rest });
  const all = await store.list('');
  if (!all.ok) throw new Error(JSON.stringify(all.failures));
  expect(namesOf(all.value)).toEqual(['early', 'late']);
  const sought = await Promise.all(['early', 'late', 'never'].map((name) => store.find(name)));
  expect(sought.map((found) => found.ok && found.value?.name)).toEqual(['early', 'late', undefined]);
  const contents = await Promise.all(all.value.map((info) => store.read(info)));
  const texts = contents.map((content) =>
    content.ok ? Buffer.from(content.value[0]?.bytes ?? []).toString() : 'failed',
  );
  expect(texts.toSorted()).toEqual(['1', '2']);
  // Calls of the API are rationed: only what the token of the job does not show goes by it.
  expect(service.calls.filter((call) => call.endsWith('/zip'))).toHaveLength(1);
});
