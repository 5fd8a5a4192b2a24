import { timeAgo } from './time-ago';

const now = Date.parse('2026-11-21T12:00:00Z');

test.each([
  ['2026-11-21T11:59:40Z', 'just now'],
  ['2026-11-21T12:00:30Z', 'just now'],
  ['2026-11-21T11:58:00Z', '2 minutes ago'],
  ['2026-11-21T10:59:00Z', '1 hour ago'],
  ['2026-11-20T11:00:00Z', 'yesterday'],
  ['2026-11-01T11:00:00Z', '1 Nov 2026'],
])('%s is %s', (time, words) => {
  expect(timeAgo(time, now)).toBe(words);
});
