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
import { groupsOf, type SumRow, sumColumns, sumsOf } from './money-sums';
import { type MoneyScope, scopeOf, valuedInquiries } from './valued-inquiries';

/** Keys of inquiries by what they are grouped by; lines have the chemical. */
const keys = {
  assignee: sql`assigned_to`,
  country: sql`country`,
  status: sql`status_id`,
  source: sql`source_id`,
  lostReason: sql`reason`,
} as const satisfies Record<Exclude<MoneyGrouping, 'chemical'>, RawBuilder<unknown>>;

type OwnKey = keyof typeof keys;

interface GroupRow extends SumRow {
  readonly grouping: MoneyGrouping;
  readonly key: string | null;
  readonly name: string | null;
}

interface FigureRow extends SumRow {
  readonly beforeCount: number;
  readonly beforeValued: number;
  readonly beforeValue: string;
  readonly daysToWin: number | null;
  readonly lacksRate: MoneyFigures['lacksRate'];
  readonly start: string;
  readonly end: string;
  readonly startBefore: string;
  readonly endBefore: string;
}

/** All money of the dashboard: three statements at once. */
export async function readMoney(
  database: Database | Work,
  query: Omit<ReportQuery, 'by'>,
  viewer: Viewer,
) {
  const scope = await scopeOf(database, query, viewer);
  const own = ['assignee', 'country', 'lostReason'] as const;
  const [figures, groups, chemicals] = await Promise.all([
    readFigures(database, scope),
    readGroups(database, scope, own),
    readChemicals(database, scope),
  ]);
  const of = (grouping: OwnKey) => groupsOf(inOrder(groups, grouping), maxMoneyGroups.dashboard);
  return {
    ...figures,
    byAssignee: of('assignee'),
    byChemical: groupsOf(inOrder(chemicals, 'chemical'), maxMoneyGroups.dashboard),
    byCountry: of('country'),
    byLostReason: of('lostReason'),
  };
}

