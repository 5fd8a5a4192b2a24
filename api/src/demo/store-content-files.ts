import { sql } from 'kysely';
import { countedReport, type StartReport } from '../core/start/start-report';
import type { Database } from '../db/database';
import type { FileStore } from '../file/storage/file-store';
import type { Services } from '../core/services';
import { system } from '../core/viewer';
import type { FormUpload } from '../file/read-form';
import { type ContentFile, contentFiles, pictureName } from './content-files';
import { readDemoPicture } from './drawn-pictures';

/** Stored uploads of the demo content. */
export interface KeptFiles {
  /** The names that they were stored under, by key. */
  readonly names: ReadonlyMap<string, string>;
  /** Takes them away again: for a load that came to nothing. */
  discard(): Promise<void>;
}

type FileServices = Pick<Services, 'database' | 'files'>;

interface KeepOptions {
  readonly now: Date;
  readonly tell: StartReport;
  /** A folder that `writeDemoPictures` filled; without it they are drawn now. */
  readonly pictures: string | undefined;
}

/** Draws and stores the uploads of the demo content, for everybody to see, each with what it shows. */
export async function storeContentFiles(
  { database, files }: FileServices,
  { now, tell, pictures }: KeepOptions,
): Promise<KeptFiles> {
  await forgetInterrupted({ database, files });
  const all = contentFiles(now.getUTCFullYear());
  const count = countedReport(tell, (done) => `${done} of ${all.length} pictures and documents`);
  let done = 0;
  count(done);
  const kept = await Promise.all(
    all.map(async (file) => {
      const ownership = { visibility: 'public', viewer: system } as const;
      const { name } = await files.keep(await uploadOf(file, pictures), ownership);
      done += 1;
      count(done);
      return { ...file, name };
    }),
  );
  await describeAll(database, kept);
  return {
    names: new Map(kept.map(({ key, name }) => [key, name])),
    discard: () =>
      removeAll(
        files,
        kept.map(({ name }) => name),
      ),
  };
}

async function uploadOf(
  { key, make, isDrawn = false }: ContentFile,
  pictures: string | undefined,
): Promise<FormUpload> {
  const bytes = isDrawn && pictures !== undefined && (await readDemoPicture(pictures, key));
  return bytes ? { originalName: pictureName(key), bytes } : make();
}

/** What a load left that was interrupted before its records were written: uploads of nobody in an untouched database. */
async function forgetInterrupted({ database, files }: FileServices): Promise<void> {
  const left = await database
    .selectFrom('file')
    .select('name')
    .where('createdBy', 'is', null)
    .execute();
  await removeAll(
    files,
    left.map(({ name }) => name),
  );
}

async function removeAll(files: FileStore, names: readonly string[]): Promise<void> {
  for (const name of names) {
    const file = await files.find(name);
    if (file) await files.remove(file);
  }
}

type Described = Pick<ContentFile, 'alt' | 'focus'> & { readonly name: string };

async function describeAll(database: Database, kept: readonly Described[]): Promise<void> {
  const rows = kept.map(({ name, alt, focus }) => {
    return { name, alt, focus_x: focus?.x ?? null, focus_y: focus?.y ?? null };
  });
  await sql`
    update file set alt = given.alt, focus_x = given.focus_x, focus_y = given.focus_y
    from jsonb_populate_recordset(null::file, ${JSON.stringify(rows)}::jsonb) as given
    where file.name = given.name`.execute(database);
}
