import { sql, type Kysely } from 'kysely';

/** Discount, charges and VAT of offers. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    alter table offer
      add column discount_percent text,
      add column freight text,
      add column insurance text,
      add column other_charges text,
      add column other_charges_name text,
      add column vat_rule text collate "C",
      add column vat_percent text;
  `.execute(database);
}
