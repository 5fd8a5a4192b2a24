import {
  currencyPlaces,
  maxMoneyGroups,
  type MoneyDays,
  type MoneyFigures,
  type MoneyGroup,
  type MoneyGrouping,
  type ReportQuery,
} from 'contract/inquiry';
import { type RawBuilder, sql } from 'kysely';
import type { Database, Work } from '../../db/database';
import { isPermitted } from '../../kernel/permission';
import type { Viewer } from '../../kernel/viewer';
import { adminName } from '../../repository/admin-name';
import { chemicalGroups } from './chemical-groups';
import { amountText } from './money-amounts';
import { groupsOf, type SumRow, sumColumns, sumsOf } from './money-sums';
import { type MoneyScope, scopeOf, valuedInquiries } from './valued-inquiries';

/** Keys of inquiries by what they are grouped by; chemicals are those of lines. */
const keys = {
  assignee: sql`assigned_to`,
  country: sql`country`,
  status: sql`status_id`,
  source: sql`source_id`,
  lostReason: sql`reason`,
} as const satisfies Record<Exclude<MoneyGrouping, 'chemical'>, RawBuilder<unknown>>;

type OwnKey = keyof typeof keys;

interface GroupRow extends SumRow {
  /** `all` for the row of everything. */
  readonly grouping: MoneyGrouping | 'all';
  readonly key: string | null;
  readonly name: string | null;
  /** Of the row of everything. */
  readonly facts: Facts | null;
}

/** What is said of all inquiries alone. */
interface Facts {
  readonly count: number;
  readonly valued: number;
  readonly value: string;
  readonly days: number | null;
  readonly lacking: MoneyFigures['lacksRate'];
  readonly moments: readonly [start: string, end: string, startBefore: string, endBefore: string];
}

/** All money of the dashboard, in one statement. */
export async function readMoney(
  database: Database | Work,
  query: Omit<ReportQuery, 'by'>,
  viewer: Viewer,
) {
  const scope = await scopeOf(database, query, viewer);
  const rows = await readRows(database, scope, ['assignee', 'chemical', 'country', 'lostReason']);
  const of = (grouping: MoneyGrouping) =>
    groupsOf(inOrder(rows, grouping), maxMoneyGroups.dashboard);
  return {
    ...figuresOf(scope, rows),
    byAssignee: of('assignee'),
    byChemical: of('chemical'),
    byCountry: of('country'),
    byLostReason: of('lostReason'),
  };
}

/** A report with its groups, in one statement. */
export async function readReport(
  database: Database | Work,
  { by, ...query }: ReportQuery,
  viewer: Viewer,
  now = new Date(),
) {
  const scope = await scopeOf(database, query, viewer, now);
  const rows = await readRows(database, scope, [by]);
  const groups = groupsOf(inOrder(rows, by), maxMoneyGroups.report);
  return { ...figuresOf(scope, rows), by, groups };
}

/** Those worth most first, then those with most inquiries; of lost reasons what was lost counts. */
function inOrder(rows: readonly GroupRow[], grouping: MoneyGrouping): MoneyGroup[] {
  const isLoss = grouping === 'lostReason';
  const worth = ({ openValue, wonValue, lostValue }: GroupRow) =>
    isLoss ? Number(lostValue) : Number(openValue) + Number(wonValue);
  const number = ({ openCount, wonCount, lostCount }: GroupRow) =>
    isLoss ? lostCount : openCount + wonCount + lostCount;
  return rows
    .filter((row) => row.grouping === grouping && number(row) > 0)
    .toSorted(
      (one, other) =>
        worth(other) - worth(one) ||
        number(other) - number(one) ||
        String(one.name ?? one.key).localeCompare(String(other.name ?? other.key)),
    )
    .map((row) => ({ key: row.key, name: row.name, ...sumsOf(row) }));
}

