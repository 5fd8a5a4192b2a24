import { chosenTimeZone, defaultLocale, localFormat } from './formats';

/**
 * Formats of dates and times for people in the current locale, shared by panel, site and mails. A test in `tools`
 * refuses date formats elsewhere.
 */
type Style = Pick<
  Intl.DateTimeFormatOptions,
  'dateStyle' | 'timeStyle' | 'weekday' | 'day' | 'month' | 'year' | 'hour' | 'minute' | 'timeZone'
>;

function formatOf(style: Style) {
  return localFormat(
    (locale, chosen) =>
      new Intl.DateTimeFormat(locale, {
        ...(chosen !== undefined && { timeZone: chosen }),
        ...style,
      }),
  );
}

const timeZone = 'UTC';
const dates = formatOf({ dateStyle: 'medium' });
const dateTimes = formatOf({ dateStyle: 'medium', timeStyle: 'short' });
const days = formatOf({ day: 'numeric', month: 'short' });
const times = formatOf({ hour: '2-digit', minute: '2-digit' });
const fullDates = formatOf({ dateStyle: 'full' });
const fullTimes = formatOf({ dateStyle: 'full', timeStyle: 'short' });
const months = formatOf({ month: 'long', year: 'numeric' });
const weekdays = formatOf({ weekday: 'long' });
const utcDates = formatOf({ dateStyle: 'long', timeZone });
const utcTimes = formatOf({ dateStyle: 'long', timeStyle: 'short', timeZone });

/** A calendar day (`2026-11-22`) is the same day in every time zone. */
function momentOf(iso: string) {
  return new Date(iso.length === 10 ? timeOn(iso, '00:00') : iso);
}

/** A dash for what is no date: the answer of an API that does not have it yet. */
function written(format: Intl.DateTimeFormat, date: Date): string {
  return Number.isNaN(date.getTime()) ? '—' : format.format(date);
}

/** `22 Nov 2026` of an ISO date or time, in the reader's time zone. */
export function dateText(iso: string): string {
  return written(dates(), momentOf(iso));
}

/** `22 Nov 2026, 14:05` of an ISO time, in the reader's time zone. */
export function dateTimeText(iso: string): string {
  return written(dateTimes(), new Date(iso));
}

/** `22 Nov` of an ISO date or time, in the reader's time zone. */
export function dayText(iso: string): string {
  return written(days(), momentOf(iso));
}

/** `14:05` of an ISO time, in the reader's time zone. */
export function timeText(iso: string): string {
  return written(times(), new Date(iso));
}

/** `Sunday, 22 November 2026` of an ISO date or time, in the reader's time zone. */
export function fullDateText(iso: string): string {
  return written(fullDates(), momentOf(iso));
}

/** `Sunday, 22 November 2026 at 09:00 (Europe/Berlin)` of an ISO time, in the reader's time zone, which it names. */
export function zonedTimeText(iso: string): string {
  return `${written(fullTimes(), new Date(iso))} (${zoneText()})`;
}

/** `November 2026` of an ISO date. */
export function monthText(iso: string): string {
  return written(months(), momentOf(iso));
}

/** `Sunday` of an ISO date. */
export function weekdayText(iso: string): string {
  return written(weekdays(), momentOf(iso));
}

/** `22 November 2026` of an ISO date or time, in UTC: for texts that read the same everywhere. */
export function utcDateText(iso: string): string {
  return written(utcDates(), new Date(iso));
}

/** `22. November 2026` of a day in UTC in a language that is not the reader's, `November 2026` of `2026-11`. */
export function utcDateIn(language: string, iso: string): string {
  const isMonth = iso.length === 'YYYY-MM'.length;
  const style: Style = isMonth ? { month: 'long', year: 'numeric' } : { dateStyle: 'long' };
  return new Intl.DateTimeFormat(language, { ...style, timeZone }).format(new Date(iso));
}

/** `22 November 2026` of an ISO time in a time zone, such as the company's. */
export function dateTextIn(zone: string, iso: string): string {
  return formatOf({ dateStyle: 'long', timeZone: zone })().format(new Date(iso));
}

/** `3 May 2026 at 09:00 UTC` of an ISO time. */
export function utcTimeText(iso: string): string {
  return `${written(utcTimes(), new Date(iso))} UTC`;
}

/** `3–5 May 2026`, in a time zone; an end before the start is omitted. */
export function dateRangeTextIn(zone: string, start: string, end: string): string {
  const format = formatOf({ dateStyle: 'long', timeZone: zone })();
  const [from, until] = [new Date(start), new Date(end)];
  return until < from ? format.format(from) : format.formatRange(from, until);
}

/** A date for a calendar leaf, in a time zone: `{ day: '3', month: 'May' }`. */
export function leafIn(zone: string, iso: string): { day: string; month: string } {
  const partOf = (style: Style) => formatOf({ ...style, timeZone: zone })().format(new Date(iso));
  return { day: partOf({ day: 'numeric' }), month: partOf({ month: 'short' }) };
}

