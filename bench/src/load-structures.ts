import { randomUUID } from 'node:crypto';
import { storeStructures } from 'api/sync-structures';
import type { Services } from 'api/services';
import { precomputedStructures } from './precomputed-structures';

const batch = 500;

/**
 * Bypasses the repository for an empty installation: inserts rows by the hundred without audit, slugs or search words.
 * Nine of ten are published.
 */
export async function loadStructures({ pool, database }: Services, count: number): Promise<void> {
  const precomputed = await precomputedStructures(count);
  for (let from = 0; from < precomputed.length; from += batch) {
    const part = precomputed.slice(from, from + batch).map(({ text, structure }, index) => ({
      row: toRow(text, from + index),
      structure,
    }));
    const client = await pool.connect();
    const columns = Object.keys(part[0]?.row ?? {}).join(', ');
    await client.query(
      `insert into chemical (${columns})
        select ${columns} from jsonb_populate_recordset(null::chemical, $1::jsonb)`,
      [JSON.stringify(part.map(({ row }) => row))],
    );
    client.release();
    await database.transaction().execute((work) =>
      storeStructures(
        work,
        part.map(({ row, structure }) => ({ chemicalId: row._id, structure })),
      ),
    );
  }
  // On a server, autovacuum would do this some time after the load.
  const client = await pool.connect();
  await client.query('vacuum analyze', []);
  client.release();
}

function toRow(smiles: string, index: number) {
  const at = new Date(Date.UTC(2026, 0, 1) + index * 1_000).toISOString();
  const name = `Structure ${index}`;
  return {
    _id: randomUUID(),
    created_at: at,
    updated_at: at,
    version: 1,
    name,
    slug: `structure-${index}`,
    smiles,
    synonyms: [],
    type_ids: [],
    grades: [],
    packagings: [],
    ghs_pictograms: [],
    hazard_statements: [],
    precautionary_statements: [],
    images: [],
    documents: [],
    findings: [],
    status: index % 10 === 0 ? 'draft' : 'published',
    featured: false,
    index_letter: 'S',
    sort_key: name.toLowerCase(),
  };
}
