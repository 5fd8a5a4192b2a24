import { t } from '@lingui/core/macro';
import { MoneyPeriod, type ReportQuery } from 'contract/inquiry';

/** A period as parameters of the address and of the calls. */
export interface PeriodQuery {
  readonly period: MoneyPeriod;
  readonly from?: string;
  readonly until?: string;
}

export const periodLabels = {
  get thisMonth() {
    return t`This month`;
  },
  get thisQuarter() {
    return t`This quarter`;
  },
  get thisYear() {
    return t`This year`;
  },
  get last30Days() {
    return t`Last 30 days`;
  },
  get lastWeek() {
    return t`Last week`;
  },
  get lastMonth() {
    return t`Last month`;
  },
  get own() {
    return t`From … until …`;
  },
} as const satisfies Record<MoneyPeriod, string>;

/** The choice in an address; what it does not say, or says wrongly, is this month. */
export function periodIn(address: URLSearchParams): PeriodQuery {
  const parsed = MoneyPeriod.safeParse(address.get('period'));
  const period = parsed.success ? parsed.data : 'thisMonth';
  const [from, until] = [address.get('from'), address.get('until')];
  if (period !== 'own') return { period };
  return isDay(from) && isDay(until) && from <= until
    ? { period, from, until }
    : { period: 'last30Days' };
}

/** Filters of reports by their names in the address. */
export const filterNames = [
  'assignedTo',
  'chemicalId',
  'country',
  'sourceId',
  'statusId',
] as const satisfies readonly (keyof ReportQuery)[];
export type FilterName = (typeof filterNames)[number];

function isDay(text: string | null): text is string {
  return text !== null && /^[1-9]\d{3}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text));
}
