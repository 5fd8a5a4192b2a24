import { startTestBucket } from '../../testing/test-bucket';
import { openS3Storage } from '../../storage/s3-storage';
import { StorageError } from '../../storage/storage';
import { waitForStorage } from './wait-for-storage';

const bucket = startTestBucket();
afterAll(() => bucket.close());

async function storage() {
  const account = { accessKeyId: 'KEY', secretAccessKey: 'SECRET' };
  return openS3Storage(
    { endpoint: await bucket.address(), region: 'eu-central-1', bucket: 'files', ...account },
    { silence: 2_000, write: 2_000 },
  );
}

const silence =
  'The file storage gives no answer within 0.1 s. Start it, or correct the settings that begin with S3_.';
const limits = { limit: 100, pause: 1 };

it('a storage that answers is not mentioned', async () => {
  const report = jest.fn();
  expect(await waitForStorage(await storage(), { isNeeded: true, report, ...limits })).toBe(true);
  expect(report).not.toHaveBeenCalled();
});

it.each([
  ['silent', silence, 100],
  [
    'down',
    'The file storage answered 503. Start it, or correct the settings that begin with S3_.',
    3_000,
  ],
] as const)(
  'a start with files to store waits for one that is %s, and says so',
  async (fault, reason, limit) => {
    bucket.behave(fault);
    const report = jest.fn(() => bucket.behave('working'));
    expect(
      await waitForStorage(await storage(), { isNeeded: true, report, ...limits, limit }),
    ).toBe(true);
    expect(report.mock.calls).toEqual([[`Waiting for the file storage: ${reason}`]]);
  },
);

it('another start goes on without one that is silent, within its limit', async () => {
  bucket.behave('silent');
  const report = jest.fn();
  const began = performance.now();
  expect(await waitForStorage(await storage(), { isNeeded: false, report, ...limits })).toBe(false);
  expect(performance.now() - began).toBeLessThan(1_000);
  expect(report.mock.calls).toEqual([
    [
      `${silence} The start goes on: files are missing until then, and builds are published by the next start.`,
    ],
  ]);
});

it('one that refuses ends the start, which no waiting changes', async () => {
  bucket.behave('refusing');
  const waiting = waitForStorage(await storage(), { isNeeded: true, report: jest.fn(), ...limits });
  await expect(waiting).rejects.toThrow(StorageError);
});
