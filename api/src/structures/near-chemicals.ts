import { mostNearChemicals } from 'contract';
import { sql } from 'kysely';
import type { Database } from '../db/database';
import type { Row } from '../db/pool';
import { recordsWhere } from '../repository/read';
import { chemicalTable } from '../resources/catalog/chemical';
import { visitor } from '../viewer';
import { seenStructures } from './seen-structures';

/** Less alike, two structures have little more in common than their rings. */
const leastSimilarity = 0.5;

interface Near extends Row {
  readonly chemicalId: string;
  readonly isSameSkeleton: boolean;
  readonly similarity: number;
}

/**
 * The chemicals near to one: those of its skeleton, the smallest first, then the most alike. The others are compared only
 * where these are too few.
 */
export async function nearChemicals(database: Database, id: string): Promise<Row[]> {
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
      select structure.chemical_id, structure.skeleton, structure.fingerprint, structure.bits
      from ${seenStructures(visitor)} where structure.chemical_id = ${id}),
    same as materialized (
      select structure.chemical_id, structure.heavy_atoms, ${similarity} as similarity
      from own join ${seenStructures(visitor)} on structure.skeleton = own.skeleton
      where own.skeleton <> '' and structure.chemical_id <> own.chemical_id
      order by structure.heavy_atoms, structure.chemical_id limit ${mostNearChemicals}),
    alike as materialized (
      select structure.chemical_id, structure.heavy_atoms, ${similarity} as similarity
      from own join ${seenStructures(visitor)} on structure.bits
        between ceil(own.bits * ${leastSimilarity}::float8) and floor(own.bits / ${leastSimilarity}::float8)
      where (select count(*) from same) < ${mostNearChemicals}
        and structure.chemical_id <> own.chemical_id
        and structure.skeleton is distinct from own.skeleton
        and ${similarity} >= ${leastSimilarity}
      order by similarity desc, structure.heavy_atoms, structure.chemical_id
      limit ${mostNearChemicals})
    select * from (
      select chemical_id, true as is_same_skeleton, similarity, heavy_atoms from same
      union all
      select chemical_id, false, similarity, heavy_atoms from alike) as near
    order by is_same_skeleton desc, case when is_same_skeleton then 0 else -similarity end,
      heavy_atoms, chemical_id
    limit ${mostNearChemicals}`.execute(database);
  return rows.map(({ chemicalId, isSameSkeleton, similarity: value }) => {
    return { chemicalId, isSameSkeleton, similarity: value };
  });
}

const common = sql`bit_count(structure.fingerprint & own.fingerprint)`;
const similarity = sql<number>`coalesce(
  round(${common}::numeric / nullif(structure.bits + own.bits - ${common}, 0), 4)::float8, 0)`;
