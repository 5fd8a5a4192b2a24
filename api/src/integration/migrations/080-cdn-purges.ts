import { sql, type Kysely } from 'kysely';

/** The tags that a CDN is asked to drop; `changes` counts requests, so that one during a purge is not lost. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    create table cdn_purge (
      tag text collate "C" primary key,
      changes bigint not null,
      attempts integer not null,
      next_attempt_at timestamptz(3) not null
    );

    create trigger cdn_purge__due after insert on cdn_purge
      for each statement execute function broadcast_due('cdn_purge');
  `.execute(database);
}
