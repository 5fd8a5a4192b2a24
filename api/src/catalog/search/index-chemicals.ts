import { normalNameForm } from 'contract/chemistry';
import { sql } from 'kysely';
import type { Work } from '../../db/database';
import { later } from '../../db/later';
import { anyOf } from '../../repository/any-of';
import type { FieldValues } from '../../repository/field-values';
import type { ChemicalRecord, WrittenChemical } from '../chemical/chemical-writes';
import { forgetFound } from '../missed-search/forget-found';
import {
  completenessOf,
  correctWords,
  countedFields,
  describingFields,
  facetText,
  keysOf,
  searchedFields,
  textsOf,
  textOfUses,
  wordVector,
} from './search-rows';

/** Updates the search index for written chemicals. */
export async function indexWrites(work: Work, writes: readonly WrittenChemical[]): Promise<void> {
  const renamed = writes.filter((write) =>
    isTouched(write, [...searchedFields, ...describingFields]),
  );
  const recounted = writes.filter((write) => isTouched(write, countedFields));
  const newTo = new Set(renamed);
  const isNew = writes.every(({ action }) => action === 'add');
  await indexChemicals(work, renamed.map(recordOf), { isNew });
  await recount(work, recounted.filter((write) => !newTo.has(write)).map(recordOf));
  const published = [...new Set([...renamed, ...recounted])]
    .map(recordOf)
    .filter(({ status }) => status === 'published');
  await forgetFound(
    work,
    published.map(({ _id }) => _id),
  );
}

/**
 * Replaces the index rows of the chemicals, with a constant number of statements.
 *
 * @param isNew - whether the chemicals were just added, so that they have no rows yet
 */
export async function indexChemicals(
  work: Work,
  chemicals: readonly FieldValues[],
  { isNew = false }: { readonly isNew?: boolean } = {},
): Promise<void> {
  if (chemicals.length === 0) return;
  const names = chemicals.flatMap(nameRows);
  const rows = chemicals.map(searchRow);
  if (!isNew) {
    const ids = chemicals.map(({ _id }) => String(_id));
    await later(sql`
      delete from chemical_name where chemical_id = ${anyOf(ids, 'uuid')}`).execute(work);
  }
  await later(sql`
    insert into chemical_name (normal, kind, chemical_id, is_published)
    select normal, kind, id, published from jsonb_to_recordset(${json(names)})
      as item (normal text, kind text, id uuid, published boolean)
    on conflict do nothing`).execute(work);
  await later(sql`
    insert into chemical_search (
      chemical_id, words, uses, size, completeness, is_published, facets, form)
    select id, words::tsvector, to_tsvector('english', uses), size, completeness, published, facets,
      ${normalNameForm}::smallint
    from jsonb_to_recordset(${json(rows)}) as item (
      id uuid, words text, uses text, size smallint, completeness smallint, published boolean, facets text)
    on conflict (chemical_id) do update set words = excluded.words, uses = excluded.uses,
      size = excluded.size, completeness = excluded.completeness, is_published = excluded.is_published, facets = excluded.facets, form = excluded.form`).execute(
    work,
  );
  await addWords(work, chemicals.flatMap(correctWords));
}

/** For writes that leave the names unchanged. */
async function recount(work: Work, chemicals: readonly FieldValues[]): Promise<void> {
  if (chemicals.length === 0) return;
  const rows = json(chemicals.map(countedRow));
  await later(sql`
    update chemical_name set is_published = item.published
    from jsonb_to_recordset(${rows}) as item (id uuid, published boolean)
    where chemical_id = item.id and is_published <> item.published`).execute(work);
  await later(sql`
    update chemical_search set is_published = item.published, facets = item.facets
    from jsonb_to_recordset(${rows}) as item (id uuid, published boolean, facets text)
    where chemical_id = item.id`).execute(work);
}

/** Inserts in a fixed order, so that two writers of the same new words cannot deadlock. */
async function addWords(work: Work, words: readonly string[]): Promise<void> {
  const inOrder = [...new Set(words)].toSorted();
  await later(sql`
    insert into search_word (word)
    select item.word from jsonb_array_elements_text(${json(inOrder)}) as item (word)
    where not exists (select 1 from search_word as known where known.word = item.word)
    on conflict do nothing`).execute(work);
}

function isTouched(
  { before, after }: WrittenChemical,
  fields: readonly (keyof ChemicalRecord)[],
): boolean {
  if (!before) return true;
  return fields.some(
    (field) => JSON.stringify(before[field] ?? null) !== JSON.stringify(after[field] ?? null),
  );
}

function recordOf({ after }: WrittenChemical): ChemicalRecord {
  return after;
}

function nameRows(chemical: FieldValues): FieldValues[] {
  const identity = identityOf(chemical);
  return textsOf(chemical).flatMap((named) =>
    keysOf(named).map((normal) => ({ ...identity, kind: named.kind, normal })),
  );
}

function searchRow(chemical: FieldValues): FieldValues {
  const size = String(chemical['name']).length;
  return {
    ...countedRow(chemical),
    words: wordVector(chemical),
    uses: textOfUses(chemical),
    size,
    completeness: completenessOf(chemical),
  };
}

function countedRow(chemical: FieldValues): FieldValues {
  return { ...identityOf(chemical), facets: facetText(chemical) };
}

function identityOf(chemical: FieldValues): FieldValues {
  return { id: chemical['_id'], published: chemical['status'] === 'published' };
}

function json(rows: readonly unknown[]) {
  return sql`${JSON.stringify(rows)}::jsonb`;
}
