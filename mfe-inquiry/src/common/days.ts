const dayLength = 86_400_000;

/** The start of a calendar day (`2026-11-21`) in the reader's time zone, as the API takes it. */
export function startOfDay(day: string): string {
  return new Date(`${day}T00:00:00`).toISOString();
}

/** The calendar day of a time in the reader's time zone. */
export function dayOf(time: string | number): string {
  return localText(new Date(time)).slice(0, 10);
}

/** The first moment that is no longer the day, which may have 23 to 25 hours. */
export function endOfDay(day: string): string {
  const date = new Date(`${day}T00:00:00`);
  date.setDate(date.getDate() + 1);
  return date.toISOString();
}

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
  const day = [date.getFullYear(), two(date.getMonth() + 1), two(date.getDate())].join('-');
  return `${day}T${two(date.getHours())}:${two(date.getMinutes())}`;
}
