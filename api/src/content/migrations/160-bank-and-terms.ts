import { sql, type Kysely } from 'kysely';

/** What offers and orders say of the company’s bank and terms. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    alter table company add column bank_details text, add column sales_terms text;
  `.execute(database);
}
