import { maxNearChemicals } from 'contract/catalog';
import { sql, type RawBuilder } from 'kysely';
import type { Database } from '../../db/database';
import { visitor } from '../../kernel/viewer';
import { seenStructures } from './seen-structures';
import type { Compared } from './similarity-reason';

/** Below this similarity, two structures share little more than their rings. */
const minSimilarity = 0.5;
/** Large catalogues have enough chemicals above this similarity, so fewer must be compared. */
const usualSimilarity = 0.7;
/** Enough to contain published chemicals with another skeleton. */
const maxLookedUp = 100;
/** Of each ion and metal; more than are shown, as a chemical may share several. */
const maxPerIon = 16;

/** A chemical that may stand beside another one. */
export interface Candidate extends Compared {
  readonly chemicalId: string;
  readonly isSameSkeleton: boolean;
  /** Tanimoto's, 0 to 1. */
  readonly similarity: number;
}

interface FoundRow extends Candidate {
  readonly source: 'own' | 'same' | 'close' | 'grouped' | 'far' | 'ion';
}

/** A chemical that visitors see, and those that may be similar to it, each once, the most similar first. */
export async function findCandidates(
  database: Database,
  id: string,
): Promise<{ own: Candidate | undefined; found: Candidate[] }> {
  const { rows: kinds } = await sql<{ isOrganic: boolean }>`
    select 'organic' = any(structure.traits) as is_organic
    from ${seenStructures(visitor)} where structure.chemical_id = ${id}`.execute(database);
  const [kind] = kinds;
  if (!kind) return { own: undefined, found: [] };
  const { rows } = await sql<FoundRow>`
    with own as materialized (
      select structure.chemical_id, structure.heavy_atoms, structure.skeleton, structure.traits,
        structure.fingerprint, structure.bits
      from ${seenStructures(visitor)} where structure.chemical_id = ${id}),
    same as materialized (
      select structure.chemical_id, structure.heavy_atoms, ${ownSimilarity} as similarity
      from own join ${seenStructures(visitor)} on structure.skeleton = own.skeleton
      where own.skeleton <> '' and structure.chemical_id <> own.chemical_id
      order by structure.heavy_atoms, structure.chemical_id limit ${maxNearChemicals}),
    ${kind.isOrganic ? organicSources : inorganicSources}
    select found.source, found.chemical_id, structure.id_code, structure.flat_code,
      structure.skeleton, structure.formula, structure.traits, found.source = 'same' as is_same_skeleton,
      coalesce(round(found.similarity::numeric, 4)::float8, 0) as similarity
    from (
      select chemical_id, 'own' as source, 0 as place, 1::float8 as similarity from own
      union all select chemical_id, 'same', 1, similarity from same
      union all select chemical_id, source, place, similarity from others) as found
    join chemical_structure as structure on structure.chemical_id = found.chemical_id
    order by found.place, case when found.place in (2, 4) then -found.similarity else 0 end,
      abs(structure.heavy_atoms - (select heavy_atoms from own) * (found.place = 3)::integer),
      found.chemical_id`.execute(database);
  const own = rows.find(({ source }) => source === 'own');
  const others = rows.filter(({ source }) => source !== 'own');
  const firsts = new Map(others.toReversed().map((row) => [row.chemicalId, row]));
  return { own, found: others.filter((row) => firsts.get(row.chemicalId) === row) };
}

const ownSimilarity = sql`bit_count(structure.fingerprint & own.fingerprint)::float8 / nullif(
  bit_count(structure.fingerprint | own.fingerprint), 0)`;

/**
 * The most similar organic chemicals where `found` has too few. Fingerprints ignore metals: by them, all sulfates are
 * identical. The number of bits bounds the similarity, so candidates come from the index of bit counts; visibility is
 * checked for the first ones only.
 */
function alike(minShare: number, found: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`
    with counted as materialized (
      select other.chemical_id, other.heavy_atoms, other.bits,
        bit_count(other.fingerprint & own.fingerprint)::integer as common
      from own join chemical_structure as other on other.bits
        between ceil(own.bits * ${minShare}::float8)::integer
          and floor(own.bits / ${minShare}::float8)::integer
      where (select count(*) from ${found}) < ${maxNearChemicals}),
    most as materialized (
      select counted.chemical_id, counted.heavy_atoms,
        common::float8 / (counted.bits + own.bits - common) as similarity
      from counted, own
      where common > 0 and common >= ${minShare}::float8 * (counted.bits + own.bits - common)
      order by similarity desc, counted.heavy_atoms, counted.chemical_id limit ${maxLookedUp})
    select most.* from most, own, ${seenStructures(visitor)}
    where structure.chemical_id = most.chemical_id and most.chemical_id <> own.chemical_id
      and structure.skeleton is distinct from own.skeleton and 'organic' = any(structure.traits)
    order by similarity desc, most.heavy_atoms, most.chemical_id limit ${maxNearChemicals}`;
}

/** Organic chemicals with the same functional groups and ions, of about the same size. */
const grouped = sql`
  select structure.chemical_id, structure.heavy_atoms, ${ownSimilarity} as similarity
  from own join ${seenStructures(visitor)} on structure.traits = own.traits
  where cardinality(own.traits) > 1
    and (select count(*) from same) + (select count(*) from close) < ${maxNearChemicals}
    and structure.chemical_id <> own.chemical_id and structure.skeleton is distinct from own.skeleton
  order by abs(structure.heavy_atoms - own.heavy_atoms), structure.chemical_id
  limit ${maxNearChemicals}`;

const organicSources = sql`
  close as materialized (${alike(usualSimilarity, sql`same`)}),
  grouped as materialized (${grouped}),
  known as materialized (
    select chemical_id from same union all select chemical_id from close
    union all select chemical_id from grouped),
  far as materialized (${alike(minSimilarity, sql`known`)}),
  others as (
    select chemical_id, 'close' as source, 2 as place, similarity from close
    union all select chemical_id, 'grouped', 3, similarity from grouped
    union all select chemical_id, 'far', 4, similarity from far)`;

/** Inorganic chemicals with one of the ions or metals, smallest first. */
const inorganicSources = sql`
  others as (
    select distinct listed.chemical_id, 'ion' as source, 5 as place, 0::float8 as similarity
    from own cross join unnest(own.traits) as trait cross join lateral (
      select structure.chemical_id from ${seenStructures(visitor)}
      where structure.traits @> array[trait] and not 'organic' = any(structure.traits)
        and structure.chemical_id <> own.chemical_id
        and structure.skeleton is distinct from own.skeleton
      order by structure.heavy_atoms, structure.chemical_id limit ${maxPerIon}) as listed
    where trait <> 'hydrate')`;
