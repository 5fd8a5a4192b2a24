import { firstDayOfWeek, utcDay } from 'contract';
/* Calendar days are ISO dates (`2026-11-22`), computed in UTC, where every day has 24 hours. */

const dayLength = 86_400_000;

export function addDays(day: string, count: number): string {
  return utcDay(Date.parse(day) + count * dayLength);
}

/** The same day of another month, or that month's last day if the month is shorter. */
export function addMonths(day: string, count: number): string {
  const date = new Date(day);
  const [year, month] = [date.getUTCFullYear(), date.getUTCMonth() + count];
  const last = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  return utcDay(Date.UTC(year, month, Math.min(date.getUTCDate(), last)));
}

/** The number of days since the week began, on Monday or Sunday by the current locale. */
export function daysSinceWeekStart(day: string): number {
  return (new Date(day).getUTCDay() + 7 - (firstDayOfWeek() % 7)) % 7;
}

/** The weeks that overlap the day's month. */
export function weeksOf(day: string): readonly (readonly string[])[] {
  const first = `${day.slice(0, 7)}-01`;
  const start = addDays(first, -daysSinceWeekStart(first));
  const next = addMonths(first, 1);
  const count = Math.ceil((Date.parse(next) - Date.parse(start)) / dayLength / 7);
  return Array.from({ length: count }, (_, week) =>
    Array.from({ length: 7 }, (_day, index) => addDays(start, week * 7 + index)),
  );
}
