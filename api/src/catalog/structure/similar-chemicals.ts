import { mostNearChemicals } from 'contract/catalog';
import { sql, type RawBuilder } from 'kysely';
import type { Database } from '../../db/database';
import type { FieldValues } from '../../repository/field-values';
import { recordsWhere } from '../../repository/read';
import { chemicalTable } from '../chemical/chemical.table';
import { visitor } from '../../core/viewer';
import { seenStructures } from './seen-structures';

/** Below this similarity, two structures share little more than their rings. */
const leastSimilarity = 0.5;
/** Large catalogues have enough chemicals above this similarity, so fewer must be compared. */
const usualSimilarity = 0.7;
/** Enough to contain published chemicals with another skeleton. */
const mostLookedUp = 100;

/**
 * Fingerprints ignore metals: by them, all sulfates are identical. They are meaningful for substances with carbon,
 * except carbonates and cyanides: metals with carbon but no hydrogen.
 */
const isOrganic = sql<boolean>`(structure.formula ~ 'C(?![a-z])' and (
  structure.formula ~ 'H(?![a-z])' or structure.formula ~ '^((C|N|O|F|P|S|Cl|Br|I)[0-9]*)+$'))`;

interface Near extends FieldValues {
  readonly chemicalId: string;
  readonly isSameSkeleton: boolean;
  readonly similarity: number;
}

/**
 * Chemicals with the same skeleton, smallest first, then organic ones by similarity, which are compared only where
 * the former are too few.
 */
export async function similarChemicals(database: Database, id: string): Promise<FieldValues[]> {
  const near = await findNear(database, id);
  if (near.length === 0) return [];
  const ids = near.map(({ chemicalId }) => chemicalId);
  const among = sql<boolean>`record._id in (${sql.join(ids)})`;
  const rows = await recordsWhere(database, chemicalTable, among, {
    viewer: visitor,
    limit: ids.length,
  });
  const chemicals = new Map(rows.map((row) => [row['_id'], row]));
  return near.flatMap(({ chemicalId, ...relation }) => {
    const chemical = chemicals.get(chemicalId);
    return chemical ? [{ chemical, ...relation }] : [];
  });
}

async function findNear(database: Database, id: string): Promise<Near[]> {
  const { rows } = await sql<Near>`
    with own as materialized (
      select structure.chemical_id, structure.skeleton, structure.fingerprint, structure.bits,
        ${isOrganic} as is_organic
      from ${seenStructures(visitor)} where structure.chemical_id = ${id}),
    same as materialized (
      select structure.chemical_id, structure.heavy_atoms,
        bit_count(structure.fingerprint & own.fingerprint)::float8 / nullif(
          bit_count(structure.fingerprint | own.fingerprint), 0) as similarity
      from own join ${seenStructures(visitor)} on structure.skeleton = own.skeleton
      where own.skeleton <> '' and structure.chemical_id <> own.chemical_id
      order by structure.heavy_atoms, structure.chemical_id limit ${mostNearChemicals}),
    close as materialized (${alike(usualSimilarity, sql`same`)}),
    known as materialized (select chemical_id from same union all select chemical_id from close),
    far as materialized (${alike(leastSimilarity, sql`known`)})
    select chemical_id, is_same_skeleton,
      coalesce(round(similarity::numeric, 4)::float8, 0) as similarity
    from (
      select *, true as is_same_skeleton from same
      union all select *, false from close
      union all select *, false from far where not exists (
        select 1 from known where known.chemical_id = far.chemical_id)) as near
    order by is_same_skeleton desc, case when is_same_skeleton then 0 else -near.similarity end,
      heavy_atoms, chemical_id
    limit ${mostNearChemicals}`.execute(database);
  return rows;
}

/**
 * The most similar chemicals where `found` has too few. The number of bits bounds the similarity, so candidates come
 * from the index of bit counts; visibility is checked for the first ones only.
 */
function alike(least: number, found: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`
    with counted as materialized (
      select other.chemical_id, other.heavy_atoms, other.bits,
        bit_count(other.fingerprint & own.fingerprint)::integer as common
      from own join chemical_structure as other on other.bits
        between ceil(own.bits * ${least}::float8)::integer
          and floor(own.bits / ${least}::float8)::integer
      where own.is_organic and (select count(*) from ${found}) < ${mostNearChemicals}),
    most as materialized (
      select counted.chemical_id, heavy_atoms,
        common::float8 / (counted.bits + own.bits - common) as similarity
      from counted, own
      where common > 0 and common >= ${least}::float8 * (counted.bits + own.bits - common)
      order by similarity desc, heavy_atoms, counted.chemical_id limit ${mostLookedUp})
    select most.* from most, own, ${seenStructures(visitor)}
    where structure.chemical_id = most.chemical_id and most.chemical_id <> own.chemical_id
      and structure.skeleton is distinct from own.skeleton and ${isOrganic}
    order by similarity desc, most.heavy_atoms, most.chemical_id limit ${mostNearChemicals}`;
}
