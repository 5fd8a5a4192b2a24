import { sql, type Kysely } from 'kysely';

/** Each mail of a version has a key of its own; those of former mails stay valid. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    alter table offer_key drop constraint offer_key_pkey;
    alter table offer_key alter column offer_id set not null;
    create index offer_key__offer on offer_key (offer_id);
  `.execute(database);
}
