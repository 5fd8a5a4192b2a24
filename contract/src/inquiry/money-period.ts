import { z } from 'zod';
import { utcDay } from '../date-text';

/** The periods of reports. The current month, quarter and year end today. */
export const MoneyPeriod = z.enum([
  'thisMonth',
  'thisQuarter',
  'thisYear',
  'last30Days',
  'lastWeek',
  'lastMonth',
  'own',
]);
export type MoneyPeriod = z.infer<typeof MoneyPeriod>;

/** Both days are included. */
export interface MoneyDays {
  readonly from: string;
  readonly until: string;
}

interface PeriodChoice {
  readonly period: MoneyPeriod;
  /** Of a period of one's own. */
  readonly from?: string | undefined;
  readonly until?: string | undefined;
}

/** The days of a period, and those of the one before that it is compared with. */
export interface MoneyPeriods {
  readonly period: MoneyDays;
  readonly before: MoneyDays;
}

/** A period of one's own without days, or one that is not usable, is that of the last 30 days. */
export function moneyPeriods({ period, from, until }: PeriodChoice, today: string): MoneyPeriods {
  switch (period) {
    case 'thisMonth':
      return current(today, 1);
    case 'thisQuarter':
      return current(today, 3);
    case 'thisYear':
      return current(today, 12);
    case 'lastMonth': {
      const last = daysAfter(monthStart(today, 1), -1);
      const first = monthStart(last, 1);
      const before = daysAfter(first, -1);
      return {
        period: { from: first, until: last },
        before: { from: monthStart(before, 1), until: before },
      };
    }
    case 'lastWeek': {
      const sunday = daysAfter(today, -weekdayOf(today));
      return rolling(sunday, 7);
    }
    case 'last30Days':
      return rolling(today, 30);
    case 'own':
      return from !== undefined && until !== undefined && isUsable({ from, until })
        ? rolling(until, lengthOf({ from, until }))
        : rolling(today, 30);
    default:
      return period satisfies never;
  }
}

const longestPeriod = 366 * 100;

/** Whether it ends after it begins, and has another one before it and a day after it that times can be written of. */
function isUsable(days: MoneyDays): boolean {
  const isWritable = days.from >= '1900-01-01' && days.until < '9999-12-31';
  return isWritable && days.from <= days.until && lengthOf(days) <= longestPeriod;
}

/** So many months up to today, beside as many days of the months before, which may be shorter. */
function current(today: string, months: number): MoneyPeriods {
  const from = monthStart(today, months);
  const lastBefore = daysAfter(from, -1);
  const fromBefore = monthStart(lastBefore, months);
  const until = sameDayBefore(today, months);
  return {
    period: { from, until: today },
    before: { from: fromBefore, until: until < lastBefore ? until : lastBefore },
  };
}

/** The day as many months before, or the last one of a shorter month. */
function sameDayBefore(day: string, months: number): string {
  const [year, month, date] = partsOf(day);
  const last = new Date(Date.UTC(year, month - months, 0)).getUTCDate();
  return utcDay(Date.UTC(year, month - 1 - months, Math.min(date, last)));
}

function rolling(until: string, days: number): MoneyPeriods {
  const from = daysAfter(until, 1 - days);
  const last = daysAfter(from, -1);
  return { period: { from, until }, before: { from: daysAfter(last, 1 - days), until: last } };
}

/** The first day of the month, quarter or year (1, 3, 12 months) that the day is in. */
function monthStart(day: string, months: number): string {
  const [year, month] = partsOf(day);
  return utcDay(Date.UTC(year, month - 1 - ((month - 1) % months), 1));
}

/** From 1 for Monday to 7. */
function weekdayOf(day: string): number {
  return new Date(day).getUTCDay() || 7;
}

function partsOf(day: string): [year: number, month: number, date: number] {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return [year, month, date];
}

function lengthOf({ from, until }: MoneyDays): number {
  return Math.round((Date.parse(until) - Date.parse(from)) / 86_400_000) + 1;
}

function daysAfter(day: string, days: number): string {
  return utcDay(Date.parse(day) + days * 86_400_000);
}
