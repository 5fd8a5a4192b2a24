import { dayOf, endOfDay, startOfDay } from 'shared-ui/table';

/** The period of the dashboard; both days are included: `2026-11-21`. */
export interface ChosenPeriod {
  readonly from: string;
  readonly until: string;
}

/** How a period is chosen: the last number of days, or two dates. */
export type PeriodChoice =
  | { readonly kind: 'days'; readonly days: number }
  | ({ readonly kind: 'custom' } & ChosenPeriod);

export const periodLengths = [7, 30, 90, 365] as const;
const usual = 30;

const dayPattern = /^\d{4}-\d{2}-\d{2}$/;

/** Parses the choice from the address: `?days=90`, or `?from=2026-01-01&until=2026-03-31`. */
export function choiceOf(query: URLSearchParams): PeriodChoice {
  const [from, until] = [query.get('from'), query.get('until')];
  if (from !== null && until !== null && isDay(from) && isDay(until) && from <= until)
    return { kind: 'custom', from, until };
  const days = Number(query.get('days'));
  return { kind: 'days', days: periodLengths.find((length) => length === days) ?? usual };
}

/** The choice as query parameters. */
export function queryOf(choice: PeriodChoice): Record<string, string> {
  if (choice.kind === 'custom') return { from: choice.from, until: choice.until };
  return choice.days === usual ? {} : { days: String(choice.days) };
}

export function periodOf(choice: PeriodChoice, today: string): ChosenPeriod {
  if (choice.kind === 'custom') return choice;
  return { from: daysAfter(today, 1 - choice.days), until: today };
}

/** The period as filters of a list of inquiries, by their arrival. */
export function cameWithin({ from, until }: ChosenPeriod): Record<string, string> {
  return { createdFrom: startOfDay(from), createdBefore: endOfDay(until) };
}

/** The number of days in a period. */
export function daysIn({ from, until }: ChosenPeriod): number {
  return Math.round((Date.parse(until) - Date.parse(from)) / 86_400_000) + 1;
}

function daysAfter(day: string, days: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return dayOf(new Date(year, month - 1, date + days).getTime());
}

function isDay(text: string): boolean {
  return dayPattern.test(text) && !Number.isNaN(Date.parse(text));
}
