import { type SiteLanguage, siteLanguages, translatedFields, translatedResources } from 'contract';
import { sql } from 'kysely';
import type { Work } from '../../db/database';
import { system } from '../../kernel/viewer';
import { living, source } from '../../repository/columns';
import type { FieldValues } from '../../repository/field-values';
import type { TableRegistry } from '../../repository/references';
import type { ResourceTable } from '../../repository/resource-table';
import { lockRecords } from '../../repository/rows';
import { type GivenTexts, parseTexts, writeTranslations } from './write-translations';

/** A text of a record in the default language. */
export interface FoundText {
  readonly resource: string;
  readonly field: string;
  /** The record's name. */
  readonly title: string;
  readonly text: string;
}

/** What a text is in other languages; undefined where it is not known. */
export type KnownTranslations = (
  found: FoundText,
) => Readonly<Partial<Record<SiteLanguage, string>>> | undefined;

/** Writes what is known of the texts of all records, as the product itself. */
export async function translateTexts(
  work: Work,
  tables: TableRegistry,
  translationsOf: KnownTranslations,
): Promise<void> {
  for (const name of translatedResources) {
    const table = tables.get(name);
    if (table === undefined) continue;
    const { rows } = await sql<{ _id: string }>`
      select record._id from ${source(table)} where ${living(table)}`.execute(work);
    const ids = rows.map(({ _id }) => _id);
    const records = await lockRecords({ work, table }, ids);
    const given = [...records].flatMap(([id, record]) =>
      siteLanguages.flatMap((language) => {
        const texts = textsOf({ table, record, language }, translationsOf);
        return Object.keys(texts).length === 0 ? [] : [{ id, language, texts }];
      }),
    );
    if (given.length > 0) await writeTranslations(work, { table, viewer: system }, given);
  }
}

interface RecordIn {
  readonly table: ResourceTable;
  readonly record: FieldValues;
  readonly language: SiteLanguage;
}

function textsOf(
  { table, record, language }: RecordIn,
  translationsOf: KnownTranslations,
): GivenTexts['texts'] {
  const { resource } = table;
  const known = translatedFields(resource).flatMap((field) => {
    const text = record[field];
    if (typeof text !== 'string') return [];
    const title = String(record[resource.title]);
    const translated = translationsOf({ resource: resource.name, field, title, text })?.[language];
    return translated === undefined ? [] : [[field, { text: translated }] as const];
  });
  return parseTexts(table, Object.fromEntries(known), '');
}
