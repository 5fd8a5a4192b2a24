import { dayIn, utcDay } from 'contract';
import { maxPeriodDays } from 'contract/staff';
import { sql, type RawBuilder } from 'kysely';
import { ApiProblem, worded } from '../../kernel/problem';

/** Days in a time zone, both ends included. */
export interface Period {
  readonly from: string;
  readonly until: string;
  readonly timeZone: string;
}

interface PeriodRequest {
  readonly from?: string | undefined;
  readonly until?: string | undefined;
  readonly timeZone: string;
}

const day = 24 * 3_600_000;
const usualDays = 30;

/**
 * The requested period; by default thirty days up to `until`, which defaults to today.
 *
 * @throws ApiProblem `malformed` for one that ends before it begins or is too long
 */
export function periodOf({ from, until, timeZone }: PeriodRequest): Period {
  const last = until ?? dayIn(timeZone, new Date());
  const period = { from: from ?? daysAfter(last, 1 - usualDays), until: last, timeZone };
  const length = lengthOf(period);
  if (length < 1) throw new ApiProblem('malformed', 'The period ends before it begins.');
  if (length > maxPeriodDays)
    throw new ApiProblem('malformed', worded`A period has at most ${{ maxPeriodDays }} days.`);
  return period;
}

/** The period of the same length that ends where this one begins. */
export function periodBefore(period: Period): Period {
  const until = daysAfter(period.from, -1);
  return { ...period, until, from: daysAfter(period.from, -lengthOf(period)) };
}

export function daysOf(period: Period): string[] {
  return Array.from({ length: lengthOf(period) }, (_, index) => daysAfter(period.from, index));
}

/** Whether a time lies within the period. */
export function within(time: RawBuilder<unknown>, { from, until, timeZone }: Period) {
  return sql<boolean>`${time} >= ${from}::timestamp at time zone ${timeZone}
    and ${time} < (${until}::timestamp + interval '1 day') at time zone ${timeZone}`;
}

function lengthOf({ from, until }: Period): number {
  return Math.round((Date.parse(until) - Date.parse(from)) / day) + 1;
}

function daysAfter(date: string, days: number): string {
  return utcDay(Date.parse(date) + days * day);
}
