import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Database } from '../../db/database';
import { rowDigest } from './audit-digest';

/** Rows of a seal at most. */
export const maxSealed = 5000;

interface SealOptions {
  /** Milliseconds to wait for transactions that began before; without their end nothing is sealed. */
  readonly patience?: number;
}

/**
 * Seals the settled rows of the audit: each seal has the digests of its rows in order, and a hash over them and the
 * seal before. Writes of records wait for nothing. Several processes may seal at once: one of them writes each seal.
 *
 * @returns the number of rows
 */
export async function sealAudit(
  database: Database,
  { patience = 2000 }: SealOptions = {},
): Promise<number> {
  const last = await lastPosition(database);
  if (!(await isSettled(database, patience))) return 0;
  for (let sealed = 0; ;) {
    const rows = await sealNext(database, last);
    sealed += rows;
    if (rows < maxSealed) return sealed;
  }
}

async function lastPosition(database: Database): Promise<number> {
  const { rows } = await sql<{ last: number }>`
    select case when is_called then last_value else 0 end as last from audit_position`.execute(
    database,
  );
  return rows[0]?.last ?? 0;
}

/**
 * Whether every transaction that had an id before now has ended. Rows get their position after their transaction has
 * its id, so that no row with a position up to the last one can appear any more.
 */
async function isSettled(database: Database, patience: number): Promise<boolean> {
  const { rows: begun } = await sql<{ id: string }>`
    select pg_current_xact_id()::text as id`.execute(database);
  const id = begun[0]?.id ?? '0';
  const end = Date.now() + patience;
  for (let pause = 10; ; pause = Math.min(pause * 2, 1000)) {
    const { rows } = await sql<{ isSettled: boolean }>`
      select pg_snapshot_xmin(pg_current_snapshot()) > ${id}::xid8 as is_settled`.execute(database);
    if (rows[0]?.isSettled) return true;
    if (Date.now() + pause > end) return false;
    await sleep(pause);
  }
}

async function sealNext(database: Database, last: number): Promise<number> {
  const { rows } = await sql<{ rows: number }>`
    with seal as (select number, position, hash from audit_seal order by number desc limit 1),
    next as (
      select position, ${rowDigest} as digest from audit
      where position > coalesce((select position from seal), 0) and position <= ${last}
      order by position limit ${maxSealed}),
    sealed as (
      select max(position) as position, count(*) as rows,
        string_agg(int8send(position) || digest, ''::bytea order by position) as entries
      from next having count(*) > 0)
    insert into audit_seal (number, position, rows, entries, hash, sealed_at)
    select coalesce((select number from seal), 0) + 1, position, rows, entries,
      sha256(coalesce((select hash from seal), ''::bytea) || entries), now()
    from sealed
    on conflict do nothing returning rows`.execute(database);
  return rows[0]?.rows ?? 0;
}
