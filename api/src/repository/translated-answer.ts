import { type AnsweredRecord, recordsIn, type SiteLanguage, translatedFields } from 'contract';
import type { z } from 'zod';
import type { Database } from '../db/database';
import { JsonAnswer } from '../kernel/json-answer';
import type { TableRegistry } from './references';
import './translation-rows';

interface Translating {
  readonly database: Database;
  readonly tables: TableRegistry;
  readonly schema: z.ZodType;
  readonly language: SiteLanguage;
}

/**
 * An answer with the texts of its records in a language, read in one statement. Each record says which of its texts are in
 * the default one.
 */
export async function translatedAnswer(
  answer: JsonAnswer,
  { database, tables, schema, language }: Translating,
): Promise<JsonAnswer> {
  const value = answer.toJSON();
  const found: AnsweredRecord[] = [];
  recordsIn(schema)?.(value, (record) => found.push(record));
  if (found.length === 0) return answer;
  const ids = new Set(found.map(({ record }) => String(record['_id'])));
  const texts = await readTexts(database, [...ids], language);
  for (const { resource, record } of found) {
    const fields = tables.get(resource)?.resource;
    if (fields) translate(record, translatedFields(fields), texts);
  }
  return new JsonAnswer(JSON.stringify(value), answer);
}

/** What is empty in the default language is empty in all. */
function translate(
  record: Record<string, unknown>,
  fields: readonly string[],
  texts: ReadonlyMap<string, string>,
): void {
  const untranslated: string[] = [];
  for (const field of fields) {
    if (typeof record[field] !== 'string') continue;
    const text = texts.get(keyOf(String(record['_id']), field));
    if (text === undefined) untranslated.push(field);
    else record[field] = text;
  }
  record['untranslated'] = untranslated;
}

async function readTexts(database: Database, ids: readonly string[], language: SiteLanguage) {
  const rows = await database
    .selectFrom('translation')
    .select(['recordId', 'field', 'text'])
    .where('language', '=', language)
    .where('recordId', 'in', ids)
    .execute();
  return new Map(rows.map(({ recordId, field, text }) => [keyOf(recordId, field), text]));
}

function keyOf(id: string, field: string): string {
  return `${id} ${field}`;
}
