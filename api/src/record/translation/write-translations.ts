import { createHash } from 'node:crypto';
import { type SiteLanguage, siteLanguages } from 'contract';
import { sql } from 'kysely';
import type { z } from 'zod';
import type { Database, Work } from '../../db/database';
import { requireResource } from '../../kernel/permission';
import { type ApiProblem, invalidField, notFound } from '../../kernel/problem';
import { sanitizeRichText } from '../../kernel/rich-text';
import { actorOf, type Viewer } from '../../kernel/viewer';
import { hiddenFields, requireWritable } from '../../repository/hidden-fields';
import { fileUsesIn } from '../../repository/file-uses';
import { journal, type JournalEntry } from '../../repository/journal';
import { fieldErrors, invalid } from '../../repository/parse-input';
import type { ResourceTable } from '../../repository/resource-table';
import { lockRecords } from '../../repository/rows';
import type { FieldChange } from '../../repository/values';
import '../../repository/translation-rows';

/** A text of a record in one language; null deletes it. */
export interface GivenText {
  readonly text: string | null;
  /** The digest of the original that it was made from; that of the present one when left out. */
  readonly digest?: string | undefined;
}

/** Texts of a record in one language, by field. */
export interface GivenTexts {
  readonly id: string;
  readonly language: SiteLanguage;
  readonly texts: Readonly<Record<string, GivenText>>;
  /** Where they were read, for errors: `Row 3: `. */
  readonly where?: string;
}

export function digestOf(original: string): string {
  return createHash('sha256').update(original).digest('hex');
}

/** @throws ApiProblem `not-permitted` for who may not edit the records, or one of the fields */
export function requireTranslator(
  { resource }: ResourceTable,
  fields: readonly string[],
  viewer: Viewer,
): void {
  requireResource(viewer, resource, 'edit');
  requireWritable(resource, fields, viewer);
}

/**
 * The texts as they are stored: by the rules of the field that each translates.
 *
 * @param path - where errors point: `texts.`
 * @throws ApiProblem `invalid`
 */
export function parseTexts(
  { resource: { fields } }: ResourceTable,
  texts: GivenTexts['texts'],
  path: string,
): Record<string, GivenText> {
  const parsed: Record<string, GivenText> = {};
  for (const [name, { text, digest }] of Object.entries(texts)) {
    const field = Object.hasOwn(fields, name) ? fields[name] : undefined;
    const at = path + name;
    if (!field?.isTranslated) throw invalidField(at, 'There is no such text');
    const clean = text === null || text.trim() === '' ? null : parseText(field.schema, text, at);
    const safe = clean === null || field.format !== 'html' ? clean : sanitizeRichText(clean);
    parsed[name] = { text: safe || null, digest };
  }
  return parsed;
}

function parseText(schema: z.ZodType, text: string, path: string): string {
  const result = schema.safeParse(text);
  if (result.success) return String(result.data);
  throw invalid(fieldErrors(result.error.issues).map(({ message }) => ({ path, message })));
}

interface Translator {
  readonly table: ResourceTable;
  readonly viewer: Viewer;
}

/**
 * Writes texts of records in a transaction, with a constant number of statements: history, outbox and caches follow as for
 * a write of the record itself, whose version stays.
 *
 * @param given - parsed by `parseTexts`
 * @returns how many texts differ from before
 * @throws ApiProblem `not-found`; `invalid` for a text of a field that is empty in the default language
 */
export async function writeTranslations(
  work: Work,
  { table, viewer }: Translator,
  given: readonly GivenTexts[],
): Promise<number> {
  const ids = [...new Set(given.map(({ id }) => id))];
  const records = await lockRecords({ work, table }, ids);
  const stored = await readTranslations(work, ids);
  const writes = new Map<string, TextWrite>();
  for (const { id: recordId, language, texts, where } of given) {
    const record = records.get(recordId);
    if (!record) throw located(notFound(table.resource.label.one), where);
    for (const [field, { text, digest }] of Object.entries(texts)) {
      const original = record[field];
      if (text !== null && typeof original !== 'string')
        throw located(invalidField(field, 'Is empty in English: fill it in there first'), where);
      const key = { recordId, language, field };
      const before = stored.get(keyOf(key));
      const originalDigest = digest ?? digestOf(String(original));
      const isSame = text === (before?.text ?? null);
      if (isSame && (before === undefined || before.originalDigest === originalDigest)) continue;
      writes.set(keyOf(key), { ...key, text, originalDigest, before: before?.text ?? null });
    }
  }
  const changed = [...writes.values()];
  await storeTexts(work, changed, actorOf(viewer).adminId ?? null);
  await syncUses(work, table.resource.name, changed);
  await journal(
    { work, viewer, resource: table.resource.name },
    entriesOf(changed, (id) => Number(records.get(id)?.['version'])),
  );
  return changed.length;
}

