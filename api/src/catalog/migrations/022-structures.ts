import { sql, type Kysely } from 'kysely';

/**
 * Why a chemical is published although its data contradicts itself; the code that stereoisomers share, and the ions
 * and functional groups that similar chemicals are found by. The structures are filled in again after the start.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    alter table chemical add column contradiction_reason text;

    alter table chemical_structure
      add column flat_code text collate "C",
      add column traits text[] not null default '{}';
    create index chemical_structure__flat_code on chemical_structure (flat_code);
    create index chemical_structure__same_traits on chemical_structure (traits);
    create index chemical_structure__traits on chemical_structure using gin (traits) with (fastupdate = off);
  `.execute(database);
}
