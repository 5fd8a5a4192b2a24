import { streamBeatSeconds } from 'contract/staff';
import { createTestStream, type TestStream } from '../testing/test-stream';
import { followStream } from './follow-stream';

let stream: TestStream;
let stop: () => void;
let live: boolean[];

beforeEach(() => {
  jest.useFakeTimers();
  stream = createTestStream();
  live = [];
});
afterEach(() => {
  stop();
  jest.useRealTimers();
  jest.restoreAllMocks();
});

function follow(openStream = stream.openStream): void {
  stop = followStream({
    openStream,
    onNews: async () => undefined,
    onLive: (isLive) => live.push(isLive),
    onRefused: () => live.push(false),
  });
}

const pass = (milliseconds: number) => jest.advanceTimersByTimeAsync(milliseconds);

async function look(isHidden: boolean): Promise<void> {
  jest.spyOn(document, 'hidden', 'get').mockReturnValue(isHidden);
  document.dispatchEvent(new Event('visibilitychange'));
  await pass(0);
}

test('a server that is away is asked less and less often', async () => {
  const requests: number[] = [];
  const begin = Date.now();
  follow(async () => {
    requests.push(Date.now() - begin);
    throw new TypeError('Failed to fetch');
  });
  await pass(10 * 60_000);
  const pauses = requests.slice(1).map((time, index) => time - (requests[index] ?? 0));
  expect(pauses.length).toBeLessThan(30);
  for (const [index, length] of pauses.entries()) {
    const longest = Math.min(1000 * 2 ** index, 60_000);
    expect(length).toBeGreaterThanOrEqual(longest / 2 - 1);
    expect(length).toBeLessThanOrEqual(longest + 1);
  }
});

test('it is asked at once when the network comes back', async () => {
  let requests = 0;
  follow(async () => {
    requests += 1;
    throw new TypeError('Failed to fetch');
  });
  await pass(60_000);
  const before = requests;
  window.dispatchEvent(new Event('online'));
  await pass(0);
  expect(requests).toBe(before + 1);
});

test('a connection of which nothing is heard is given up for another', async () => {
  follow();
  await pass(0);
  stream.send({ event: 'list', data: [] });
  await pass(0);
  expect(live).toEqual([true]);
  await pass(2 * streamBeatSeconds * 1000);
  expect(stream.count).toEqual({ requests: 1, open: 1 });
  await pass(streamBeatSeconds * 1000);
  expect(stream.count).toEqual({ requests: 2, open: 1 });
  expect(live).toEqual([true, false]);
});

test('a page that is long out of sight lets its stream go, and takes it up when it is seen again', async () => {
  follow();
  await pass(0);
  await look(true);
  await pass(10_000);
  await look(false);
  await pass(15_000);
  expect(stream.count).toEqual({ requests: 1, open: 1 });
  await look(true);
  await pass(120_000);
  expect(stream.count).toEqual({ requests: 1, open: 0 });
  await look(false);
  expect(stream.count).toEqual({ requests: 2, open: 1 });
});

test('a page that was opened out of sight begins when it is seen', async () => {
  await look(true);
  follow();
  await pass(60_000);
  expect(stream.count.requests).toBe(0);
  await look(false);
  expect(stream.count).toEqual({ requests: 1, open: 1 });
  stop();
  await pass(120_000);
  expect(stream.count).toEqual({ requests: 1, open: 0 });
});
