import { clockHealth, diskHealth, diskSpaceOf, openHealthParts, queueHealth } from './health-parts';

const gigabyte = 2 ** 30;

it.each([
  { free: 3, total: 40, isWell: true },
  { free: 1.9, total: 40, isWell: false },
  // A large disk is not full at a twentieth, and a small one is before.
  { free: 6, total: 4_000, isWell: true },
  { free: 4, total: 4_000, isWell: false },
  { free: 0.2, total: 1, isWell: false },
])('$free GB of $total GB: well is $isWell', ({ free, total, isWell }) => {
  const health = diskHealth({ free: free * gigabyte, total: total * gigabyte });
  expect(health.isWell).toBe(isWell);
  expect(/Make room/.test(health.detail)).toBe(!isWell);
});

it('a full disk is said to be full', () => {
  const total = 40 * gigabyte;
  expect(diskHealth({ free: 15 * 2 ** 20, total }).detail).toContain('It is full');
  expect(diskHealth({ free: 16 * 2 ** 20, total }).detail).not.toContain('It is full');
});

it('a queue whose first record waits for more than a quarter of an hour is not well', () => {
  const lengths = [
    { queue: 'outbox', due: 0, oldest: 0 },
    { queue: 'job', due: 2, oldest: 899 },
  ] as const;
  expect(queueHealth(lengths)).toEqual({ isWell: true, detail: 'job 2, the first since 899 s.' });
  expect(queueHealth([{ queue: 'email', due: 1, oldest: 901 }]).isWell).toBe(false);
});

it('a clock that is more than five seconds ahead or behind is not well', () => {
  expect([0, 4_999, -4_999].map((offset) => clockHealth(offset).isWell)).toEqual([
    true,
    true,
    true,
  ]);
  expect(clockHealth(3_600_000)).toMatchObject({
    isWell: false,
    detail: expect.stringContaining('3600 s ahead'),
  });
  expect(clockHealth(-60_000).detail).toContain('60 s behind');
});

it('a part that fails or does not answer is not well, and all are asked once in ten seconds', async () => {
  const clock = jest.spyOn(performance, 'now').mockReturnValue(0);
  let asked = 0;
  const health = openHealthParts({
    diskSpace: () => diskSpaceOf('/no/such/folder'),
    storage: { open: () => new Promise(() => undefined) },
    queueLengths: async () => {
      asked += 1;
      throw new Error('No database');
    },
    clockOffset: async () => 0,
    backup: async () => ({ isWell: true, detail: 'No backups are scheduled.' }),
    mailboxes: async () => ({ isWell: true, detail: 'The company has no mailbox.' }),
  });
  const [report, again] = await Promise.all([health(), health()]);
  expect(report).toBe(again);
  expect(report).toMatchObject({
    disk: { isWell: false },
    storage: { isWell: false, detail: 'No answer within 2 s.' },
    queues: { isWell: false, detail: 'No database' },
    clock: { isWell: true },
    backup: { isWell: true },
    mailboxes: { isWell: true },
  });
  expect(asked).toBe(1);
  clock.mockReturnValue(11_000);
  await health();
  expect(asked).toBe(2);
  clock.mockRestore();
});
