import { setTimeZone } from 'contract';
import { shiftedDay, shiftedTime, shownHours, timeInCell, weekOf } from './calendar-days';

beforeAll(() => setTimeZone('Europe/Berlin'));
afterAll(() => setTimeZone(null));

test('a week begins on Monday, also across months and years', () => {
  expect(weekOf('2026-03-01')).toEqual([
    '2026-02-23',
    '2026-02-24',
    '2026-02-25',
    '2026-02-26',
    '2026-02-27',
    '2026-02-28',
    '2026-03-01',
  ]);
  expect(weekOf('2027-01-01')[0]).toBe('2026-12-28');
  expect(shiftedDay('2028-02-28', 1)).toBe('2028-02-29');
});

test('hours are those of a working day and of what is due', () => {
  expect(shownHours([])).toHaveLength(12);
  const hours = shownHours(['2026-01-05T04:10:00.000Z', '2026-01-05T21:10:00.000Z']);
  expect([hours[0], hours.at(-1)]).toEqual([5, 22]);
});

test.each([
  [
    'another hour keeps the minute',
    '2026-01-05T08:20:00.000Z',
    '2026-01-07',
    14,
    '2026-01-07T13:20:00.000Z',
  ],
  [
    'summer time is followed',
    '2026-03-28T08:20:00.000Z',
    '2026-03-29',
    9,
    '2026-03-29T07:20:00.000Z',
  ],
])('%s', (_, dueAt, date, hour, expected) => {
  expect(timeInCell(dueAt, { date, hour })).toBe(expected);
});

test.each([
  [{ days: 1 }, '2026-03-29T07:20:00.000Z'],
  [{ days: -1 }, '2026-03-27T08:20:00.000Z'],
  [{ minutes: 30 }, '2026-03-28T08:50:00.000Z'],
  [{ minutes: -600 }, '2026-03-27T22:20:00.000Z'],
])('a shift by %j goes by the clock', (shift, expected) => {
  expect(shiftedTime('2026-03-28T08:20:00.000Z', shift)).toBe(expected);
});
