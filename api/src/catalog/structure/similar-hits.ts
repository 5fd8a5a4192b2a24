import { maxSimilarity } from 'contract/drawing';
import { sql } from 'kysely';
import { fingerprintBits, tanimoto } from './fingerprint';
import type { Hit, Hits, Search } from './structure-search';
import { seenStructures } from './seen-structures';

/**
 * Chemicals with similar key fragments, most similar first. Fingerprints with too many or too few bits to reach the
 * threshold are not compared, but for the same substance in another notation.
 */
export async function similarHits(search: Search): Promise<Hits> {
  const { database, viewer, query, threshold, page, pageSize } = search;
  const bits = fingerprintBits(query.fingerprint);
  const { rows } = await sql<{ hits: Omit<Hit, 'match'>[]; total: number }>`
    with scored as materialized (
      select structure.chemical_id, structure.heavy_atoms,
        case when structure.id_code = ${query.idCode} then 1
          else least(${tanimoto(query)}, ${maxSimilarity}::float8) end as similarity
      from ${seenStructures(viewer)}
      where structure.bits between ${Math.ceil(bits * threshold)} and ${Math.floor(bits / threshold)}
        or structure.id_code = ${query.idCode}),
    alike as materialized (select * from scored where similarity >= ${threshold}),
    page as (
      select * from alike order by similarity desc, heavy_atoms, chemical_id
      limit ${pageSize} offset ${(page - 1) * pageSize})
    select (select count(*) from alike) as total,
      (select coalesce(jsonb_agg(
          jsonb_build_object('chemicalId', chemical_id, 'similarity', similarity)
          order by similarity desc, heavy_atoms, chemical_id), '[]')
        from page) as hits`.execute(database);
  const { hits, total } = rows[0] ?? { hits: [], total: 0 };
  return { hits: hits.map((hit) => ({ ...hit, match: 'none' })), total, isTotalExact: true };
}
