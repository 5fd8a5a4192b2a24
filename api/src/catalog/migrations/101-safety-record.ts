import { sql, type Kysely } from 'kysely';

/** The rest of a safety record: transport, storage class, candidate list, and what the law becomes later. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    alter table chemical
      add column vapour_pressure double precision,
      add column refractive_index double precision,
      add column excepted_quantity text,
      add column hazard_identification_number text,
      add column transport_category text,
      add column upcoming_classification jsonb,
      add column storage_class text collate "C",
      add column svhc_since date;
  `.execute(database);
}
