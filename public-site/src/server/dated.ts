import type { Dated } from '../common/dated';

const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });
const minute = new Intl.DateTimeFormat('en-GB', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: 'UTC',
});

/** @param iso - a moment or a day; shown is the day in UTC */
export function datedOf(iso: string): Dated {
  return { iso, text: day.format(new Date(iso)) };
}

/** @example '3 May 2026 at 09:00 UTC' */
export function momentText(iso: string): string {
  return `${minute.format(new Date(iso))} UTC`;
}
