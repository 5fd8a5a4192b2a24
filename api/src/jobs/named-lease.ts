import { sql } from 'kysely';
import type { Logger } from 'pino';
import { uuidv7 } from 'uuidv7';
import type { Database } from '../db/database';
import { startRenewal } from './lease';

export interface NamedLease {
  /** A key of the table `setting`. */
  readonly name: string;
  /** The process. */
  readonly holder: string;
}

/**
 * Takes or renews the right to something that one process of all does at a time, by the clock of the database. Whoever
 * has it may also shorten it.
 *
 * @returns whether it is the holder's
 */
export async function takeLease(
  database: Database,
  { name, holder, seconds }: NamedLease & { readonly seconds: number },
): Promise<boolean> {
  const { rows } = await sql`
    insert into setting (key, value) values (${name}, jsonb_build_object(
      'holder', ${holder}::text, 'until', now() + make_interval(secs => ${seconds})))
    on conflict (key) do update set value = excluded.value
    where setting.value->>'holder' = ${holder} or (setting.value->>'until')::timestamptz < now()
    returning key`.execute(database);
  return rows.length > 0;
}

export async function endLease(database: Database, { name, holder }: NamedLease): Promise<void> {
  await sql`delete from setting where key = ${name} and value->>'holder' = ${holder}`.execute(
    database,
  );
}

interface OneProcess {
  readonly database: Database;
  /** Of the lease. */
  readonly name: string;
  readonly log: Pick<Logger, 'error'>;
}

/** Seconds after which another process takes over from one that was killed. */
const leaseLength = 300;

/** Does what one process of all does at a time, unless another one is at it; the lease is renewed meanwhile. */
export async function byOneProcess(
  { database, name, log }: OneProcess,
  work: () => Promise<unknown>,
): Promise<void> {
  const lease = { name, holder: uuidv7(), seconds: leaseLength };
  if (!(await takeLease(database, lease))) return;
  const renew = () => takeLease(database, lease);
  const renewal = startRenewal({ name, pause: (leaseLength * 1000) / 5, renew, log });
  try {
    await work();
  } finally {
    await renewal.stop();
    await endLease(database, lease);
  }
}