/** A report with its groups. */
export async function readReport(
  database: Database | Work,
  { by, ...query }: ReportQuery,
  viewer: Viewer,
  now = new Date(),
) {
  const scope = await scopeOf(database, query, viewer, now);
  const [figures, groups] = await Promise.all([
    readFigures(database, scope),
    by === 'chemical' ? readChemicals(database, scope) : readGroups(database, scope, [by]),
  ]);
  return { ...figures, by, groups: groupsOf(inOrder(groups, by), maxMoneyGroups.report) };
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

async function readFigures(database: Database | Work, scope: MoneyScope): Promise<MoneyFigures> {
  const { currency, timeZone, period, before } = scope;
  const places = currencyPlaces(currency);
  const start = (days: MoneyDays) => sql`${days.from}::timestamp at time zone ${timeZone}`;
  const end = (days: MoneyDays) =>
    sql`(${days.until}::timestamp + interval '1 day') at time zone ${timeZone}`;
  const wonBefore = sql`kind = 'won' and is_before`;
  const { rows } = await sql<FigureRow>`
    with ${valuedInquiries(scope)}
    select ${sumColumns(places)},
      count(*) filter (where ${wonBefore})::integer as before_count,
      count(value) filter (where ${wonBefore})::integer as before_valued,
      round(coalesce(sum(value) filter (where ${wonBefore}), 0), ${sql.lit(places)})::text as before_value,
      round((avg(extract(epoch from closed_at - least(created_at, (
        select sent.created_at from product_inquiry as sent
        where sent._id = valued.product_inquiry_id)))) filter (where kind = 'won' and is_now)
        / 86400)::numeric, 1)::double precision as days_to_win,
      (select coalesce(jsonb_agg(jsonb_build_object('currency', lacking.currency, 'count', lacking.count)
          order by lacking.count desc, lacking.currency), '[]'::jsonb)
        from (select currency, count(*) from valued
          where amount is not null and value is null and not is_before group by 1) as lacking)
        as lacks_rate,
      ${start(period)} as start, ${end(period)} as "end",
      ${start(before)} as start_before, ${end(before)} as end_before
    from valued`.execute(database);
  const [row] = rows;
  if (row === undefined) throw new Error('An aggregate has one row');
  return {
    currency,
    period: { ...period, start: row.start, end: row.end },
    before: { ...before, start: row.startBefore, end: row.endBefore },
    ...sumsOf(row),
    wonBefore: { count: row.beforeCount, valued: row.beforeValued, value: row.beforeValue },
    daysToWin: row.daysToWin,
    lacksRate: row.lacksRate,
  };
}

/** The groups of all groupings, in one pass. */
async function readGroups(
  database: Database | Work,
  scope: MoneyScope,
  groupings: readonly OwnKey[],
): Promise<GroupRow[]> {
  const sets = groupings.map((grouping) => sql`(${keys[grouping]})`);
  // A key that a row is not grouped by is null, and its `grouping` is 1.
  const chosen = groupings.map(
    (grouping) => sql`when grouping(${keys[grouping]}) = 0 then ${sql.lit(grouping)}`,
  );
  const key = groupings.map(
    (grouping) => sql`when grouping(${keys[grouping]}) = 0 then (${keys[grouping]})::text`,
  );
  const { rows } = await sql<GroupRow>`
    with ${valuedInquiries(scope)},
    grouped as (
      select case ${sql.join(chosen, sql` `)} end as grouping, case ${sql.join(key, sql` `)} end as key,
        min(lost_reason) as reason, ${sumColumns(currencyPlaces(scope.currency))}
      from valued where kind = 'open' or is_now
      group by grouping sets (${sql.join(sets)}))
    select grouped.*, case grouped.grouping
      when 'assignee' then (select ${adminName} from admin where admin._id::text = grouped.key)
      when 'status' then (select name from status where status._id::text = grouped.key)
      when 'source' then (select name from source where source._id::text = grouped.key)
      when 'lostReason' then case when grouped.key is not null then grouped.reason end end as name
    from grouped`.execute(database);
  return rows;
}

/** By chemical line by line; those of inquiries without a value are in no line. */
async function readChemicals(database: Database | Work, scope: MoneyScope): Promise<GroupRow[]> {
  if (!isPermitted(scope.viewer, { chemicals: 'view' })) return [];
  const places = sql.lit(currencyPlaces(scope.currency));
  // The largest line takes what rounding leaves, so that the lines of an inquiry are its value.
  const exact = (share: RawBuilder<unknown>, whole: RawBuilder<unknown>) => sql`${share}
    + case when place = first_value(place) over largest
      then ${whole} - sum(${share}) over of_inquiry else 0 end`;
  const { rows } = await sql<GroupRow>`
    with ${valuedInquiries(scope)},
    shared as (
      select valued._id, kind, is_now, line.place, line.chemical_id, line.amount as line_amount,
        valued.value as whole, valued.weighted as whole_weighted,
        half_even(case when valued.amount = 0 then 0
          else valued.value * line.amount / valued.amount end, ${places}) as share,
        half_even(case when valued.amount = 0 then 0
          else valued.weighted * line.amount / valued.amount end, ${places}) as weighted_share
      from valued join inquiry_value_line as line on line.inquiry_id = valued._id
      where kind = 'open' or is_now),
    line as (
      select _id, kind, is_now, chemical_id, ${exact(sql`share`, sql`whole`)} as value,
        ${exact(sql`weighted_share`, sql`whole_weighted`)} as weighted
      from shared
      window of_inquiry as (partition by _id),
        largest as (partition by _id order by line_amount desc, place)),
    valued_line as (
      select _id, kind, is_now, chemical_id, sum(value) as value, sum(weighted) as weighted
      from line group by _id, kind, is_now, chemical_id),
    grouped as (
      select chemical_id, ${sumColumns(currencyPlaces(scope.currency))}
      from valued_line group by chemical_id)
    select grouped.*, 'chemical' as grouping, chemical_id::text as key, chemical.name
    from grouped left join chemical on chemical._id = grouped.chemical_id`.execute(database);
  return rows;
}
