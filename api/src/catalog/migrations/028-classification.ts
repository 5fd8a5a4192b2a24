import { sql, type Kysely } from 'kysely';

/** The classification of chemicals as data, transport facts beyond the class, and where the values of fields are from. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    alter table chemical
      add column proper_shipping_name text,
      add column transport_labels jsonb not null default '[]',
      add column limited_quantity text,
      add column tunnel_code text,
      add column classifications jsonb not null default '[]',
      add column classification_limits jsonb not null default '[]',
      add column classification_notes jsonb not null default '[]',
      add column statement_slots jsonb not null default '[]',
      add column field_sources jsonb not null default '[]';
  `.execute(database);
}
