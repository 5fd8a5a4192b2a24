import { sql, type Kysely } from 'kysely';
import { recordColumns } from '../../db/migrations/record-columns';

/** Addresses that get no mail to many, and which sendings are such. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    create table suppressed_address (
      ${recordColumns},
      email text collate "C" not null,
      reason text collate "C" not null,
      note text,
      email_id uuid references email on delete set null
    );
    create unique index suppressed_address__email__unique on suppressed_address (lower(email), reason)
      where deleted_at is null;
    create index suppressed_address__mail on suppressed_address (email_id)
      where email_id is not null;

    alter table email_batch add column is_bulk boolean not null default false;
  `.execute(database);
}
