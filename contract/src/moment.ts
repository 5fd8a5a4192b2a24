import { z } from 'zod';

/** What a slip makes of a year, such as 0026, is no day that a company has to do with. */
const fullYear = { error: 'Give the year with four digits, such as 2026' };

function hasFullYear(text: string): boolean {
  return !text.startsWith('0');
}

/** A time as ISO 8601 writes it, in UTC or with an offset, from the year 1000 on. */
export const Moment = z.iso
  .datetime({ offset: true, error: 'Enter a date and time' })
  .refine(hasFullYear, fullYear);

/** A day as ISO 8601 writes it, from the year 1000 on. */
export const Day = z.iso.date('Enter a date').refine(hasFullYear, fullYear);
