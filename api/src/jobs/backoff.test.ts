import { backoff, jitter } from './backoff';

it('doubles with each failure, up to the longest', () => {
  expect([1, 2, 3, 4].map((failures) => backoff(failures))).toEqual([2, 4, 8, 16]);
  const pauses = [0, 1, 2, 5, 6, 2_000];
  expect(pauses.map((failures) => backoff(failures, { first: 15, max: 900 }))).toEqual([
    15, 30, 60, 480, 900, 900,
  ]);
});

it('is spread by a fifth in both directions', () => {
  const factors = Array.from({ length: 200 }, jitter);
  expect(Math.min(...factors)).toBeGreaterThanOrEqual(0.8);
  expect(Math.max(...factors)).toBeLessThan(1.2);
  expect(new Set(factors).size).toBeGreaterThan(100);
});
