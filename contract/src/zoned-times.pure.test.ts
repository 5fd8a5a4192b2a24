import { dateText, dateTimeText, dayOf, hourOf, readerTimeZone, timeIn, timeOn } from './date-text';
import { setTimeZone } from './formats';

afterEach(() => setTimeZone(null));

it.each([
  ['Europe/Berlin', '2026-11-22', '09:00', '2026-11-22T08:00:00.000Z'],
  ['Europe/Berlin', '2026-07-01', '09:00', '2026-07-01T07:00:00.000Z'],
  // Clocks are set forward at 2: half past two is read as half past three.
  ['Europe/Berlin', '2027-03-28', '02:30', '2027-03-28T01:30:00.000Z'],
  // Clocks are set back at 3: half past two is there twice.
  ['Europe/Berlin', '2027-10-31', '02:30', '2027-10-31T00:30:00.000Z'],
  ['America/New_York', '2026-12-01', '14:30', '2026-12-01T19:30:00.000Z'],
  ['America/New_York', '2027-03-14', '02:30', '2027-03-14T07:30:00.000Z'],
  ['Asia/Kolkata', '2026-11-22', '00:00', '2026-11-21T18:30:00.000Z'],
  ['Australia/Lord_Howe', '2027-04-04', '01:45', '2027-04-03T14:45:00.000Z'],
  ['Pacific/Kiritimati', '2026-11-22', '00:30', '2026-11-21T10:30:00.000Z'],
  ['UTC', '2026-11-22', '23:59', '2026-11-22T23:59:00.000Z'],
])('in %s, %s %s is %s', (zone, day, clock, time) => {
  setTimeZone(zone);
  expect(timeOn(day, clock)).toBe(time);
  expect(readerTimeZone()).toBe(zone);
});

it.each([
  ['Europe/Berlin', '22 Nov 2026, 00:30', '2026-11-22', 0],
  ['America/New_York', '21 Nov 2026, 18:30', '2026-11-21', 18],
  ['Asia/Kolkata', '22 Nov 2026, 05:00', '2026-11-22', 5],
])('in %s, the same time is shown as %s', (zone, text, day, hour) => {
  const time = '2026-11-21T23:30:00.000Z';
  setTimeZone(zone);
  expect(dateTimeText(time)).toBe(text);
  expect(dayOf(time)).toBe(day);
  expect(hourOf(Date.parse(time))).toBe(hour);
});

it('shows a calendar day as the same day everywhere', () => {
  for (const zone of ['Pacific/Honolulu', 'UTC', 'Pacific/Kiritimati', 'Asia/Kolkata']) {
    setTimeZone(zone);
    expect(dateText('2026-11-22')).toBe('22 Nov 2026');
    expect(dayOf(timeOn('2026-11-22', '00:00'))).toBe('2026-11-22');
  }
});

it('counts days by the calendar, also over a change of clocks', () => {
  setTimeZone('Europe/Berlin');
  const now = Date.parse('2027-03-27T22:30:00.000Z');
  expect(timeIn(now, { days: 1, hour: 9 })).toBe('2027-03-28T07:00:00.000Z');
  expect(timeIn(now, { days: 0, hour: 9 })).toBe('2027-03-27T08:00:00.000Z');
});

it('goes by the clock of the browser without a choice', () => {
  expect(timeOn('2026-11-22', '09:00')).toBe(new Date('2026-11-22T09:00').toISOString());
});
