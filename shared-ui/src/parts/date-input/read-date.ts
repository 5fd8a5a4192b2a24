import { t } from '@lingui/core/macro';
import { chosenLocale, dateText, isMonthFirst, monthOfName, timeOn } from 'contract';

interface DateParts {
  readonly year: number;
  readonly month: number;
  readonly day: number;
}

/** The day, month and year in a text; they need not form an existing date. */
function partsOf(text: string): DateParts | undefined {
  return namedParts(text) ?? numberParts(text);
}

/** With the month by its name, in any order: `22 Nov 2026`, `Nov 22, 2026`, `22 de nov. de 2026`. */
function namedParts(text: string): DateParts | undefined {
  const words = text.match(/\p{L}[\p{L}\p{M}]*/gu) ?? [];
  const months = words.flatMap((word) => monthOfName(word) ?? []);
  const [year, ...otherYears] = text.match(/(?<!\d)\d{4}(?!\d)/g) ?? [];
  const [day, ...otherDays] = text.match(/(?<!\d)\d{1,2}(?!\d)/g) ?? [];
  const [month] = months;
  const isClear = otherYears.length + otherDays.length === 0 && new Set(months).size === 1;
  if (!isClear || month === undefined || day === undefined || year === undefined) return undefined;
  return { year: Number(year), month, day: Number(day) };
}

/** Of numbers alone, with the day first or as ISO 8601. */
function numberParts(text: string): DateParts | undefined {
  const words = text.split(/[\s,./-]+/).filter((word) => word !== '');
  // Some languages write "year" behind it.
  const numbers = /^\p{L}+$/u.test(words.at(-1) ?? '') ? words.slice(0, -1) : words;
  const [first = '', middle = '', last = '', ...rest] = numbers;
  if (!/^\d{1,2}$/.test(middle) || rest.length > 0) return undefined;
  const [day, year] = first.length === 4 ? [last, first] : [first, last];
  if (!/^\d{1,2}$/.test(day) || !/^\d{4}$/.test(year)) return undefined;
  return { year: Number(year), month: Number(middle), day: Number(day) };
}

/**
 * The readings of a text. Dates of numbers with slashes are written with the month first in some places, and the other
 * way round is read only where it is the one that exists.
 */
function readingsOf(text: string): readonly DateParts[] {
  const parts = partsOf(text);
  const [, first, middle, year] = slashed.exec(text.trim()) ?? [];
  if (parts === undefined && first === undefined) return [];
  const swapped =
    first === undefined ? [] : [{ year: Number(year), month: Number(first), day: Number(middle) }];
  const usual = parts === undefined ? [] : [parts];
  return isMonthFirst(chosenLocale() ?? navigator.language)
    ? [...swapped, ...usual]
    : [...usual, ...swapped];
}

const slashed = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/;

/**
 * Parses a typed date to an ISO date; undefined when it is not a date of the calendar.
 *
 * @example readDate('22 Nov 2026') // '2026-11-22', as of 22/11/2026, 22.11.2026, 22 November 2026 and 2026-11-22
 *
 * readDate('12/1/2026') // '2026-12-01' for who chose American formats, '2026-01-12' for others, see `openDays`
 */
export function readDate(text: string): string | undefined {
  return openDays(text).length > 0 ? undefined : daysOf(text)[0];
}

/**
 * The days that a text can mean, for the person to choose: numbers that are a date in both orders, where neither the
 * person nor the company has chosen formats and the browser writes the month first, unlike the product. Else empty.
 */
export function openDays(text: string): readonly string[] {
  if (chosenLocale() !== null || !isMonthFirst(navigator.language)) return [];
  const days = [...new Set(daysOf(text))];
  return days.length > 1 ? days : [];
}

function daysOf(text: string): string[] {
  return readingsOf(text)
    .map(dayOf)
    .filter((day) => day !== undefined);
}

/** The ISO date; undefined when the calendar has no such day. */
function dayOf({ year, month, day }: DateParts): string | undefined {
  const time = new Date(0);
  time.setUTCFullYear(year, month - 1, day);
  const isReal = time.getUTCMonth() === month - 1 && time.getUTCDate() === day;
  return isReal ? time.toISOString().slice(0, 10) : undefined;
}

const clock = /(\d{1,2})[:.](\d{2})\s?(?:([apπμ])\.?\s?[mμ]\.?|ч\.|Uhr|h)?$/i;

/** Parses the time of day at the end of a text, as `09:00`: also of `9.00` and `9:00 am`. */
export function readClock(text: string): string | undefined {
  const [, hours, minutes = '', half] = clock.exec(text.trim()) ?? [];
  const hour = hourOf(Number(hours), half?.toLowerCase());
  if (hour === undefined || Number(minutes) > 59) return undefined;
  return `${String(hour).padStart(2, '0')}:${minutes}`;
}

function hourOf(hour: number, half: string | undefined): number | undefined {
  if (half === undefined) return hour <= 23 ? hour : undefined;
  if (hour < 1 || hour > 12) return undefined;
  return (hour % 12) + (half === 'p' || half === 'μ' ? 12 : 0);
}

/**
 * Parses a date followed by a time of day, in the user's time zone, to an ISO time.
 *
 * @example readDateTime('22 Nov 2026, 09:00')
 */
export function readDateTime(text: string): string | undefined {
  const [date, time] = [readDate(dateIn(text)), readClock(text)];
  if (date === undefined || time === undefined) return undefined;
  return timeOn(date, time);
}

/** The times that a text can mean, see `openDays`. */
export function openTimes(text: string): readonly string[] {
  const time = readClock(text);
  return time === undefined ? [] : openDays(dateIn(text)).map((day) => timeOn(day, time));
}

/** The text without its time of day. */
function dateIn(text: string) {
  const start = text.trim().replace(clock, '').trim();
  return start.replace(/(?:,|at|t)$/i, '');
}

/** The error message for a text that is not a date; undefined for an empty text. */
export function dateProblem(text: string): string | undefined {
  if (text.trim() === '' || readDate(text) !== undefined) return undefined;
  const open = openDays(text);
  if (open.length > 0)
    return t`This can be ${{ map: open.map(dateText).join(' or ') }}: choose one`;
  if (partsOf(text) === undefined) return t`Enter a date like 22 Nov 2026`;
  return t`There is no ${{ text: text.trim() }}: check the day and the month`;
}

/** The same for a date with a time of day. */
export function dateTimeProblem(text: string): string | undefined {
  if (text.trim() === '' || readDateTime(text) !== undefined) return undefined;
  const date = dateIn(text);
  const isOpen = openDays(date).length > 0 && readClock(text) !== undefined;
  if (isOpen) return dateProblem(date);
  if (openDays(date).length > 0) return t`Enter the time of day too, like 09:00`;
  if (readDate(date) === undefined && partsOf(date) !== undefined) return dateProblem(date);
  if (readDate(date) === undefined) return t`Enter a date and time like 22 Nov 2026, 09:00`;
  return t`Enter the time of day too, like 09:00`;
}
