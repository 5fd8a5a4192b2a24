import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { countedReport, type Database, type Services, type StartReport } from 'api/seed';
import { system } from 'api/viewer';
import { type ContentFile, contentFiles } from './content-files';

/** Stored uploads of the demo content. */
export interface StoredFiles {
  /** Stored names by key. */
  readonly names: ReadonlyMap<string, string>;
  /** Deletes the files, if loading fails. */
  discard(): Promise<void>;
}

type FileServices = Pick<Services, 'database' | 'files'>;

interface StoreOptions {
  readonly report: StartReport;
  /** The folder with the files; by default the one beside this source. */
  readonly folder: string | undefined;
}

/** Stores the public uploads of the demo content, with alt texts. */
export async function storeContentFiles(
  { database, files }: FileServices,
  { report, folder = join(import.meta.dirname, '../files') }: StoreOptions,
): Promise<StoredFiles> {
  await forgetInterrupted({ database, files });
  const count = countedReport(
    report,
    (done) => `${done} of ${contentFiles.length} pictures and documents`,
  );
  let done = 0;
  count(done);
  const stored = await Promise.all(
    contentFiles.map(async (content) => {
      const ownership = { visibility: 'public', viewer: system } as const;
      const { originalName } = content;
      const bytes = await readFile(join(folder, content.file));
      const { name } = await files.store({ originalName, bytes }, ownership);
      done += 1;
      count(done);
      return { ...content, name };
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
