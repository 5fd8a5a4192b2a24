import type { FieldError } from 'contract';
import { sql } from 'kysely';
import { uuidv7 } from 'uuidv7';
import type { Work } from '../db/database';
import type { DocumentDraft, PreparedDocument } from './document-writes';

/** Gives new documents a series, and checks file and lot number. */
export async function prepareDocuments(
  work: Work,
  drafts: readonly DocumentDraft[],
): Promise<PreparedDocument[]> {
  const prepared = await prepareListed(work, drafts);
  const kinds = await fileKinds(work, drafts.filter(hasNewFile));
  return drafts.map((draft, index) => ({
    fields: prepared[index]?.fields ?? {},
    errors: [
      ...(hasNewFile(draft) ? fileErrors(kinds.get(draft.record.file)) : []),
      ...lotErrors(draft.record),
    ],
  }));
}

/** Documents of a chemical's short list may name files that are not stored here. */
export async function prepareListed(
  work: Work,
  drafts: readonly DocumentDraft[],
): Promise<PreparedDocument[]> {
  await lockChemicals(work, drafts);
  return drafts.map(({ record, before }) => ({
    fields: { seriesId: before?.seriesId ?? record.seriesId ?? uuidv7() },
    errors: [],
  }));
}

/** Concurrent writes each renew the list of their chemical: they do so one after the other. */
async function lockChemicals(work: Work, drafts: readonly DocumentDraft[]): Promise<void> {
  const ids = drafts.flatMap(({ record, before }) => [
    record.chemicalId,
    ...(before ? [before.chemicalId] : []),
  ]);
  if (ids.length === 0) return;
  await sql`
    select 1 from chemical where _id in (${sql.join([...new Set<string>(ids)])})
    order by _id for update`.execute(work);
}

function hasNewFile({ record, before }: DocumentDraft): boolean {
  return record.file !== before?.file;
}

async function fileKinds(
  work: Work,
  drafts: readonly DocumentDraft[],
): Promise<ReadonlyMap<string, string>> {
  const names = drafts.map(({ record }) => record.file);
  if (names.length === 0) return new Map();
  const rows = await work
    .selectFrom('file')
    .select(['name', 'kind'])
    .where('name', 'in', [...new Set(names)])
    .forShare()
    .execute();
  return new Map(rows.map(({ name, kind }) => [name, kind]));
}

function fileErrors(kind: string | undefined): FieldError[] {
  if (kind === undefined) return [{ path: 'file', message: 'There is no such file' }];
  return kind === 'document' ? [] : [{ path: 'file', message: 'Choose a document' }];
}

function lotErrors({ kind, lotNumber }: DocumentDraft['record']): FieldError[] {
  if (kind === 'COA' || lotNumber === null) return [];
  return [{ path: 'lotNumber', message: 'Only a certificate of analysis has a lot number' }];
}
