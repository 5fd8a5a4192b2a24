import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setImmediate } from 'node:timers/promises';
import { startTestBucket } from '../testing/test-bucket';
import { openLocalStorage } from './local-storage';
import { openS3Storage } from './s3-storage';
import { type Storage, StorageUnavailable } from './storage';

const name = '0192f7c0-0000-7000-8000-000000000000.txt';

async function expectToKeep(storage: Storage): Promise<void> {
  expect(await storage.open(name)).toBeUndefined();
  await storage.write(name, new TextEncoder().encode('first'));
  await storage.write(name, new TextEncoder().encode('second'));
  const found = await storage.open(name);
  expect(found?.size).toBe(6);
  expect(found && (await text(found.stream))).toBe('second');
  const part = await storage.open(name, { first: 2, last: 4 });
  expect(part?.size).toBe(3);
  expect(part && (await text(part.stream))).toBe('con');
  await storage.remove(name);
  await storage.remove(name);
  expect(await storage.open(name)).toBeUndefined();
}

async function expectToRefuseStrangeNames(storage: Storage): Promise<void> {
  for (const strange of ['../secret', '/etc/passwd', 'a/b', 'a\0b', '', '..', 'A.png']) {
    await expect(async () => storage.open(strange)).rejects.toThrow('no name of a stored file');
    await expect(async () => storage.write(strange, new Uint8Array())).rejects.toThrow();
    await expect(async () => storage.remove(strange)).rejects.toThrow();
  }
}

describe('a folder', () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'storage-'));
  });
  afterEach(() => rm(folder, { recursive: true }));

  test('keeps, replaces, reads and removes files, and leaves no drafts', async () => {
    await expectToKeep(openLocalStorage(folder));
    const left = await readdir(folder, { recursive: true, withFileTypes: true });
    expect(left.filter((entry) => entry.isFile())).toEqual([]);
  });

  test('refuses names that were not generated', () =>
    expectToRefuseStrangeNames(openLocalStorage(folder)));
});

describe('a bucket', () => {
  const bucket = startTestBucket();
  afterEach(() => jest.useRealTimers());
  afterAll(() => bucket.close());

  async function open(limits?: { silence: number; write: number }): Promise<Storage> {
    const settings = {
      endpoint: await bucket.address(),
      region: 'eu-central-1',
      bucket: 'files',
      accessKeyId: 'KEY',
      secretAccessKey: 'SECRET',
    };
    return openS3Storage(settings, limits);
  }

  test('keeps, replaces, reads and removes files by signed calls', async () => {
    await expectToKeep(await open());
    expect(bucket.calls.length).toBeGreaterThan(6);
    for (const { url, authorization, date } of bucket.calls) {
      expect(url).toBe(`/files/${name}`);
      expect(authorization).toMatch(
        /^AWS4-HMAC-SHA256 Credential=KEY\/\d{8}\/eu-central-1\/s3\/aws4_request, SignedHeaders=[\w;-]+, Signature=[0-9a-f]{64}$/,
      );
      expect(date).toMatch(/^\d{8}T\d{6}Z$/);
    }
  });

  test('refuses names that were not generated', async () =>
    expectToRefuseStrangeNames(await open()));

  test('passes a file on while it arrives', async () => {
    bucket.behave('slow');
    const opened = await (await open()).open(name);
    const chunks = opened?.stream[Symbol.asyncIterator]();
    expect(String((await chunks?.next())?.value)).toBe('first ');
    bucket.release();
    expect(String((await chunks?.next())?.value)).toBe('second');
    expect(await chunks?.next()).toMatchObject({ done: true });
    expect(opened?.size).toBe(12);
  });

  test('is not silent while a slow client takes what it has sent', async () => {
    jest.useFakeTimers({
      doNotFake: ['Date', 'nextTick', 'performance', 'queueMicrotask', 'setImmediate'],
    });
    bucket.behave('slow');
    const { stream } = (await (await open()).open(name)) ?? {};
    const chunks = stream?.[Symbol.asyncIterator]();
    expect(String((await chunks?.next())?.value)).toBe('first ');
    bucket.release();
    const hasArrived = () => stream?.readableLength !== 0;
    while (!hasArrived()) await setImmediate();
    jest.advanceTimersByTime(3_600_000);
    expect(String((await chunks?.next())?.value)).toBe('second');
    expect(await chunks?.next()).toMatchObject({ done: true });
  });

  test('is asked by its own clock where this machine’s is wrong', async () => {
    bucket.behave('working');
    const ahead = Date.now() + 3_600_000;
    const clock = jest.spyOn(Date, 'now').mockReturnValue(ahead);
    await expectToKeep(await open());
    clock.mockRestore();
  });

  test('that does not answer, or stops in the middle, is unavailable after a while', async () => {
    const limits = { silence: 300, write: 300 };
    bucket.behave('silent');
    const storage = await open(limits);
    await expect(storage.open(name)).rejects.toBeInstanceOf(StorageUnavailable);
    await expect(storage.write(name, new Uint8Array([1]))).rejects.toBeInstanceOf(
      StorageUnavailable,
    );
    await expect(storage.remove(name)).rejects.toBeInstanceOf(StorageUnavailable);
    bucket.behave('slow');
    const opened = await storage.open(name);
    await expect(opened && text(opened.stream)).rejects.toThrow('No byte came in time');
  });

  test('that refuses is an error, and one that is down is unavailable', async () => {
    const write = async () => (await open()).write(name, new Uint8Array([1]));
    bucket.behave('refusing');
    await expect(write()).rejects.toThrow('answered 403');
    bucket.behave('down');
    await expect(write()).rejects.toBeInstanceOf(StorageUnavailable);
  });
});