function figuresOf({ currency, period, before }: MoneyScope, rows: readonly GroupRow[]) {
  const all = rows.find(({ grouping }) => grouping === 'all');
  if (!all?.facts) throw new Error('An aggregate has a row of everything');
  const { count, valued, value, days, lacking, moments } = all.facts;
  const [start, end, startBefore, endBefore] = moments;
  return {
    currency,
    period: { ...period, start: isoTime(start), end: isoTime(end) },
    before: { ...before, start: isoTime(startBefore), end: isoTime(endBefore) },
    ...sumsOf(all),
    wonBefore: { count, valued, value },
    daysToWin: days,
    lacksRate: lacking,
  };
}

/** A time as `jsonb` has it, in UTC. */
function isoTime(time: string): string {
  return new Date(time).toISOString();
}

/** The row of everything, and the groups of each grouping. */
async function readRows(
  database: Database | Work,
  scope: MoneyScope,
  groupings: readonly MoneyGrouping[],
): Promise<GroupRow[]> {
  const own = groupings.filter((grouping) => grouping !== 'chemical');
  const places = currencyPlaces(scope.currency);
  const withChemicals =
    groupings.includes('chemical') && isPermitted(scope.viewer, { chemicals: 'view' });
  // A key that a row is not grouped by is null, and its `grouping` is 1.
  const when = (grouping: OwnKey) => sql`when grouping(${keys[grouping]}) = 0 then`;
  const chosen = own.map((grouping) => sql`${when(grouping)} ${sql.lit(grouping)}`);
  const key = own.map((grouping) => sql`${when(grouping)} (${keys[grouping]})::text`);
  const sets = [sql`()`, ...own.map((grouping) => sql`(${keys[grouping]})`)];
  const none = own.length === 0;
  const { rows } = await sql<GroupRow>`
    with ${valuedInquiries(scope)},
    grouped as (
      select ${none ? sql`'all'` : sql`case ${sql.join(chosen, sql` `)} else 'all' end`} as grouping,
        ${none ? sql`null::text` : sql`case ${sql.join(key, sql` `)} end`} as key,
        min(lost_reason) as reason, ${sumColumns(places)}
      from valued where kind = 'open' or is_now
      group by grouping sets (${sql.join(sets)}))
    select ${namedGroups},
      case when grouped.grouping = 'all' then (${factsOf(scope, places)}) end as facts
    from grouped
    ${withChemicals ? sql`union all ${chemicalGroups(places)}` : sql``}`.execute(database);
  return rows;
}

const sums = sql`open_count, open_valued, open_value, open_weighted, won_count, won_valued, won_value,
  lost_count, lost_valued, lost_value`;

const namedGroups = sql`grouped.grouping, grouped.key, case grouped.grouping
    when 'assignee' then (select ${adminName} from admin where admin._id::text = grouped.key)
    when 'status' then (select name from status where status._id::text = grouped.key)
    when 'source' then (select name from source where source._id::text = grouped.key)
    when 'lostReason' then case when grouped.key is not null then grouped.reason end end as name,
  ${sums}`;

function factsOf({ period, before, timeZone }: MoneyScope, places: number): RawBuilder<unknown> {
  const start = (days: MoneyDays) => sql`${days.from}::timestamp at time zone ${timeZone}`;
  const end = (days: MoneyDays) =>
    sql`(${days.until}::timestamp + interval '1 day') at time zone ${timeZone}`;
  const wonBefore = sql`kind = 'won' and is_before`;
  const began = sql`least(created_at, (
    select sent.created_at from product_inquiry as sent where sent._id = valued.product_inquiry_id))`;
  return sql`
    select jsonb_build_object(
      'count', count(*) filter (where ${wonBefore}),
      'valued', count(value) filter (where ${wonBefore}),
      'value', ${amountText(sql`sum(value) filter (where ${wonBefore})`, places)},
      'days', round((avg(extract(epoch from closed_at - ${began}))
        filter (where kind = 'won' and is_now) / 86400)::numeric, 1),
      'lacking', (
        select coalesce(jsonb_agg(jsonb_build_object('currency', lacking.currency, 'count', lacking.count)
          order by lacking.count desc, lacking.currency), '[]'::jsonb)
        from (select currency, count(*) from valued
          where amount is not null and value is null and (kind = 'open' or is_now)
          group by 1) as lacking),
      'moments', jsonb_build_array(${start(period)}, ${end(period)}, ${start(before)}, ${end(before)}))
    from valued`;
}
