import { sql, type Kysely } from 'kysely';
import { uuidv7 } from 'uuidv7';
import { recordColumns } from '../../db/migrations/record-columns';

/**
 * The company as a record; its name was the title of the default page meta record. The start list, which is closed where
 * chemicals are published already, and when a mail server was last tested.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    create table company (
      ${recordColumns},
      name text,
      short_name text,
      hue integer,
      registration_number text,
      vat_number text,
      time_zone text not null,
      currency text not null,
      mail_sender_name text,
      mail_signature text
    )`.execute(database);
  await sql`
    insert into company (_id, created_at, updated_at, version, name, time_zone, currency)
    values (${uuidv7()}, now(), now(), 1,
      (select meta_title from meta where page_slug = 'static-page' and deleted_at is null
        and meta_title <> 'Chemical trading'),
      'UTC', 'EUR')`.execute(database);
  await sql`create table start_list (closed_at timestamptz(3))`.execute(database);
  await sql`
    insert into start_list (closed_at)
    values ((select now() from chemical where status = 'published' limit 1))`.execute(database);
  await sql`alter table smtp_state add column tested_at timestamptz(3)`.execute(database);
}
