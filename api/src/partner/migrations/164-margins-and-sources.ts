import { sql, type Kysely } from 'kysely';

/** Price lists that count from costs, and the documents behind prices of suppliers. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    alter table price_list add column margin_percent text;
    alter table supplier_price add column source_file text;
  `.execute(database);
}
