import { sql, type Kysely } from 'kysely';

/** What a customer says of the purchase besides Incoterm and destination. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    alter table inquiry
      add column currency text,
      add column payment_terms text,
      add column customer_reference text,
      add column delivery_date date,
      add column offer_deadline date`.execute(database);
}
