import { sql } from 'kysely';
import type { Database } from '../../db/database';
import { backoff } from '../../jobs/backoff';
import { inSeconds } from '../../jobs/lease';
import { timeUntil } from '../../jobs/queue-job';

export interface DuePurge {
  readonly tag: string;
  /** How often it was requested. */
  readonly changes: number;
  readonly attempts: number;
  /** When it was claimed. */
  readonly at: string;
}

/** Until another process sends what this one has claimed. */
const leaseSeconds = 60;
const longestBackoffSeconds = 300;

export async function claimPurges(database: Database): Promise<readonly DuePurge[]> {
  const { rows } = await sql<DuePurge>`
    update cdn_purge set attempts = attempts + 1, next_attempt_at = ${inSeconds(leaseSeconds)}
    where tag in (
      select tag from cdn_purge where next_attempt_at <= now() order by tag for update skip locked)
    returning tag, changes, attempts, now() as at`.execute(database);
  return rows.toSorted((one, other) => (one.tag < other.tag ? -1 : 1));
}

/** A tag that was requested again meanwhile is purged again. */
export async function settlePurges(database: Database, sent: readonly DuePurge[]): Promise<void> {
  const seen = sql`
    select * from jsonb_to_recordset(${JSON.stringify(sent)}::jsonb) as sent (tag text, changes bigint)`;
  await sql`
    with sent as (${seen}), done as (
      delete from cdn_purge using sent
      where cdn_purge.tag = sent.tag and cdn_purge.changes = sent.changes)
    update cdn_purge set attempts = 0, next_attempt_at = now() from sent
    where cdn_purge.tag = sent.tag and cdn_purge.changes <> sent.changes`.execute(database);
}

export async function postponePurges(database: Database, due: readonly DuePurge[]): Promise<void> {
  const attempts = Math.max(...due.map((one) => one.attempts));
  await sql`
    update cdn_purge set next_attempt_at = ${inSeconds(backoff(attempts, { longest: longestBackoffSeconds }))}
    where tag in (${sql.join(due.map(({ tag }) => tag))})`.execute(database);
}

export function untilPurge(database: Database): Promise<number | undefined> {
  return timeUntil(database, sql`select min(next_attempt_at) from cdn_purge`);
}
