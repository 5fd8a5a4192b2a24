import type { ChemicalDocument } from 'contract/catalog';
import type { DocumentLanguage } from 'contract/document';
import { sql } from 'kysely';
import type { Work } from '../db/database';
import type { WriteContext } from '../repository/batch';
import { newFields, unwrapAll } from '../repository/write';
import { addManyWithin, updateManyWithin } from '../repository/write-batch';
import { documentTable } from './document.table';
import { prepareListed } from './prepare-documents';
import type { DocumentRecord } from './document-writes';
import { supersede } from './supersede';
import { isCurrent } from './sync-chemical-documents';

const listedTable = {
  ...documentTable,
  rules: { ...documentTable.rules, beforeWrite: prepareListed },
};

/** A chemical that was written with its short list of documents. */
interface WrittenList {
  readonly id: string;
  readonly before: { readonly documents: readonly ChemicalDocument[] } | undefined;
  readonly after: { readonly documents: readonly ChemicalDocument[] };
}

/**
 * Makes documents of what a chemical was written with: a file that is new becomes a document, or a revision of the one
 * with its kind, title and language that is gone; a file that is gone is withdrawn.
 */
export async function syncDocuments(
  work: Work,
  writes: readonly WrittenList[],
  context: WriteContext,
): Promise<void> {
  for (const { id, before, after } of writes) {
    const former = before?.documents ?? [];
    if (JSON.stringify(former) === JSON.stringify(after.documents)) continue;
    await syncList(work, context, { chemicalId: id, former, wanted: after.documents });
  }
}

interface ChangedList {
  readonly chemicalId: string;
  readonly former: readonly ChemicalDocument[];
  readonly wanted: readonly ChemicalDocument[];
}

async function syncList(
  work: Work,
  { database, tables, viewer }: WriteContext,
  { chemicalId, former, wanted }: ChangedList,
): Promise<void> {
  const context = { database, tables, viewer, table: listedTable };
  const current = await currentOf(work, chemicalId);
  const files = new Set(wanted.map(({ file }) => file));
  const known = new Set(former.map(({ file }) => file));
  const gone = current.filter(({ file }) => known.has(file) && !files.has(file));
  await supersede(
    work,
    context,
    gone.map(({ _id }) => _id),
  );
  const kept = wanted.flatMap((document) => {
    const stored = current.find(({ file }) => file === document.file);
    return stored ? [{ id: stored._id, fields: fieldsOf(document) }] : [];
  });
  unwrapAll(await updateManyWithin(work, context, kept));
  const added = wanted
    .filter(({ file }) => !current.some((one) => one.file === file))
    .map((document) => {
      const replaced = gone.find((one) => isOneSeries(one, document));
      const fields = newFields(listedTable, {
        chemicalId,
        ...fieldsOf(document),
        file: document.file,
      });
      return { fields: { ...fields, ...(replaced && { seriesId: replaced.seriesId }) } };
    });
  unwrapAll(await addManyWithin(work, context, added));
  await sql`
    delete from file_use
    where resource = 'chemical' and field = 'documents' and record_id = ${chemicalId}`.execute(
    work,
  );
}

type Current = Pick<DocumentRecord, '_id' | 'seriesId' | 'kind' | 'title' | 'language' | 'file'>;

async function currentOf(work: Work, chemicalId: string): Promise<Current[]> {
  const { rows } = await sql<Current>`
    select _id, series_id, kind, title, language, file from document
    where chemical_id = ${chemicalId} and ${isCurrent}
      and access = 'public' and lot_number is null`.execute(work);
  return rows;
}

function isOneSeries(one: Current, other: ChemicalDocument): boolean {
  return one.kind === other.kind && one.title === other.title && one.language === other.language;
}

/** Languages outside the list of documents stay as they are. */
function fieldsOf({ kind, title, language }: ChemicalDocument) {
  return { kind, title, language: asLanguage(language) };
}

/** Guarantee: the repository stores any text, and the list of languages limits what staff choose. */
function asLanguage(language: string) {
  return language as DocumentLanguage;
}
