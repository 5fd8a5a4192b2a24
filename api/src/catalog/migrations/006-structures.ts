import { sql, type Kysely } from 'kysely';

/** What was worked out of chemicals' structures, and what findings are looked up by. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    create table chemical_structure (
      chemical_id uuid primary key references chemical on delete cascade,
      smiles text not null,
      molfile text not null,
      formula text not null,
      molecular_weight double precision not null,
      heavy_atoms smallint not null,
      open_stereocentres smallint not null,
      drawing json not null,
      description text not null,
      id_code text collate "C" not null,
      graph text not null,
      fingerprint bit(512) not null,
      features bit(256) not null,
      bits smallint not null
    ) with (toast_tuple_target = 256);
    -- A search reads these three of every row and not the drawing in either form, which is kept apart, not compressed.
    alter table chemical_structure
      alter column graph set storage plain,
      alter column fingerprint set storage plain,
      alter column features set storage plain,
      alter column molfile set storage external,
      alter column drawing set storage external;
    create index chemical_structure__id_code on chemical_structure (id_code);

    create index chemical__findings on chemical using gin (findings jsonb_path_ops) where deleted_at is null;
  `.execute(database);
}
