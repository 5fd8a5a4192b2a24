import { sql, type Kysely } from 'kysely';

/** Offers and orders in the customer’s language. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    alter table offer add column language text collate "C" not null default 'en';
    alter table sales_order add column language text collate "C" not null default 'en';
  `.execute(database);
}