/** A problem of a text that stands in a file names its row. */
function located(problem: ApiProblem, where: string | undefined): ApiProblem {
  return where === undefined ? problem : invalidField('file', where + problem.message);
}

interface TextKey {
  readonly recordId: string;
  readonly language: SiteLanguage;
  readonly field: string;
}

interface TextWrite extends TextKey {
  readonly text: string | null;
  readonly originalDigest: string;
  readonly before: string | null;
}

export function keyOf({ recordId, language, field }: TextKey): string {
  return `${recordId} ${language} ${field}`;
}

async function storeTexts(
  work: Work,
  writes: readonly TextWrite[],
  adminId: string | null,
): Promise<void> {
  const gone = writes.filter(({ text }) => text === null);
  const kept = writes.filter(({ text }) => text !== null);
  if (gone.length > 0) {
    await sql`
      delete from translation using jsonb_populate_recordset(null::translation, ${rowsOf(gone)}::jsonb) as given
      where translation.record_id = given.record_id and translation.language = given.language
        and translation.field = given.field`.execute(work);
  }
  if (kept.length === 0) return;
  await sql`
    insert into translation (record_id, language, field, text, original_digest, updated_at, admin_id)
    select record_id, language, field, text, original_digest, ${new Date().toISOString()}, ${adminId}
    from jsonb_populate_recordset(null::translation, ${rowsOf(kept)}::jsonb)
    on conflict (record_id, language, field) do update set text = excluded.text,
      original_digest = excluded.original_digest, updated_at = excluded.updated_at,
      admin_id = excluded.admin_id`.execute(work);
}

function rowsOf(writes: readonly TextWrite[]): string {
  const rows = writes.map(({ recordId, language, field, text, originalDigest }) => {
    return { record_id: recordId, language, field, text, original_digest: originalDigest };
  });
  return JSON.stringify(rows);
}

/** A formatted text may show uploads that the original does not. */
async function syncUses(work: Work, resource: string, writes: readonly TextWrite[]): Promise<void> {
  for (const { recordId, language, field, text, before } of writes) {
    const name = `${field}:${language}`;
    const uses = fileUsesIn({ [name]: text });
    if (uses.length === 0 && fileUsesIn({ [name]: before }).length === 0) continue;
    await sql`delete from file_use where resource = ${resource} and record_id = ${recordId}
      and field = ${name}`.execute(work);
    for (const use of uses) {
      await sql`insert into file_use (name, resource, record_id, field)
        values (${use.name}, ${resource}, ${recordId}, ${name}) on conflict do nothing`.execute(
        work,
      );
    }
  }
}

/** One entry for each record whose texts differ. */
function entriesOf(
  writes: readonly TextWrite[],
  versionOf: (id: string) => number,
): JournalEntry[] {
  const changes = new Map<string, FieldChange[]>();
  for (const { recordId, language, field, text, before } of writes) {
    if (text === before) continue;
    const change = { field: `${field}:${language}`, from: before, to: text };
    changes.set(recordId, [...(changes.get(recordId) ?? []), change]);
  }
  return [...changes].map(([id, of]) => {
    return { id, action: 'update', version: versionOf(id), changes: of };
  });
}

/** The texts of records in other languages, by `keyOf`. */
export async function readTranslations(
  database: Database | Work,
  ids: readonly string[],
  languages: readonly SiteLanguage[] = siteLanguages,
) {
  if (ids.length === 0) return new Map<string, never>();
  const rows = await database
    .selectFrom('translation')
    .selectAll()
    .where('recordId', 'in', ids)
    .where('language', 'in', languages)
    .execute();
  return new Map(rows.map((row) => [keyOf(row), row]));
}

/** The fields of a resource whose texts the viewer may read. */
export function readableTexts({ resource }: ResourceTable, viewer: Viewer): string[] {
  const hidden = hiddenFields(resource, viewer);
  return Object.keys(resource.fields).filter(
    (name) => resource.fields[name]?.isTranslated === true && !hidden.has(name),
  );
}
