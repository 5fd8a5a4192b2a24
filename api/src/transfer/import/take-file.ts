import { extname } from 'node:path';
import { buffer } from 'node:stream/consumers';
import type { FilePreview, FileReading, ImportFormat, ImportMapping } from 'contract/transfer';
import { sql } from 'kysely';
import { uuidv7 } from 'uuidv7';
import { z } from 'zod';
import type { StoredFileRow } from '../../file/stored-file-rows';
import { ApiProblem, invalidField, notFound } from '../../kernel/problem';
import type { Services } from '../../kernel/services';
import { actorId, type Viewer } from '../../kernel/viewer';
import { inTurn } from '../../worker/turns';
import { readerTurns, refusingUnreadable } from '../file/reader-turns';
import type { TransferFormat } from '../format/transfer-format';
import { openReader } from '../file/open-reader';
import { loadNames } from '../format/names';
import { lockImport, readImport, type StoredImport } from './imports';
import { rememberedColumns } from './remembered-columns';
import { columnKey, suggestMapping } from './suggest-mapping';
import type { Database } from '../../db/database';
import { anyOf } from '../../repository/any-of';
import { source } from '../../repository/columns';
import { inTransaction } from '../../repository/in-transaction';
import type { ResourceTable } from '../../repository/resource-table';
import { requireRest } from './require-rest';
import { type FileSurvey, surveyFile } from './survey-file';

const formats: Readonly<Record<string, ImportFormat>> = {
  '.xlsx': 'xlsx',
  '.sdf': 'sdf',
  '.csv': 'csv',
  '.tsv': 'csv',
};

/**
 * Starts an import with a stored file: reads it and suggests a mapping.
 *
 * @throws ApiProblem `invalid` for a file that cannot be read, `wrong-type` for one that is no table
 */
export async function takeFile(
  services: Services,
  { format, file, viewer }: { format: TransferFormat; file: string; viewer: Viewer },
): Promise<StoredImport> {
  const { database } = services;
  const resource = format.resource.name;
  const stored = await services.files.find(file);
  if (!stored) throw notFound('file');
  const fileFormat = formats[extname(stored.name)];
  if (!fileFormat) throw new ApiProblem('wrong-type', 'Send a CSV, XLSX or SDF file.');
  const survey = await surveyed(services, { format: fileFormat, file: stored });
  const mapping = await suggested(services, format, survey);
  const _id = uuidv7();
  await database
    .insertInto('import')
    .values({
      _id,
      resource,
      file,
      fileName: stored.originalName,
      format: fileFormat,
      state: 'ready',
      columns: sql`${JSON.stringify(withOwnSigns(survey, mapping))}::jsonb`,
      mapping: sql`${JSON.stringify(mapping)}::jsonb`,
      reading: sql`${JSON.stringify(survey.reading)}::jsonb`,
      choices: sql`'{}'::jsonb`,
      rows: survey.rows,
      createdAt: new Date().toISOString(),
      adminId: actorId(viewer),
    })
    .execute();
  return readImport(database, _id);
}

/**
 * Reads the file of an import in another way, and suggests a mapping for its columns.
 *
 * @throws ApiProblem `invalid` when it cannot be read like this, `in-use` while a job is at work
 */
export async function readAgain(
  services: Services,
  { format, id, reading }: { format: TransferFormat; id: string; reading: FileReading },
): Promise<StoredImport> {
  const { database } = services;
  const { file, format: fileFormat } = await readImport(database, id);
  const stored = await services.files.find(file);
  if (!stored) throw notFound('file');
  const survey = await surveyed(services, { format: fileFormat, file: stored, reading });
  const mapping = await suggested(services, format, survey);
  await inTransaction(database, async (work) => {
    requireRest(await lockImport(work, id));
    await sql`
      update import set state = 'ready', counts = null, rows = ${survey.rows},
        columns = ${JSON.stringify(withOwnSigns(survey, mapping))}::jsonb,
        mapping = ${JSON.stringify(mapping)}::jsonb,
        reading = ${JSON.stringify(survey.reading)}::jsonb
      where _id = ${id}`.execute(work);
  });
  return readImport(database, id);
}

/** The first rows of an import's file, read in one way. @throws ApiProblem `invalid` when it cannot be */
export async function previewFile(
  services: Services,
  { file, format }: StoredImport,
  reading: FileReading,
): Promise<FilePreview> {
  const stored = await services.files.find(file);
  if (!stored) throw notFound('file');
  return inTurn(readerTurns, () =>
    refusingUnreadable(async () => {
      const bytes = await storedBytes(services, stored);
      const reader = await openReader({ format, bytes, reading });
      await reader.close();
      return reader.preview;
    }),
  );
}

interface FileToSurvey {
  readonly format: ImportFormat;
  readonly file: StoredFileRow;
  readonly reading?: FileReading;
}

async function surveyed(
  services: Services,
  { format, file, reading }: FileToSurvey,
): Promise<FileSurvey> {
  const survey = await inTurn(readerTurns, () =>
    refusingUnreadable(async () =>
      surveyFile({ format, bytes: await storedBytes(services, file), reading }),
    ),
  );
  if (survey.rows === 0) throw invalidField('file', 'The file has no rows below its head.');
  return survey;
}

async function suggested(
  { database, tables }: Services,
  format: TransferFormat,
  { columns, reading }: FileSurvey,
): Promise<ImportMapping> {
  const heads = columns.map(({ name }) => name);
  const names = await loadNames(database, tables, format.names);
  const remembered = await rememberedColumns(database, format.resource.name, heads);
  const isGrouped = reading.headRows === 2;
  const suggestion = { format, columns, names, remembered, isGrouped };
  const mapping = suggestMapping(suggestion);
  const ids = columns.find(({ name }) => mapping[name] === '_id');
  if (!ids || columnKey(ids.name) in remembered) return mapping;
  const table = tables.get(format.resource.name);
  const samples = ids.samples.filter((sample) => z.uuid().safeParse(sample).success);
  if (table && (await hasAnyOf(database, table, samples))) return mapping;
  // Ids of another system; the columns are suggested as for a file without any.
  const ignoring = { ...remembered, [columnKey(ids.name)]: null };
  return suggestMapping({ ...suggestion, remembered: ignoring });
}

/** Our own exports have decimal points; programs with commas save them with semicolons. */
function withOwnSigns({ columns, reading }: FileSurvey, mapping: ImportMapping) {
  const isOwn = Object.values(mapping).includes('_id') && reading.separator === ',';
  if (!isOwn) return columns;
  return columns.map((column) => {
    const isUnclear =
      column.decimal === 'unclear' && column.samples.every((one) => !one.includes(','));
    return isUnclear ? { ...column, decimal: 'point' as const } : column;
  });
}

async function hasAnyOf(
  database: Database,
  table: ResourceTable,
  ids: readonly string[],
): Promise<boolean> {
  const { rows } = await sql`
    select 1 from ${source(table)} where record._id = ${anyOf(ids, 'uuid')} limit 1`.execute(
    database,
  );
  return rows.length > 0;
}

export async function storedBytes({ files }: Services, file: StoredFileRow): Promise<Uint8Array> {
  const content = await files.open(file);
  if (!content) throw notFound('file');
  return buffer(content.stream);
}
