import { sql } from 'kysely';
import { z } from 'zod';
import type { Database } from '../../db/database';

const State = z.object({
  /** When the last backup was begun. */
  begunAt: z.string().nullish(),
  /** When the last one that was verified had been begun. */
  goodAt: z.string().nullish(),
  /** Why the last one failed. */
  failure: z.string().nullish(),
  /** When a copy last ended with all of the folder in the bucket. */
  sentAt: z.string().nullish(),
  /** Why the last copy to the bucket failed. */
  sendFailure: z.string().nullish(),
  /** When the first copy failed of those that have failed since the last good one. */
  failingSince: z.string().nullish(),
});
/** What all processes of an installation know of its backups, by the clock of the database. */
export type BackupState = z.output<typeof State>;

export interface BackupStateNow extends BackupState {
  /** The time of the database, in milliseconds since 1970. */
  readonly now: number;
}

const Stored = z.tuple([z.object({ value: z.unknown(), now: z.number() })]);

const stateKey = 'backup.state';

/** The right to make a backup, which one process has at a time. */
export const backupLease = 'backup.lease';

export async function readBackupState(database: Database): Promise<BackupStateNow> {
  const { rows } = await sql`
    select (select value from setting where key = ${stateKey}) as value,
      (extract(epoch from now()) * 1000)::float8 as now`.execute(database);
  const [{ value, now }] = Stored.parse(rows);
  return { ...State.safeParse(value).data, now };
}

/** Changes what is given, and leaves the rest. */
export async function noteBackup(database: Database, change: BackupState): Promise<void> {
  const value = sql`${JSON.stringify(change)}::jsonb`;
  await sql`insert into setting (key, value) values (${stateKey}, ${value})
    on conflict (key) do update set value = setting.value || excluded.value`.execute(database);
}
