import { type FieldError, type SiteLanguage, siteLanguages, TranslatedResource } from 'contract';
import { maxTranslationRows, translationColumns } from 'contract/record';
import { z } from 'zod';
import { ApiProblem, invalidField, worded } from '../../kernel/problem';
import type { Services } from '../../kernel/services';
import type { Viewer } from '../../kernel/viewer';
import { inTransaction } from '../../repository/in-transaction';
import { invalid } from '../../repository/parse-input';
import { requireFreshWrites } from '../../repository/require-fresh-writes';
import { tableOf } from '../../repository/table-of';
import { openReader } from '../../transfer/file/open-reader';
import { readerTurns, refusingUnreadable } from '../../transfer/file/reader-turns';
import type { FileRow } from '../../transfer/file/file-rows';
import { undefused } from '../../transfer/format/spreadsheet-text';
import { inTurn } from '../../worker/turns';
import {
  digestOf,
  type GivenTexts,
  parseTexts,
  requireTranslator,
  writeTranslations,
} from './write-translations';

/** Errors that are named; more are of the same kinds. */
const maxErrors = 50;

interface Writing {
  readonly bytes: Uint8Array;
  readonly viewer: Viewer;
}

/**
 * Writes the texts of a translators' file, in one transaction. Rows without a translation are left as they are.
 *
 * @throws ApiProblem `invalid` with an error for each row that is wrong, by its number; then nothing is written
 */
export async function importTranslations(services: Services, { bytes, viewer }: Writing) {
  const rows = await readRows(bytes);
  const errors: FieldError[] = [];
  const given = rows.flatMap((row) => {
    try {
      return textOf(services, row, viewer);
    } catch (error) {
      if (!(error instanceof ApiProblem)) throw error;
      errors.push(errorOf(row, error));
      return [];
    }
  });
  if (errors.length > 0) throw invalid(errors.slice(0, maxErrors));
  const changed = await inTransaction(services.database, async (work) => {
    let sum = 0;
    for (const resource of new Set(given.map((one) => one.resource))) {
      const texts = given.filter((one) => one.resource === resource).map((one) => one.texts);
      const translator = { table: tableOf(services, resource), viewer };
      sum += await writeTranslations(work, translator, texts);
    }
    return sum;
  });
  return { rows: rows.length, changed };
}

function errorOf(row: FileRow, { message, errors }: ApiProblem): FieldError {
  const [first] = errors;
  const words = first?.path === 'file' ? first.message : message;
  return { path: 'file', message: whereOf(row) + words };
}

function whereOf({ number }: FileRow): string {
  return `Row ${number}: `;
}

interface NamedRow extends FileRow {
  readonly values: ReadonlyMap<string, string>;
}

async function readRows(bytes: Uint8Array): Promise<NamedRow[]> {
  return inTurn(readerTurns, () =>
    refusingUnreadable(async () => {
      const reader = await openReader({ format: 'csv', bytes, reading: { headRow: 1 } });
      try {
        const lacking = translationColumns
          .filter((name) => name !== 'State' && name !== 'Record')
          .filter((name) => !reader.columns.includes(name));
        if (lacking.length > 0)
          throw invalidField(
            'file',
            worded`The file has no column ${{ columns: lacking.join(', ') }}.`,
          );
        const { rows, isEnd } = await reader.read({ from: 1, count: maxTranslationRows });
        if (!isEnd)
          throw invalidField('file', worded`Send at most ${{ maxTranslationRows }} rows at once.`);
        return rows.map((row) => ({
          ...row,
          values: new Map(reader.columns.map((name, index) => [name, row.cells[index] ?? ''])),
        }));
      } finally {
        await reader.close();
      }
    }),
  );
}

const Language = z.enum(siteLanguages);

interface GivenRow {
  readonly resource: TranslatedResource;
  readonly texts: GivenTexts;
}

/** The text of a row; none where its translation is empty. */
function textOf(services: Services, row: NamedRow, viewer: Viewer): GivenRow[] {
  const value = (name: (typeof translationColumns)[number]) => row.values.get(name) ?? '';
  const text = undefused(value('Translation'));
  if (text.trim() === '') return [];
  const resource = known(TranslatedResource, value('Resource'), 'Resource');
  const language: SiteLanguage = known(Language, value('Language'), 'Language');
  const id = known(z.uuid(), value('Id'), 'Id');
  const table = tableOf(services, resource);
  const field = value('Field');
  requireTranslator(table, [field], viewer);
  requireFreshWrites(table.resource, viewer);
  const digest = digestOf(undefused(value('Original')));
  const texts = parseTexts(table, { [field]: { text, digest } }, '');
  return [{ resource, texts: { id, language, texts, where: whereOf(row) } }];
}

function known<S extends z.ZodType>(schema: S, value: string, column: string): z.output<S> {
  const result = schema.safeParse(value);
  if (!result.success)
    throw invalidField('file', worded`${{ column }} says "${{ value: value.slice(0, 60) }}"`);
  return result.data;
}
