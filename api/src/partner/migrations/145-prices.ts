import { sql, type Kysely } from 'kysely';
import { recordColumns } from '../../db/migrations/record-columns';

/** Prices of suppliers, and sales prices in lists. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    create table price_list (
      ${recordColumns},
      name text not null,
      currency text collate "C" not null,
      customer_ids jsonb not null,
      description text
    );
    create unique index price_list__name__unique on price_list (lower(name)) where deleted_at is null;

    create table supplier_price (
      ${recordColumns},
      supplier_id uuid not null references supplier on delete cascade,
      ${priceColumns},
      currency text collate "C" not null,
      incoterm text,
      place text,
      lead_time_days integer,
      source text
    );
    create index supplier_price__supplier on supplier_price (supplier_id);

    create table sales_price (
      ${recordColumns},
      price_list_id uuid not null references price_list on delete cascade,
      ${priceColumns}
    );
    create index sales_price__list on sales_price (price_list_id);
  `.execute(database);
  for (const table of ['supplier_price', 'sales_price']) {
    await sql`
      create index ${sql.id(`${table}__chemical`)} on ${sql.table(table)} (chemical_id, valid_from);
      create index ${sql.id(`${table}__day`)} on ${sql.table(table)} (valid_from, _id)
        where deleted_at is null`.execute(database);
  }
}

const priceColumns = sql.raw(`
      chemical_id uuid not null references chemical on delete cascade,
      offered_form text,
      grade text,
      packaging text,
      pack_size text,
      pack_unit_id uuid references unit,
      unit_price text not null,
      unit_id uuid not null references unit,
      from_quantity text,
      valid_from date not null,
      valid_until date`);
