import { z } from 'zod';
import { single } from '../answer';
import { Country } from '../country';
import { Bytes, endpoint } from '../endpoint';
import { idOf } from '../id';
import { Day, Moment } from '../moment';
import { text } from '../text';
import { inquiries } from './inquiry';
import { MoneyPeriod } from './money-period';

const count = z.int().min(0);
const money = z.string();

/** What reports group inquiries by. */
export const MoneyGrouping = z.enum([
  'assignee',
  'chemical',
  'country',
  'status',
  'source',
  'lostReason',
]);
export type MoneyGrouping = z.infer<typeof MoneyGrouping>;

/** Which inquiries are counted, as their list is filtered. */
const moneyFilters = {
  assignedTo: z.union([idOf('admin'), z.literal('nobody')]).optional(),
  chemicalId: idOf('chemical').optional(),
  country: Country.optional(),
  sourceId: idOf('source').optional(),
  statusId: idOf('status').optional(),
};

const periodShape = {
  period: MoneyPeriod.default('thisMonth'),
  /** First and last day of a period of one's own. */
  from: Day.optional(),
  until: Day.optional(),
};

/** A report: what is counted, in which period, and by what it is grouped. */
export const ReportQuery = z.strictObject({
  by: MoneyGrouping.default('assignee'),
  ...periodShape,
  ...moneyFilters,
});
export type ReportQuery = z.infer<typeof ReportQuery>;

/** Inquiries and what they are worth in the company's currency. */
const Sum = z.object({
  count,
  /** Those that have a value with a rate: the sum is theirs. */
  valued: count,
  value: money,
});
const WeightedSum = Sum.extend({ weighted: money });

/** The inquiries of a group. Open ones are those of today, won and lost ones those of the period. */
export const MoneyGroup = z.object({
  /** The `_id`, the country's code or the reason; null for none. */
  key: z.string().nullable(),
  /** The name of a record; null where there is none, or the viewer may not see it. */
  name: z.string().nullable(),
  open: WeightedSum,
  won: Sum,
  lost: Sum,
});
export type MoneyGroup = z.infer<typeof MoneyGroup>;

/** The largest groups, and the rest as one. */
export const MoneyGroups = z.object({
  data: z.array(MoneyGroup),
  others: MoneyGroup.nullable(),
  /** How many groups `others` sums up. */
  left: count,
});
export type MoneyGroups = z.infer<typeof MoneyGroups>;

const Days = z.object({
  from: Day,
  until: Day,
  /** The moments where its days begin and end in the company's time zone; the second is not of it. */
  start: Moment,
  end: Moment,
});

export const MoneyFigures = z.object({
  /** The company's. */
  currency: z.string(),
  period: Days,
  /** What won inquiries are compared with. */
  before: Days,
  open: WeightedSum,
  won: Sum,
  wonBefore: Sum,
  lost: Sum,
  /** From the first contact until it was won, in days with one place; null while none was won. */
  daysToWin: z.number().nullable(),
  /** Values in currencies without an exchange rate: they are in no sum. */
  lacksRate: z.array(z.object({ currency: z.string(), count })),
});
export type MoneyFigures = z.infer<typeof MoneyFigures>;

/** The money of the dashboard. */
export const Money = MoneyFigures.extend({
  byAssignee: MoneyGroups,
  /** Empty for roles that do not see chemicals. */
  byChemical: MoneyGroups,
  byCountry: MoneyGroups,
  byLostReason: MoneyGroups,
});
export type Money = z.infer<typeof Money>;

export const MoneyReport = MoneyFigures.extend({ by: MoneyGrouping, groups: MoneyGroups });
export type MoneyReport = z.infer<typeof MoneyReport>;

/** The most groups of the dashboard, and of a report. */
export const maxMoneyGroups = { dashboard: 8, report: 200 } as const;

/** What the inquiries of a status are worth: the head of its column on the board. */
export const StatusSum = z.object({
  statusId: idOf('status'),
  count,
  value: money,
  weighted: money,
  /** Values in currencies without an exchange rate, which are left out. */
  lacksRate: count,
});
export type StatusSum = z.infer<typeof StatusSum>;

const read = { method: 'GET', access: 'admin', needs: { inquiries: 'view' } } as const;

export const moneyEndpoints = {
  get: endpoint({
    ...read,
    name: 'money.get',
    path: 'money/get',
    query: z.strictObject(periodShape),
    answer: single(Money),
    summary:
      'What open inquiries are worth, what was won and lost in a period, by person, chemical, country and reason',
  }),
  report: endpoint({
    ...read,
    name: 'money.report',
    path: 'money/report',
    query: ReportQuery,
    answer: single(MoneyReport),
    summary: 'A report of inquiries and what they are worth, by the groups that it asks for',
  }),
  reportFile: endpoint({
    ...read,
    name: 'money.reportFile',
    path: 'money/reportFile',
    query: ReportQuery,
    answer: Bytes,
    produces: ['text/csv'],
    summary: 'The same report as CSV with stable columns, a row for each group',
  }),
  byStatus: endpoint({
    ...read,
    name: 'money.byStatus',
    path: 'money/byStatus',
    query: z.strictObject({ search: text(200).optional(), ...inquiries.filters }),
    answer: single(z.array(StatusSum)),
    summary: 'What the inquiries that a list finds are worth, by status',
  }),
} as const;

/** The columns of a report as CSV. They are stable: new ones are added behind them. */
export const reportColumns = [
  'group',
  'open_count',
  'open_value',
  'open_weighted',
  'won_count',
  'won_value',
  'lost_count',
  'lost_value',
  'currency',
  'from',
  'until',
] as const;
