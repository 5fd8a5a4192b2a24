import { judge, type Measured } from './judge';

const race = (ours: Measured, peers: Readonly<Record<string, Measured>>) =>
  judge({ label: 'get', ours, peers: new Map(Object.entries(peers)), budget: 5 });

test('the best peer counts, and a figure at the budget keeps it', () => {
  expect(race(500, { Slow: 20, Quick: 100, Other: 50 })).toEqual({
    isKept: true,
    text: 'get: 5.00 times Quick, the best peer; at least 5',
  });
  expect(race(499, { Slow: 20, Quick: 100 }).isKept).toBe(false);
});

test('nothing is won against a peer that failed', () => {
  expect(race(500, { Slow: 20, Broken: new Error('no start') })).toEqual({
    isKept: false,
    text: 'get: 25.00 times Slow, the best peer; at least 5; not decided, as Broken failed',
  });
  expect(race(500, { Broken: new Error('no start') }).isKept).toBe(false);
  expect(race(500, {}).isKept).toBe(false);
});

test('a failure of ours is none of theirs', () => {
  expect(race(new Error('500'), { Slow: 20 })).toEqual({ isKept: false, text: 'get: ours failed' });
});
