import { randomUUID } from 'node:crypto';
import { fillSearch } from 'api/fill-search';
import type { Services } from 'api/services';
import { Grade } from 'contract/catalog';
import { indexLetter, sortKey } from 'contract/chemistry';
import type { Substance } from './inventory';

const batch = 1_000;

/** Values of a `chemical` row by column. */
type Columns = Readonly<Record<string, unknown>>;

/**
 * Bypasses the repository for an empty installation: inserts rows by the thousand without audit, redirects or rules,
 * then runs the product's own fill of the search index. Nine of ten are published; categories, types and grades are
 * those of the demo company, for filters and facets.
 *
 * @returns the seconds that the rows and the fill took
 */
export async function loadChemicals(
  { pool, database }: Services,
  substances: readonly Substance[],
): Promise<{ rows: number; fill: number }> {
  const client = await pool.connect();
  const start = performance.now();
  const dealt = await readDealt(client);
  for (let from = 0; from < substances.length; from += batch) {
    const rows = substances
      .slice(from, from + batch)
      .map((substance, index) => toRow(substance, from + index, dealt));
    const columns = Object.keys(rows[0] ?? {}).join(', ');
    await client.query(
      `insert into chemical (${columns})
        select ${columns} from jsonb_populate_recordset(null::chemical, $1::jsonb)`,
      [JSON.stringify(rows)],
    );
  }
  client.release();
  const loaded = performance.now();
  await fillSearch(database);
  const filled = performance.now();
  return { rows: (loaded - start) / 1000, fill: (filled - loaded) / 1000 };
}

type Client = Awaited<ReturnType<Services['pool']['connect']>>;

interface Dealt {
  /** Category, subcategory and sub-subcategory. */
  readonly places: readonly Columns[];
  readonly typeIds: readonly string[];
}

async function readDealt(client: Client): Promise<Dealt> {
  const places = await client.query(
    `select top._id as category_id, middle._id as sub_category_id, leaf._id as sub_sub_category_id
      from category as leaf join category as middle on middle._id = leaf.parent_id
      join category as top on top._id = middle.parent_id order by leaf.slug, leaf._id`,
    [],
  );
  const types = await client.query('select _id from chemical_type order by name', []);
  return {
    places: places.rows.map((row) => Object(row)),
    typeIds: types.rows.map((row) => String(Object(row)._id)),
  };
}

function toRow(substance: Substance, index: number, { places, typeIds }: Dealt): Columns {
  const at = new Date(Date.UTC(2026, 0, 1) + index * 1_000).toISOString();
  return {
    _id: randomUUID(),
    created_at: at,
    updated_at: at,
    version: 1,
    name: substance.name,
    slug: `ec-${substance.ecNumber}`,
    product_code: `EC-${index}`,
    cas_number: substance.casNumber,
    ec_number: substance.ecNumber,
    formula: substance.formula,
    molecular_weight: substance.molecularWeight,
    synonyms: substance.otherName === null ? [] : [substance.otherName],
    ...places[index % places.length],
    type_ids: [typeIds[index % typeIds.length]],
    grades: [Grade.options[index % 14], Grade.options[(index + 3) % 14]],
    packagings: [],
    ghs_pictograms: [],
    hazard_statements: [],
    precautionary_statements: [],
    images: [],
    documents: [],
    status: index % 10 === 0 ? 'draft' : 'published',
    featured: false,
    index_letter: indexLetter(substance.name),
    sort_key: sortKey(substance.name),
  };
}
