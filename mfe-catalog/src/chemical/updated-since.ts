/** The start of a calendar day (`2026-11-21`) in the reader's time zone, as the API takes it. */
export function startOfDay(day: string): string {
  return new Date(`${day}T00:00:00`).toISOString();
}

/** The calendar day of a time in the reader's time zone. */
export function dayOf(time: string): string {
  const date = new Date(time);
  const parts = [date.getFullYear(), date.getMonth() + 1, date.getDate()];
  return parts.map((part) => String(part).padStart(2, '0')).join('-');
}
