// One contract for the class that @actions/artifact uploads through: Azure's, and the small one that the bundle has in its
// place.
import { randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import { BlobClient as AzureClient } from '@azure/storage-blob';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { BlobClient } from '../../src/github/artifacts/block-blob.ts';
import type { Fault } from '../rigs/results-service/faults.ts';
import { hurryTimers } from '../rigs/results-service/hurried-time.ts';
import { startResultsService, type ResultsService } from '../rigs/results-service/results-service.ts';

hurryTimers();
const blockBytes = 1024 * 1024;

let service: ResultsService;
beforeEach(async () => {
  service = await startResultsService();
});
afterEach(async () => {
  await service[Symbol.asyncDispose]();
});

describe.each([
  ["Azure's", AzureClient],
  ["the bundle's", BlobClient],
])('%s blob client', (_, Client) => {
  const upload = async (bytes: Buffer, abort = new AbortController()) => {
    const id = service.blobs.add('application/zip');
    const loaded: number[] = [];
    // In pieces that fit no block.
    const pieces = Array.from({ length: Math.ceil(bytes.length / 70_001) }, (__, n) =>
      bytes.subarray(n * 70_001, (n + 1) * 70_001),
    );
    const client = new Client(`${service.url}/blobs/${id}?sig=s3cr3t%2Bsignature&se=2099-01-01`);
    await client.getBlockBlobClient().uploadStream(Readable.from(pieces), blockBytes, 3, {
      blobHTTPHeaders: { blobContentType: 'application/zip' },
      onProgress: ({ loadedBytes }) => loaded.push(loadedBytes),
      abortSignal: abort.signal,
    });
    return { blob: service.blobs.get(id), loaded };
  };
  const fail = (fault: Fault, nth?: number | ((n: number) => boolean)) =>
    service.faults.add({ rpc: 'PUT blob', ...(nth === undefined ? {} : { nth }), fault });

  test.each([1, blockBytes - 1, blockBytes, blockBytes + 1, 7 * blockBytes + 12_345])(
    'puts %i bytes whole, in blocks, and tells how far it is',
    async (size) => {
      const bytes = randomBytes(size);
      const { blob, loaded } = await upload(bytes);
      expect(blob?.data?.equals(bytes)).toBe(true);
      expect(blob?.blocks.size).toBe(Math.ceil(size / blockBytes));
      expect(Math.max(...loaded)).toBe(size);
    },
  );

  test.each<[string, Fault]>([
    ['an error of the service', { kind: 'error', status: 503 }],
    ['a reset connection', { kind: 'reset' }],
    ['a lost answer', { kind: 'lost' }],
  ])('gets over %s, in a block and in the list of blocks', async (__, fault) => {
    const bytes = randomBytes(2 * blockBytes);
    fail(fault, (n) => n === 1 || n === 4);
    expect((await upload(bytes)).blob?.data?.equals(bytes)).toBe(true);
  });

  test('gives up a service that goes on failing, and does not tell the address', async () => {
    fail({ kind: 'error', status: 503 });
    const error = (await upload(randomBytes(10)).catch((thrown: unknown) => thrown)) as Error;
    expect(error).toBeInstanceOf(Error);
    expect(error).toMatchObject({ statusCode: 503 });
    expect(error.message).not.toContain('s3cr3t');
    expect(service.calls.length).toBe(4);
  });

  test('asks once where the answer is final', async () => {
    fail({ kind: 'error', status: 403 });
    await expect(upload(randomBytes(10))).rejects.toMatchObject({ statusCode: 403 });
    expect(service.calls).toEqual(['PUT blob']);
  });

  test('finishes nothing once it is aborted', async () => {
    const abort = new AbortController();
    abort.abort();
    await expect(upload(randomBytes(10), abort)).rejects.toThrow();
    // A block may be on its way already; the list that would make a blob of it is not.
    expect(service.calls.length).toBeLessThan(2);
  });
});