/** @deprecated Since 4.2: `dateRangeTextIn('UTC', …)`. */
export function utcDateRangeText(start: string, end: string): string {
  return dateRangeTextIn('UTC', start, end);
}

/** @deprecated Since 4.2: `leafIn('UTC', …)`. */
export function utcLeaf(iso: string): { day: string; month: string } {
  return leafIn('UTC', iso);
}

/** `22 Nov 2026, 14:05` of an ISO time in a time zone. */
export function dateTimeTextIn(zone: string, iso: string): string {
  const style: Style = { dateStyle: 'medium', timeStyle: 'short', timeZone: zone };
  return formatOf(style)().format(new Date(iso));
}

/** `14:05` of an ISO time in a time zone. */
export function timeTextIn(zone: string, iso: string): string {
  return formatOf({ hour: '2-digit', minute: '2-digit', timeZone: zone })().format(new Date(iso));
}

/** The reader's time zone as an IANA name: `America/New_York`. */
export function readerTimeZone(): string {
  return chosenTimeZone() ?? dates().resolvedOptions().timeZone;
}

/** A time zone in words, by default the reader's: `America/New York`. */
export function zoneText(zone: string = readerTimeZone()): string {
  return zone.replaceAll('_', ' ');
}

function zoned(zone: string, locale: string) {
  return new Intl.DateTimeFormat(locale, { timeZone: zone, dateStyle: 'short' });
}

export function isTimeZone(name: string): boolean {
  try {
    return zoned(name, defaultLocale).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

/** Whether people of a locale write the month before the day, as in the United States: `11/22/2026`. */
export function isMonthFirst(locale: string): boolean {
  const parts = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'numeric' }).formatToParts(
    0,
  );
  const order = parts.map(({ type }) => type);
  return order.indexOf('month') < order.indexOf('day') && parts.some(({ value }) => value === '/');
}

/** `2026-11-22`: the calendar day in UTC of a time in milliseconds, now unless told. */
export function utcDay(time = Date.now()): string {
  return new Date(time).toISOString().slice(0, 10);
}

const clocks = new Map<string, Intl.DateTimeFormat>();

/** What calendar and clock show in a time zone, as if it were UTC, in milliseconds. */
function shownAt(time: number, zone: string): number {
  let clock = clocks.get(zone);
  if (clock === undefined) {
    clock = new Intl.DateTimeFormat('sv-SE', {
      timeZone: zone,
      dateStyle: 'short',
      timeStyle: 'medium',
    });
    clocks.set(zone, clock);
  }
  return Date.parse(`${clock.format(time).replace(' ', 'T')}Z`);
}

const day = 86_400_000;

/**
 * The ISO time at which a clock shows a time of day, by default the reader's: of two, where clocks are set back, the first;
 * an hour that clocks skip is read as the one behind it.
 *
 * @example timeOn('2026-11-22', '09:00') // '2026-11-22T08:00:00.000Z' in Berlin
 */
export function timeOn(date: string, clock: string, zone: string = readerTimeZone()): string {
  return timeShowing(Date.parse(`${date}T${clock}Z`), zone);
}

/** The time at which a clock in the zone `to` shows what one in the zone `from` shows at this one. */
export function sameClock(iso: string, { from, to }: { from: string; to: string }): string {
  return timeShowing(shownAt(Date.parse(iso), from), to);
}

function timeShowing(shown: number, zone: string): string {
  const [before, after] = [shown - day, shown + day].map((time) => shownAt(time, zone) - time);
  const times = [before, after].map((offset = 0) => shown - offset);
  const [first = Number.NaN] = times.filter((time) => shownAt(time, zone) === shown);
  return new Date(Number.isNaN(first) ? (times[0] ?? shown) : first).toISOString();
}

/** The ISO time at `hour` o'clock, `days` days after `now`, in the reader's time zone. */
export function timeIn(now: number, { days, hour }: { days: number; hour: number }): string {
  const date = utcDay(shownAt(now, readerTimeZone()) + days * day);
  return timeOn(date, `${String(hour).padStart(2, '0')}:00`);
}

/** The calendar day of a time in the reader's time zone: `2026-11-22`. */
export function dayOf(time: string | number): string {
  return utcDay(shownAt(new Date(time).getTime(), readerTimeZone()));
}

/** The hour of the reader's clock, from 0 to 23. */
export function hourOf(time: number): number {
  return new Date(shownAt(time, readerTimeZone())).getUTCHours();
}

/** The calendar day of a time in a time zone: `2026-11-22`. Guarantee: Swedish writes dates as ISO 8601 does. */
export function dayIn(zone: string, time: Date): string {
  return zoned(zone, 'sv-SE').format(time);
}
