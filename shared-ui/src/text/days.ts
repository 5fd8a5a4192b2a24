import { dayOf, timeOn } from 'contract';

export { dayOf } from 'contract';

/** The start of a calendar day (`2026-11-21`) in the user's time zone, as the API expects it. */
export function startOfDay(day: string): string {
  return timeOn(day, '00:00');
}

/** The start of the next day; a day may have 23 to 25 hours. */
export function endOfDay(day: string): string {
  const next = new Date(`${day}T00:00:00Z`);
  next.setUTCDate(next.getUTCDate() + 1);
  return timeOn(next.toISOString().slice(0, 10), '00:00');
}

/** Today in the user's time zone. */
export function today(): string {
  return dayOf(Date.now());
}

/** The last day before a time. */
export function lastDay(before: string): string {
  return dayOf(Date.parse(before) - 1);
}
