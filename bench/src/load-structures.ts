import { randomUUID } from 'node:crypto';
import { fillStructures } from 'api/fill-structures';
import type { Services } from 'api/services';
import { makeStructures } from './make-structures';

const batch = 1_000;

/** More than are wanted: a few are the same structure written twice. */
const surplus = 1.2;

/**
 * The fast path into an empty installation: rows written round the repository, by the thousand, without audit, slugs
 * and search words; their structures by the product's own fill, as after an upgrade. Nine of ten are published.
 *
 * @returns how many different structures there are now
 */
export async function loadStructures({ pool, database }: Services, count: number): Promise<number> {
  const client = await pool.connect();
  const all = makeStructures(Math.ceil(count * surplus));
  for (let from = 0; from < all.length; from += batch) {
    const rows = all.slice(from, from + batch).map((smiles, index) => toRow(smiles, from + index));
    const columns = Object.keys(rows[0] ?? {}).join(', ');
    await client.query(
      `insert into chemical (${columns})
        select ${columns} from jsonb_populate_recordset(null::chemical, $1::jsonb)`,
      [JSON.stringify(rows)],
    );
  }
  client.release();
  await fillStructures(database);
  return keepDistinct(await pool.connect(), count);
}

type Client = Awaited<ReturnType<Services['pool']['connect']>>;

async function keepDistinct(client: Client, count: number): Promise<number> {
  await client.query(
    `delete from chemical where _id not in (
      select distinct on (id_code) chemical_id from chemical_structure order by id_code, chemical_id)`,
    [],
  );
  await client.query(
    `delete from chemical where _id in (select _id from chemical order by _id offset ${count})`,
    [],
  );
  // What a server's autovacuum does by itself a while after a load.
  await client.query('vacuum analyze', []);
  const { rows } = await client.query(
    'select count(distinct id_code) as count from chemical_structure',
    [],
  );
  client.release();
  return Number(Object(rows[0]).count);
}

function toRow(smiles: string, index: number): Readonly<Record<string, unknown>> {
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
