import { randomUUID } from 'node:crypto';
import { indexLetter, sortKey } from 'contract/chemistry';
import { fillSearch } from '../catalog/search/fill-search';
import type { Services } from '../kernel/services';

/** What a chemical is loaded from. */
export interface Substance {
  readonly ecNumber: string | null;
  readonly casNumber: string | null;
  readonly name: string;
  readonly otherName: string | null;
  readonly formula: string | null;
  /** In g/mol; null if the formula gives none. */
  readonly molecularWeight: number | null;
}

const batch = 1_000;

/** Values of a row by column. */
type Columns = Readonly<Record<string, unknown>>;

/**
 * Bypasses the repository for an empty installation: inserts rows by the thousand without audit, redirects or rules,
 * then runs the product's own fill of the search index. The categories are those of the demo company.
 */
export async function loadChemicals(
  { pool, database }: Services,
  substances: readonly Substance[],
): Promise<void> {
  const client = await pool.connect();
  const categories = await client.query(
    `select top._id as category_id, middle._id as sub_category_id, leaf._id as sub_sub_category_id
      from category as leaf join category as middle on middle._id = leaf.parent_id
      join category as top on top._id = middle.parent_id order by leaf.slug, leaf._id`,
    [],
  );
  for (let from = 0; from < substances.length; from += batch) {
    const rows = substances.slice(from, from + batch).map((substance, index) => ({
      ...toRow(substance, from + index),
      ...Object(categories.rows[(from + index) % categories.rows.length]),
    }));
    const columns = Object.keys(rows[0] ?? {}).join(', ');
    await client.query(
      `insert into chemical (${columns})
        select ${columns} from jsonb_populate_recordset(null::chemical, $1::jsonb)`,
      [JSON.stringify(rows)],
    );
  }
  client.release();
  await fillSearch(database);
}

function toRow(substance: Substance, index: number): Columns {
  const at = new Date(Date.UTC(2026, 0, 1) + index * 1_000).toISOString();
  return {
    _id: randomUUID(),
    created_at: at,
    updated_at: at,
    version: 1,
    name: substance.name,
    slug: `chemical-${index}`,
    product_code: `EC-${index}`,
    cas_number: substance.casNumber,
    ec_number: substance.ecNumber,
    formula: substance.formula,
    molecular_weight: substance.molecularWeight,
    synonyms: substance.otherName === null ? [] : [substance.otherName],
    type_ids: [],
    grades: [],
    packagings: [],
    ghs_pictograms: [],
    hazard_statements: [],
    precautionary_statements: [],
    images: [],
    documents: [],
    status: 'published',
    featured: false,
    index_letter: indexLetter(substance.name),
    sort_key: sortKey(substance.name),
  };
}
