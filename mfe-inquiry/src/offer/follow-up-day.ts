import { dayOf, timeIn } from 'contract';

const dayLength = 86_400_000;
/** Working days before the last day of validity. */
const workingDaysBefore = 3;
const hour = 9;

/**
 * When to follow up an offer: in the morning some working days before its end, else on the next working day; null where
 * none is left. Weekends are Saturday and Sunday.
 */
export function followUpTime(validUntil: string, now: number): string | null {
  const today = dayOf(now);
  const day = followUpDay(validUntil, today);
  return day === null ? null : timeIn(now, { days: daysFrom(today, day), hour });
}

/** The day of `followUpTime`. */
export function followUpDay(validUntil: string, today: string): string | null {
  let day = validUntil;
  for (let left = workingDaysBefore; left > 0;) {
    day = shifted(day, -1);
    if (isWorkingDay(day)) left -= 1;
  }
  if (day > today) return day;
  let next = shifted(today, 1);
  while (!isWorkingDay(next)) next = shifted(next, 1);
  return next <= validUntil ? next : null;
}

/** How many days before the end a customer can be reminded on a day that is still to come. */
export function reminderDays(validUntil: string, now: number): number[] {
  const left = daysFrom(dayOf(now), validUntil);
  return [1, 2, 3, 5, 7, 14].filter((days) => days < left);
}

function daysFrom(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / dayLength);
}

function shifted(day: string, days: number): string {
  return new Date(Date.parse(day) + days * dayLength).toISOString().slice(0, 10);
}

function isWorkingDay(day: string): boolean {
  return ![0, 6].includes(new Date(day).getUTCDay());
}
