import type { RetentionKind, RetentionPeriod } from 'contract/privacy';
import { type RawBuilder, sql } from 'kysely';
import type { Database, Work } from '../../db/database';
import { isUnused } from '../erase-rows';

/** Where rows of a rule lie; a rule may have several tables. */
export interface DueSource {
  readonly table: string;
  readonly where: RawBuilder<boolean>;
}

const isDone = sql<boolean>`not exists (
  select from email where email.batch_id = record._id and email.status = 'queued')`;

/** What each rule removes once it is old enough: rows of the tables, aliased `record`. */
export const dueSources: Readonly<Record<RetentionKind, readonly DueSource[]>> = {
  spam: [
    { table: 'product_inquiry', where: sql<boolean>`record.status = 'spam'` },
    { table: 'application', where: sql<boolean>`record.status = 'spam'` },
  ],
  applications: [{ table: 'application', where: sql<boolean>`record.status <> 'hired'` }],
  mailBodies: [{ table: 'email_batch', where: sql<boolean>`record.html <> '' and ${isDone}` }],
  uploads: [
    {
      table: 'file',
      where: sql<boolean>`record.visibility = 'staff' and ${isUnused(sql`record.name`)}`,
    },
  ],
};

/** The time before which a period has passed. */
export function beforeOf({ amount, unit }: RetentionPeriod): RawBuilder<string> {
  return unit === 'days'
    ? sql<string>`(now() - make_interval(days => ${amount}))`
    : sql<string>`(now() - make_interval(months => ${amount}))`;
}

/** How many rows a rule would remove now. */
export async function countDue(
  database: Database | Work,
  kind: RetentionKind,
  period: RetentionPeriod | null,
): Promise<number> {
  if (period === null) return 0;
  let due = 0;
  for (const { table, where } of dueSources[kind]) {
    const { rows } = await sql<{ count: number }>`
      select count(*) as count from ${sql.id(table)} as record
      where record.created_at < ${beforeOf(period)} and ${where}`.execute(database);
    due += rows[0]?.count ?? 0;
  }
  return due;
}
