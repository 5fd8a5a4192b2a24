import { sql, type Kysely } from 'kysely';

/** Regulatory tables, filled at the start: harmonised classifications and the dangerous goods list. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    create table regulatory_edition (
      kind text collate "C" primary key,
      title text not null,
      edition text not null,
      source text not null,
      published text not null,
      entries integer not null,
      loaded_at timestamptz not null
    );

    create table harmonised_entry (
      index_number text collate "C" primary key,
      cas_numbers text[] not null,
      ec_numbers text[] not null,
      cells text not null
    );
    create index harmonised_entry__cas on harmonised_entry using gin (cas_numbers) with (fastupdate = off);
    create index harmonised_entry__ec on harmonised_entry using gin (ec_numbers) with (fastupdate = off);

    create table transport_line (
      place integer primary key,
      un_number text collate "C" not null,
      cells text not null
    );
    create index transport_line__un_number on transport_line (un_number);
  `.execute(database);
}
