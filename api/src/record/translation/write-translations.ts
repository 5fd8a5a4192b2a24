import { createHash } from 'node:crypto';
import type { SiteLanguage } from 'contract';
import { sql } from 'kysely';
import type { z } from 'zod';
import type { Database, Work } from '../../db/database';
import { requireResource } from '../../kernel/permission';
import { invalidField, notFound } from '../../kernel/problem';
import { sanitizeRichText } from '../../kernel/rich-text';
import { actorOf, type Viewer } from '../../kernel/viewer';
import { hiddenFields, requireWritable } from '../../repository/hidden-fields';
import { fileUsesIn } from '../../repository/file-uses';
import { journal } from '../../repository/journal';
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
 * Writes texts of records in a transaction: history, outbox and caches follow as for a write of the record itself, whose
 * version stays.
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
  let changed = 0;
  for (const { id, language, texts } of given) {
    const record = records.get(id);
    if (!record) throw notFound(table.resource.label.one);
    const changes: FieldChange[] = [];
    for (const [field, { text, digest }] of Object.entries(texts)) {
      const before = stored.find(
        (row) => row.recordId === id && row.language === language && row.field === field,
      );
      const original = record[field];
      if (text !== null && typeof original !== 'string')
        throw invalidField(field, 'Is empty in English: fill it in there first');
      const originalDigest = digest ?? digestOf(String(original));
      const isSame = text === (before?.text ?? null);
      if (isSame && (before === undefined || before.originalDigest === originalDigest)) continue;
      await writeText(work, { id, language, field, text, originalDigest, viewer });
      await syncUses(work, {
        resource: table.resource.name,
        id,
        field: `${field}:${language}`,
        text,
      });
      if (!isSame)
        changes.push({ field: `${field}:${language}`, from: before?.text ?? null, to: text });
      changed += 1;
    }
    if (changes.length === 0) continue;
    const version = Number(record['version']);
    await journal({ work, viewer, resource: table.resource.name }, [
      { id, action: 'update', version, changes },
    ]);
  }
  return changed;
}

interface StoredText extends Omit<GivenTexts, 'texts'> {
  readonly field: string;
  readonly text: string | null;
  readonly originalDigest: string;
  readonly viewer: Viewer;
}

async function writeText(
  work: Work,
  { id: recordId, language, field, text, originalDigest, viewer }: StoredText,
): Promise<void> {
  if (text === null) {
    const key = { recordId, language, field };
    await sql`delete from translation where record_id = ${key.recordId} and language = ${key.language}
      and field = ${key.field}`.execute(work);
    return;
  }
  const updatedAt = new Date().toISOString();
  const adminId = actorOf(viewer).adminId ?? null;
  await work
    .insertInto('translation')
    .values({ recordId, language, field, text, originalDigest, updatedAt, adminId })
    .onConflict((conflict) =>
      conflict
        .columns(['recordId', 'language', 'field'])
        .doUpdateSet({ text, originalDigest, updatedAt, adminId }),
    )
    .execute();
}

interface TextUses {
  readonly resource: string;
  readonly id: string;
  readonly field: string;
  readonly text: string | null;
}

/** A formatted text may show uploads that the original does not. */
async function syncUses(work: Work, { resource, id, field, text }: TextUses): Promise<void> {
  await sql`delete from file_use where resource = ${resource} and record_id = ${id}
    and field = ${field}`.execute(work);
  for (const { name } of fileUsesIn({ [field]: text })) {
    await sql`insert into file_use (name, resource, record_id, field)
      values (${name}, ${resource}, ${id}, ${field}) on conflict do nothing`.execute(work);
  }
}

/** All texts of records in other languages. */
export function readTranslations(database: Database | Work, ids: readonly string[]) {
  return ids.length === 0
    ? Promise.resolve([])
    : database
        .selectFrom('translation')
        .selectAll()
        .where('recordId', 'in', ids)
        .orderBy('language')
        .orderBy('field')
        .execute();
}

/** The fields of a resource whose texts the viewer may read. */
export function readableTexts({ resource }: ResourceTable, viewer: Viewer): string[] {
  const hidden = hiddenFields(resource, viewer);
  return Object.keys(resource.fields).filter(
    (name) => resource.fields[name]?.isTranslated === true && !hidden.has(name),
  );
}
