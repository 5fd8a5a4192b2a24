import { sameClock } from './date-text';

const berlin = 'Europe/Berlin';

it.each([
  ['2027-01-19T10:00:00.000Z', 'UTC', berlin, '2027-01-19T09:00:00.000Z'],
  ['2027-07-19T10:00:00.000Z', 'UTC', berlin, '2027-07-19T08:00:00.000Z'],
  ['2027-07-19T08:00:00.000Z', berlin, 'Asia/Kolkata', '2027-07-19T04:30:00.000Z'],
  ['2027-01-19T22:00:00.000Z', 'America/New_York', 'Pacific/Auckland', '2027-01-19T04:00:00.000Z'],
  ['2027-01-19T22:00:00.000Z', berlin, berlin, '2027-01-19T22:00:00.000Z'],
  // Clocks are put forward at two: half past two is half past three.
  ['2027-03-28T02:30:00.000Z', 'UTC', berlin, '2027-03-28T01:30:00.000Z'],
])('what %s shows in %s is shown in %s at %s', (iso, from, to, expected) =>
  expect(sameClock(iso, { from, to })).toBe(expected),
);
