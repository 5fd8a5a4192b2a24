import type { FieldError } from 'contract';
import { indexLetter, molarMass, parseFormula, sortKey } from 'contract/chemistry';
import type { Work } from '../../db/database';
import type { Row } from '../../db/pool';
import type { Draft, Prepared } from '../../repository/resource-table';

/** Works out the index letter, sort key and molar mass, and checks that the categories hang together. */
export async function prepareChemical({ work, record }: Draft): Promise<Prepared> {
  const name = String(record['name']);
  return {
    fields: {
      indexLetter: record['indexLetterOverride'] ?? indexLetter(name),
      sortKey: sortKey(name),
      molecularWeight: record['molecularWeight'] ?? massOf(record['formula']),
    },
    errors: await categoryErrors(work, record),
  };
}

/** The molar mass in g/mol that a formula gives; null without a formula or for elements without a standard weight. */
function massOf(formula: unknown): number | null {
  if (typeof formula !== 'string') return null;
  const parsed = parseFormula(formula);
  return parsed.ok ? (molarMass(parsed.formula) ?? null) : null;
}

const chain = [
  { path: 'subCategoryId', above: 'categoryId' },
  { path: 'subSubCategoryId', above: 'subCategoryId' },
] as const;

/** Each category must be a child of the one before. */
async function categoryErrors(work: Work, record: Row): Promise<FieldError[]> {
  const links = chain.filter(({ path }) => typeof record[path] === 'string');
  if (links.length === 0) return [];
  const children = await work
    .selectFrom('category')
    .select(['_id', 'parentId'])
    .where(
      '_id',
      'in',
      links.map(({ path }) => String(record[path])),
    )
    .execute();
  const parents = new Map(children.map((child) => [child._id, child.parentId]));
  return links
    .filter(({ path, above }) => parents.get(String(record[path])) !== record[above])
    .map(({ path }) => ({ path, message: 'Does not belong to the category above it' }));
}
