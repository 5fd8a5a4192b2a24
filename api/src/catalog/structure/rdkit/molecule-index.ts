import { sql } from 'kysely';
import type { Database } from '../../../db/database';
import { DatabaseError } from '../../../db/database-error';
import { ExtensionMissing } from '../../../db/extension-missing';
import { readSetting, writeSetting } from '../../../db/settings';

const setting = 'molecule-index';
const batch = 1_000;

/**
 * Makes the table of molecules and its indexes where they are missing. They stand in a schema of their own, as they
 * are derived: backups and `move` leave them out, and a database without RDKit can be restored from one with it. A
 * trigger writes them in the transaction of the structure, whichever version of the product writes it.
 *
 * @throws ExtensionMissing
 */
export async function prepareMoleculeIndex(database: Database): Promise<void> {
  await createExtension(database);
  await database.transaction().execute(async (work) => {
    await sql`select pg_advisory_xact_lock(hashtext(${setting}))`.execute(work);
    const { rows } = await sql<{ isThere: boolean }>`
      select to_regclass('structure_index.molecule') is not null as is_there`.execute(work);
    if (rows[0]?.isThere) return;
    await sql`delete from setting where key = ${setting}`.execute(work);
    await sql.raw(schema).execute(work);
  });
}

async function createExtension(database: Database): Promise<void> {
  try {
    await sql`create extension if not exists rdkit`.execute(database);
  } catch (error) {
    if (!(error instanceof DatabaseError)) throw error;
    const message =
      'The database has no RDKit, which STRUCTURE_SEARCH=rdkit needs. Install it on the server (Debian: postgresql-15-rdkit), and let a superuser run: create extension rdkit';
    throw new ExtensionMissing(message, { cause: error });
  }
}

/** A structure that RDKit cannot read has no molecule: it is found by likeness alone. */
const schema = `
  create schema if not exists structure_index;
  create table structure_index.molecule (
    chemical_id uuid primary key references chemical_structure on delete cascade,
    mol mol,
    fingerprint bfp not null
  );
  create index molecule__mol on structure_index.molecule using gist (mol);
  create index molecule__fingerprint on structure_index.molecule using gist (fingerprint);

  create function structure_index.bits_of(fingerprint bit(512)) returns bfp language sql immutable
    as $$ select public.bfp_from_binary_text(substring(bit_send(fingerprint) from 5)) $$;

  create function structure_index.write_molecule() returns trigger language plpgsql
    security definer set search_path = public, pg_temp as $$
  begin
    insert into structure_index.molecule (chemical_id, mol, fingerprint)
    values (new.chemical_id, mol_from_smiles(new.smiles), structure_index.bits_of(new.fingerprint))
    on conflict (chemical_id) do update set mol = excluded.mol, fingerprint = excluded.fingerprint;
    return null;
  end $$;
  create trigger write_molecule after insert or update of smiles, fingerprint on chemical_structure
    for each row execute function structure_index.write_molecule();`;

/**
 * Adds the molecules of structures that were stored before the index was made, batch by batch.
 *
 * @returns how many were added
 */
export async function fillMoleculeIndex(database: Database, signal?: AbortSignal): Promise<number> {
  if (await isFilled(database)) return 0;
  let last = '00000000-0000-0000-0000-000000000000';
  let added = 0;
  for (;;) {
    if (signal?.aborted) return added;
    const { rows } = await sql<{ count: number; last: string | null; added: number }>`
      with part as materialized (
        select chemical_id, smiles, fingerprint from chemical_structure
        where chemical_id > ${last}::uuid order by chemical_id limit ${batch}),
      written as (
        insert into structure_index.molecule (chemical_id, mol, fingerprint)
        select chemical_id, mol_from_smiles(smiles), structure_index.bits_of(fingerprint)
        from part on conflict do nothing returning chemical_id)
      select (select count(*)::integer from part) as count,
        (select chemical_id::text from part order by part.chemical_id desc limit 1) as last,
        (select count(*)::integer from written) as added`.execute(database);
    const [part] = rows;
    added += part?.added ?? 0;
    if (!part?.last) {
      await writeSetting(database, setting, { isFilled: true });
      return added;
    }
    last = part.last;
  }
}

/** Whether the index has every structure; from then on the trigger adds them. */
export async function isFilled(database: Database): Promise<boolean> {
  return (await readSetting(database, setting)) !== undefined;
}
