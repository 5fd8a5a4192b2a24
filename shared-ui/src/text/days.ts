/** The start of a calendar day (`2026-11-21`) in the user's time zone, as the API expects it. */
export function startOfDay(day: string): string {
  return new Date(`${day}T00:00:00`).toISOString();
}

/** The start of the next day; a day may have 23 to 25 hours. */
export function endOfDay(day: string): string {
  const date = new Date(`${day}T00:00:00`);
  date.setDate(date.getDate() + 1);
  return date.toISOString();
}

/** The calendar day of a time in the user's time zone. */
export function dayOf(time: string | number): string {
  const date = new Date(time);
  const two = (part: number) => String(part).padStart(2, '0');
  return [date.getFullYear(), two(date.getMonth() + 1), two(date.getDate())].join('-');
}

/** Today in the user's time zone. */
export function today(): string {
  return dayOf(Date.now());
}

/** The last day before a time. */
export function lastDay(before: string): string {
  return dayOf(Date.parse(before) - 1);
}
