import { sql } from 'kysely';
import { countedReport, type Database, type Services, type StartReport } from 'api/seed';
import { system } from 'api/viewer';
import { type ContentFile, type ContentUpload, contentFiles, pictureName } from './content-files';
import { readDemoPicture } from './drawn-pictures';

/** Stored uploads of the demo content. */
export interface StoredFiles {
  /** Stored names by key. */
  readonly names: ReadonlyMap<string, string>;
  /** Deletes the files, if loading fails. */
  discard(): Promise<void>;
}

type FileServices = Pick<Services, 'database' | 'files'>;

interface StoreOptions {
  readonly now: Date;
  readonly report: StartReport;
  /** A folder written by `writeDemoPictures`; without it the pictures are drawn now. */
  readonly pictures: string | undefined;
}

/** Generates and stores the public uploads of the demo content, with alt texts. */
export async function storeContentFiles(
  { database, files }: FileServices,
  { now, report, pictures }: StoreOptions,
): Promise<StoredFiles> {
  await forgetInterrupted({ database, files });
  const all = contentFiles(now.getUTCFullYear());
  const count = countedReport(report, (done) => `${done} of ${all.length} pictures and documents`);
  let done = 0;
  count(done);
  const stored = await Promise.all(
    all.map(async (file) => {
      const ownership = { visibility: 'public', viewer: system } as const;
      const { name } = await files.store(await uploadOf(file, pictures), ownership);
      done += 1;
      count(done);
      return { ...file, name };
    }),
  );
  await describeAll(database, stored);
  return {
    names: new Map(stored.map(({ key, name }) => [key, name])),
    discard: () =>
      removeAll(
        files,
        stored.map(({ name }) => name),
      ),
  };
}

async function uploadOf(
  { key, make, isDrawn = false }: ContentFile,
  pictures: string | undefined,
): Promise<ContentUpload> {
  const bytes = isDrawn && pictures !== undefined && (await readDemoPicture(pictures, key));
  return bytes ? { originalName: pictureName(key), bytes } : make();
}

/** Deletes the files of an interrupted load: uploads without a creator in an otherwise untouched database. */
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

async function removeAll(files: Services['files'], names: readonly string[]): Promise<void> {
  for (const name of names) {
    const file = await files.find(name);
    if (file) await files.remove(file);
  }
}

type Described = Pick<ContentFile, 'alt' | 'focus'> & { readonly name: string };

async function describeAll(database: Database, stored: readonly Described[]): Promise<void> {
  const rows = stored.map(({ name, alt, focus }) => {
    return { name, alt, focus_x: focus?.x ?? null, focus_y: focus?.y ?? null };
  });
  await sql`
    update file set alt = given.alt, focus_x = given.focus_x, focus_y = given.focus_y
    from jsonb_populate_recordset(null::file, ${JSON.stringify(rows)}::jsonb) as given
    where file.name = given.name`.execute(database);
}
