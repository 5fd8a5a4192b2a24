import { extname } from 'node:path';
import { buffer } from 'node:stream/consumers';
import type { ImportFormat } from 'contract/transfer';
import { sql } from 'kysely';
import { uuidv7 } from 'uuidv7';
import type { StoredFileRow } from '../../file/stored-file-rows';
import { ApiProblem, invalidField, notFound } from '../../core/problem';
import type { Services } from '../../core/services';
import { actorId, type Viewer } from '../../core/viewer';
import { UnreadableFile } from '../file/read-limits';
import type { TransferFormat } from '../format/transfer-format';
import { readImport, type StoredImport } from './imports';
import { rememberedColumns } from './remembered-columns';
import { suggestMapping } from './suggest-mapping';
import { surveyFile } from './survey-file';

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
  const survey = await refusingUnreadable(async () =>
    surveyFile({ format: fileFormat, bytes: await storedBytes(services, stored) }),
  );
  if (survey.rows === 0) throw invalidField('file', 'The file has no rows below its head.');
  const mapping = suggestMapping({
    format,
    columns: survey.columns.map(({ name }) => name),
    remembered: await rememberedColumns(database, resource),
  });
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
      columns: sql`${JSON.stringify(survey.columns)}::jsonb`,
      mapping: sql`${JSON.stringify(mapping)}::jsonb`,
      rows: survey.rows,
      createdAt: new Date().toISOString(),
      adminId: actorId(viewer),
    })
    .execute();
  return readImport(database, _id);
}

export async function storedBytes({ files }: Services, file: StoredFileRow): Promise<Uint8Array> {
  const content = await files.open(file);
  if (!content) throw notFound('file');
  return buffer(content.stream);
}

/** Turns an unreadable file into a problem for the uploader. */
export async function refusingUnreadable<Result>(read: () => Promise<Result>): Promise<Result> {
  try {
    return await read();
  } catch (error) {
    if (error instanceof UnreadableFile) throw invalidField('file', error.message);
    throw error;
  }
}
