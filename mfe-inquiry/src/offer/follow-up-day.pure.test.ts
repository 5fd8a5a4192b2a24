import { followUpDay, followUpTime, reminderDays } from './follow-up-day';

// 2026-11-30 is a Monday.
test.each([
  ['2026-12-31', '2026-11-30', '2026-12-28'],
  ['2026-12-28', '2026-11-30', '2026-12-23'],
  ['2026-12-27', '2026-11-30', '2026-12-23'],
  ['2026-12-04', '2026-11-30', '2026-12-01'],
  ['2026-12-03', '2026-11-30', '2026-12-01'],
  ['2026-12-01', '2026-11-30', '2026-12-01'],
  ['2026-11-30', '2026-11-30', null],
  ['2026-11-20', '2026-11-30', null],
  ['2026-12-07', '2026-12-04', '2026-12-07'],
  ['2026-12-06', '2026-12-04', null],
  ['2027-01-04', '2026-11-30', '2026-12-30'],
])('an offer until %s is followed up from %s on %s', (validUntil, today, day) => {
  expect(followUpDay(validUntil, today)).toBe(day);
});

test('it is a time in the morning that is still to come', () => {
  const now = Date.parse('2026-11-30T21:00:00.000Z');
  const time = followUpTime('2026-12-31', now) ?? '';
  expect(new Date(time).getHours()).toBe(9);
  expect(Date.parse(time)).toBeGreaterThan(now);
  expect(followUpTime('2026-11-30', now)).toBeNull();
});

test('a customer is reminded on days to come alone', () => {
  const now = Date.parse('2026-11-30T12:00:00.000Z');
  expect(reminderDays('2026-12-31', now)).toEqual([1, 2, 3, 5, 7, 14]);
  expect(reminderDays('2026-12-04', now)).toEqual([1, 2, 3]);
  expect(reminderDays('2026-12-01', now)).toEqual([]);
});
