import { dayOf, hourOf, readerTimeZone, sameClock, timeOn, utcDay } from 'contract';

const dayLength = 86_400_000;

/** The day some days later: `2026-03-01`. */
export function shiftedDay(date: string, days: number): string {
  return utcDay(Date.parse(`${date}T12:00:00Z`) + days * dayLength);
}

/** The seven days of the week of a day, from Monday on. */
export function weekOf(date: string): string[] {
  const weekday = (new Date(`${date}T12:00:00Z`).getUTCDay() + 6) % 7;
  return Array.from({ length: 7 }, (_, place) => shiftedDay(date, place - weekday));
}

const usualHours = { first: 7, last: 18 };

/** The hours that a calendar shows: those of a working day, and those of what is due earlier or later. */
export function shownHours(times: readonly string[]): number[] {
  const hours = times.map((time) => hourOf(Date.parse(time)));
  const first = Math.min(usualHours.first, ...hours);
  const last = Math.max(usualHours.last, ...hours);
  return Array.from({ length: last - first + 1 }, (_, place) => first + place);
}

/** The same minute in another hour of another day, by the reader's clock. */
export function timeInCell(dueAt: string, { date, hour }: { date: string; hour: number }): string {
  const minute = shownClock(dueAt).slice(2);
  return timeOn(date, `${String(hour).padStart(2, '0')}${minute}`);
}

/** The time some days and minutes later by the reader's clock, whatever happens to clocks between. */
export function shiftedTime(dueAt: string, { days = 0, minutes = 0 }: TimeShift): string {
  const shown = Date.parse(`${dayOf(dueAt)}T${shownClock(dueAt)}:00Z`);
  const [date = '', clock = ''] = new Date(shown + days * dayLength + minutes * 60_000)
    .toISOString()
    .split('T');
  return timeOn(date, clock.slice(0, 5));
}

export interface TimeShift {
  readonly days?: number;
  readonly minutes?: number;
}

/** `14:30` by the reader's clock. */
function shownClock(time: string): string {
  return sameClock(time, { from: readerTimeZone(), to: 'UTC' }).slice(11, 16);
}
