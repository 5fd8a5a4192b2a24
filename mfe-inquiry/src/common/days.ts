import { dayOf } from 'shared-ui';

const dayLength = 86_400_000;

/** How many calendar days lie between two times in the reader's time zone. */
export function daysBetween(from: string | number, to: string | number): number {
  const [start, end] = [from, to].map((time) => Date.parse(`${dayOf(time)}T00:00:00Z`));
  return Math.round(((end ?? 0) - (start ?? 0)) / dayLength);
}

/** A time of day, so many days from a time on, as an input of date and time holds it: `2026-11-22T09:00`. */
export function localTimeIn(now: number, { days, hour }: { days: number; hour: number }): string {
  const date = new Date(now);
  date.setDate(date.getDate() + days);
  date.setHours(hour, 0, 0, 0);
  return localText(date);
}

/** A date as an input of date and time holds it, in the reader's time zone. */
export function localText(date: Date): string {
  const two = (part: number) => String(part).padStart(2, '0');
  const day = dayOf(date.getTime());
  return `${day}T${two(date.getHours())}:${two(date.getMinutes())}`;
}
