import type { StatusKind } from 'contract/inquiry';
import type { Dashboard } from 'contract/staff';
import { sql } from 'kysely';
import type { Database } from '../../db/database';
import { daysOf, type Period, within } from './period';

type Outcome = Dashboard['outcome'];

/** A count for one grouping of a period's inquiries; the keys of other groupings are null. */
interface CountRow {
  /** The result of `GROUPING`: one bit for each of status, source and country that the row is not grouped by. */
  readonly left: number;
  readonly statusId: string | null;
  readonly sourceId: string | null;
  readonly country: string | null;
  readonly count: number;
}

/** The values of `GROUPING` for rows grouped by one key. */
const groupedBy = { status: 0b011, source: 0b101, country: 0b110 } as const;

/** The number of inquiries of the period by day, status, source and country: two concurrent index scans. */
export async function inquiryFigures(database: Database, period: Period) {
  const [days, counts, statuses, sources] = await Promise.all([
    countByDay(database, period),
    countInquiries(database, period),
    readStatuses(database),
    readSources(database),
  ]);
  const by = (left: number) => counts.filter((row) => row.left === left);
  const ofDay = new Map(days.map(({ day, count }) => [day, count]));
  const ofStatus = new Map(by(groupedBy.status).map(({ statusId, count }) => [statusId, count]));
  const byStatus = statuses.map((status) => ({ ...status, count: ofStatus.get(status._id) ?? 0 }));
  return {
    outcome: outcomeOf(byStatus),
    byDay: daysOf(period).map((day) => ({ day, count: ofDay.get(day) ?? 0 })),
    byStatus,
    bySource: by(groupedBy.source).map(({ sourceId, count }) => ({
      _id: sourceId,
      name: sources.get(sourceId) ?? null,
      count,
    })),
    byCountry: by(groupedBy.country).map(({ country, count }) => ({ country, count })),
  };
}

/** How the inquiries of a period ended. */
export async function outcomeIn(database: Database, period: Period): Promise<Outcome> {
  const { rows } = await sql<{ kind: StatusKind; count: number }>`
    select status.kind, sum(counted.count) as count from (
      select status_id, count(*) as count from inquiry
      where deleted_at is null and ${within(sql`created_at`, period)}
      group by status_id
    ) as counted join status on status._id = counted.status_id
    group by status.kind`.execute(database);
  return outcomeOf(rows);
}

async function countByDay(database: Database, period: Period) {
  const { rows } = await sql<{ day: string; count: number }>`
    select day::text as day, count from (
      select (created_at at time zone ${period.timeZone})::date as day, count(*) as count
      from inquiry where deleted_at is null and ${within(sql`created_at`, period)}
      group by 1
    ) as asked`.execute(database);
  return rows;
}

/** Counts the few combinations of the three keys first, then sums them up. */
async function countInquiries(database: Database, period: Period): Promise<CountRow[]> {
  const { rows } = await sql<CountRow>`
    select grouping(status_id, source_id, country) as left, status_id, source_id, country,
      sum(count) as count
    from (
      select status_id, source_id, country, count(*) as count
      from inquiry where deleted_at is null and ${within(sql`created_at`, period)}
      group by 1, 2, 3
    ) as asked
    group by grouping sets ((status_id), (source_id), (country))
    order by sum(count) desc`.execute(database);
  return rows;
}

type StatusRow = Omit<Dashboard['byStatus'][number], 'count'>;

async function readStatuses(database: Database): Promise<StatusRow[]> {
  const { rows } = await sql<StatusRow>`
    select _id, name, color, kind from status where deleted_at is null
    order by "order", _id`.execute(database);
  return rows;
}

async function readSources(database: Database): Promise<ReadonlyMap<string | null, string>> {
  const rows = await database.selectFrom('source').select(['_id', 'name']).execute();
  return new Map(rows.map(({ _id, name }) => [_id, name]));
}

function outcomeOf(counts: readonly { kind: StatusKind; count: number }[]): Outcome {
  const sum = (kind: StatusKind) =>
    counts.filter((row) => row.kind === kind).reduce((total, { count }) => total + count, 0);
  const [open, won, lost] = [sum('open'), sum('won'), sum('lost')];
  const ended = won + lost;
  return { total: open + ended, open, won, lost, rate: ended === 0 ? null : won / ended };
}
