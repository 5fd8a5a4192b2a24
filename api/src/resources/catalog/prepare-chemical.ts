import type { FieldError } from 'contract';
import { indexLetter, molarMass, parseFormula, sortKey } from 'contract/chemistry';
import type { Work } from '../../db/database';
import type { Row } from '../../db/pool';
import type { Draft, Prepared } from '../../repository/resource-table';

/** Works out the index letter, sort key and molar mass, and checks that the categories hang together. */
export async function prepareChemicals(work: Work, drafts: readonly Draft[]): Promise<Prepared[]> {
  const parents = await parentsOf(
    work,
    drafts.map(({ record }) => record),
  );
  return drafts.map(({ record }) => ({
    fields: computedFields(record),
    errors: categoryErrors(parents, record),
  }));
}

function computedFields(record: Row): Row {
  const name = String(record['name']);
  return {
    indexLetter: record['indexLetterOverride'] ?? indexLetter(name),
    sortKey: sortKey(name),
    molecularWeight: record['molecularWeight'] ?? massOf(record['formula']),
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

type Parents = ReadonlyMap<string, string | null>;

/** The parents of all categories below the first level that the records stand in: one query for all of them. */
async function parentsOf(work: Work, records: readonly Row[]): Promise<Parents> {
  const ids = records.flatMap((record) =>
    chain.flatMap(({ path }) => (typeof record[path] === 'string' ? [record[path]] : [])),
  );
  if (ids.length === 0) return new Map();
  const children = await work
    .selectFrom('category')
    .select(['_id', 'parentId'])
    .where('_id', 'in', [...new Set(ids)])
    .execute();
  return new Map(children.map((child) => [child._id, child.parentId]));
}

/** Each category must be a child of the one before. */
function categoryErrors(parents: Parents, record: Row): FieldError[] {
  const links = chain.filter(({ path }) => typeof record[path] === 'string');
  return links
    .filter(({ path, above }) => parents.get(String(record[path])) !== record[above])
    .map(({ path }) => ({ path, message: 'Does not belong to the category above it' }));
}
