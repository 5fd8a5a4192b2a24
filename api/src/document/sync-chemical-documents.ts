import { chemicals, type ChemicalDocument } from 'contract/catalog';
import { sql } from 'kysely';
import type { Work } from '../db/database';
import { rewriteComputed } from '../repository/rewrite-computed';

/** Of a statement that reads `document`: those that no revision has replaced and nobody has withdrawn or deleted. */
export const isCurrent = sql<boolean>`document.superseded_at is null
  and document.deleted_at is null`;

/** What visitors see of a chemical's documents: current ones, but certificates of a lot. */
export const isListed = sql<boolean>`${isCurrent} and document.lot_number is null`;

/** The order of a chemical's documents: a revision stands where the former one stood. */
export const inOrder = sql`document.series_id, document.created_at, document._id`;

const maxDocuments = 120;

/**
 * Renews the short list of public documents in the chemicals, whose version stays, and whether they have a safety data
 * sheet.
 */
export async function syncChemicalDocuments(
  work: Work,
  chemicalIds: readonly string[],
): Promise<void> {
  if (chemicalIds.length === 0) return;
  const { rows } = await sql<{ _id: string; documents: ChemicalDocument[] }>`
    select chemical._id, (
      select coalesce(jsonb_agg(listed.item order by listed.place), '[]') from (
        select jsonb_build_object('kind', kind, 'title', title, 'language', language, 'file', file)
          as item, row_number() over (order by ${inOrder}) as place
        from document
        where document.chemical_id = chemical._id and document.access = 'public' and ${isListed}
        order by place limit ${maxDocuments}) as listed) as documents
    from chemical where _id in (${sql.join([...new Set(chemicalIds)])})`.execute(work);
  const scope = { work, table: { resource: chemicals, table: 'chemical' } } as const;
  const values = new Map(rows.map(({ _id, documents }) => [_id, documents]));
  await rewriteComputed(scope, 'documents', values);
  await rewriteComputed(scope, 'hasSafetyDataSheet', await changedSheets(work, [...values.keys()]));
}

/** Of the chemicals that have their first safety data sheet, or no longer one, whether they have one. */
async function changedSheets(
  work: Work,
  chemicalIds: readonly string[],
): Promise<Map<string, boolean>> {
  if (chemicalIds.length === 0) return new Map();
  const { rows } = await sql<{ _id: string; hasSheet: boolean }>`
    select * from (
      select _id, has_safety_data_sheet as known, exists (
        select 1 from document
        where document.chemical_id = chemical._id and document.kind = 'SDS' and ${isListed})
        as has_sheet
      from chemical where _id in (${sql.join(chemicalIds)})) as chemical
    where known <> has_sheet`.execute(work);
  return new Map(rows.map(({ _id, hasSheet }) => [_id, hasSheet]));
}
