import type { FieldError } from 'contract';
import { looksLikeInchi } from 'contract/chemistry';
import type { Work } from '../../db/database';
import type { ChemicalDraft, PreparedChemical } from './chemical-writes';
import { contradictionsOf } from '../structure/contradictions';
import { reasonOf } from '../structure/contradiction-reason';
import { type Law, lawOf } from '../law-of';
import { upcomingClassificationOf } from '../structure/safety-record-of';
import { expectedMass, type Known, localFindings } from '../structure/local-findings';
import { filedName } from '../category/filed-name';
import { inchiOfRecord } from '../structure/inchi-of-record';
import { sourcesOfRecord } from './field-sources';
import { structuresOfDrafts } from '../structure/structures-of-drafts';

/**
 * Computes index letter, sort key, InChI and findings, fills in formula, molar mass and InChIKey where empty, stores a
 * structure that was given as InChI as SMILES, and checks that the
 * categories form a path and that published data does not contradict itself.
 */
export async function prepareChemicals(
  work: Work,
  drafts: readonly ChemicalDraft[],
): Promise<PreparedChemical[]> {
  await holdCategories(work, drafts);
  const refiled = drafts.filter(isRefiled);
  const parents = await parentsOf(
    work,
    refiled.map(({ record }) => record),
  );
  const structures = await structuresOfDrafts(work, drafts);
  const laws = await lawOf(
    work,
    drafts.map(({ record }) => record),
  );
  const contradictions = await contradictionsOf(work, drafts, { structures, laws });
  return drafts.map((draft, index) => ({
    fields: {
      ...computedFields(draft, structures[index], laws[index]),
      ...structureFields(draft),
      ...reasonOf(draft),
    },
    errors: [
      ...(isRefiled(draft) ? categoryErrors(parents, draft.record) : []),
      ...(contradictions[index] ?? []),
    ],
  }));
}

function computedFields(
  draft: ChemicalDraft,
  structure: Known['structure'],
  law: Law | undefined,
): PreparedChemical['fields'] {
  const sources = sourcesOfRecord(draft);
  const record = { ...draft.record, ...sources };
  const formula = record.formula ?? structure?.formula ?? null;
  const molecularWeight = record.molecularWeight ?? expectedMass({ ...record, formula }, structure);
  const upcomingClassification = law ? upcomingClassificationOf(record, law) : null;
  const whole = { ...record, formula, molecularWeight, upcomingClassification };
  return {
    ...filedName(record),
    ...sources,
    formula,
    molecularWeight,
    upcomingClassification,
    findings: law ? localFindings(whole, { structure, law }) : [],
  };
}

function structureFields(draft: ChemicalDraft): PreparedChemical['fields'] {
  const { smiles } = draft.record;
  const isConverted = smiles !== null && looksLikeInchi(smiles) && draft.precomputed !== undefined;
  return {
    ...inchiOfRecord(draft),
    ...(isConverted && { smiles: draft.precomputed?.smiles ?? null }),
  };
}

const chain = [
  { path: 'subCategoryId', above: 'categoryId' },
  { path: 'subSubCategoryId', above: 'subCategoryId' },
] as const;

const categoryFields = ['categoryId', 'subCategoryId', 'subSubCategoryId'] as const;

/**
 * Locks newly assigned categories until the transaction ends: a concurrent move waits, and then updates these records
 * as well. Locks from the top level down to avoid deadlocks.
 */
async function holdCategories(work: Work, drafts: readonly ChemicalDraft[]): Promise<void> {
  const ids = drafts
    .filter(isRefiled)
    .flatMap(({ record }) => categoryFields.map((name) => record[name]))
    .filter((id) => typeof id === 'string');
  if (ids.length === 0) return;
  await work
    .selectFrom('category')
    .select('_id')
    .where('_id', 'in', [...new Set(ids)])
    .orderBy('level')
    .orderBy('_id')
    .forShare()
    .execute();
}

function isRefiled({ record, before }: ChemicalDraft): boolean {
  return categoryFields.some((name) => record[name] !== before?.[name]);
}

type Parents = ReadonlyMap<string, string | null>;

/** The parents of all categories below the first level that the records are in, in one query. */
async function parentsOf(
  work: Work,
  records: readonly ChemicalDraft['record'][],
): Promise<Parents> {
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
function categoryErrors(parents: Parents, record: ChemicalDraft['record']): FieldError[] {
  const links = chain.filter(({ path }) => typeof record[path] === 'string');
  return links
    .filter(({ path, above }) => parents.get(String(record[path])) !== record[above])
    .map(({ path }) => ({ path, message: 'Does not belong to the category above it' }));
}
