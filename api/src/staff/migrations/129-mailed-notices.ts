import { sql, type Kysely } from 'kysely';

/** Notifications that are mailed to those who chose so. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`alter table admin add column mailed_topics text[] not null default '{}'`.execute(
    database,
  );
  await sql`alter table notification add column mailed_at timestamptz`.execute(database);
  await sql`create index notification_unmailed on notification (time)
    where read_at is null and mailed_at is null`.execute(database);
}
