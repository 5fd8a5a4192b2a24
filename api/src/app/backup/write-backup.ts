import { join } from 'node:path';
import { z } from 'zod';
import {
  quoted,
  readTables,
  sumOfRows,
  type Table,
  writtenColumns,
} from '../../db/copy/database-tables';
import { readSequences } from '../../db/copy/sequences';
import { readRows, textSettings } from '../../db/copy/table-rows';
import type { PoolClient } from '../../db/pool';
import type { Storage } from '../../storage/storage';
import { readIfThere } from '../../process/read-if-there';
import { secretFiles } from '../../kernel/secrets/key-files';
import { countedReport, type StartReport } from '../../process/start-report';
import { type ArchiveWriter, writeArchive } from './backup-archive';
import {
  type BackupCounts,
  type Contents,
  contentsName,
  countsOf,
  inJson,
  type Manifest,
  manifestName,
  type RowBatch,
  secretPrefix,
  tablePrefix,
} from './backup-contents';
import type { SealedFile } from '../../storage/sealed-file';
import { type FileCopier, type FileCopies, markNamed, openFileCopier } from './file-copies';

export interface BackupSource {
  /** Without a limit of statements. */
  readonly client: PoolClient;
  readonly storage: Pick<Storage, 'open'>;
  readonly copies: FileCopies;
  /** Has the secrets that no setting gives. */
  readonly dataFolder: string;
  readonly report: StartReport;
  /** Stops the backup, which leaves nothing. */
  readonly signal?: AbortSignal | undefined;
}

/**
 * Writes a backup while the product runs: all rows of one moment, beside copies of the files that they name. Rows and files
 * pass through in batches, so that memory does not grow with them.
 */
export async function writeBackup(source: BackupSource, target: SealedFile): Promise<BackupCounts> {
  try {
    return countsOf(await writeArchive(target, (archive) => writeEntries({ ...source, archive })));
  } finally {
    await source.client.query('rollback', []).catch(() => undefined);
  }
}

interface Writing extends BackupSource {
  readonly archive: ArchiveWriter;
}

async function writeEntries(writing: Writing): Promise<Contents> {
  const { client, archive } = writing;
  const manifest = await readManifest(client);
  await archive.add(manifestName, inJson(manifest));
  const { files, missing } = await copyFiles(writing);
  await requireSameSchema(client, manifest);
  const tables = await copyTables(writing);
  await copySecrets(writing);
  const sequences = await readSequences(client);
  const names = await files.named();
  await markNamed(writing.copies.folder, names);
  const contents = {
    tables,
    sequences,
    files: names.map((name) => ({ name })),
    missing: [...missing],
  };
  await archive.add(contentsName, inJson(contents));
  return contents;
}

const Steps = z.array(z.object({ name: z.string() }));
const Size = z.tuple([z.object({ bytes: z.number() })]);

async function readManifest(client: PoolClient): Promise<Manifest> {
  const migrations = await readMigrations(client);
  const { rows } = await client.query('select pg_database_size(current_database()) as bytes', []);
  const [{ bytes: databaseBytes }] = Size.parse(rows);
  return { format: 2, createdAt: new Date().toISOString(), migrations, databaseBytes };
}

async function readMigrations(client: PoolClient): Promise<string[]> {
  const { rows } = await client.query('select name from kysely_migration order by name', []);
  return Steps.parse(rows).map(({ name }) => name);
}

async function requireSameSchema(client: PoolClient, { migrations }: Manifest): Promise<void> {
  if ((await readMigrations(client)).join() === migrations.join()) return;
  throw new Error('The database was updated while its files were copied. Back it up again.');
}

/** After the rows: what a key encrypted that was replaced meanwhile is read with the former one, which is there too. */
export async function copySecrets({
  archive,
  dataFolder,
}: Pick<Writing, 'archive' | 'dataFolder'>): Promise<void> {
  for (const name of secretFiles) {
    const text = await readIfThere(join(dataFolder, name));
    if (text !== undefined) await archive.add(`${secretPrefix}${name}`, Buffer.from(text));
  }
}

/** Times that the snapshot is taken again because a file was removed right after it. */
const maxSnapshots = 5;

/**
 * Copies the files and leaves the snapshot open whose rows name them. Nearly all are copied before it: a file never
 * changes, and is removed after its row. One that the storage lacks in two snapshots is lost; one that it lacks in the
 * last alone was removed within the moments since, and the next snapshot does not name it.
 */
async function copyFiles(
  writing: Writing,
): Promise<{ readonly files: FileCopier; readonly missing: ReadonlySet<string> }> {
  const { client, report } = writing;
  const onProgress = countedReport(report, (count) => `Copying files: ${count}`);
  const files = await openFileCopier({ ...writing, onProgress });
  let before = await files.copy();
  for (let round = 1; ; round += 1) {
    await openSnapshot(client);
    const missing = await files.copy();
    const isSettled = [...missing].every((name) => before.has(name));
    if (isSettled || round === maxSnapshots) return { files, missing };
    before = missing;
    await client.query('rollback', []);
  }
}

/**
 * Begins a transaction that sees all rows of one moment. Tables are locked before that moment, as `pg_dump` does, so that
 * no update of the schema changes one before it is read.
 */
async function openSnapshot(client: PoolClient): Promise<void> {
  const names = (await readTables(client)).map(({ name }) => quoted(name));
  await client.query(`${begin}; lock table ${names.join(', ')} in access share mode`, []);
}

/** A role may have a limit that would end the transaction while a file is copied. */
const begin = `
  begin isolation level repeatable read read only; ${textSettings};
  set local idle_in_transaction_session_timeout = 0`;

async function copyTables(writing: Writing): Promise<Contents['tables']> {
  const { client, report } = writing;
  const onProgress = countedReport(report, (rows) => `Copying the database: ${rows} rows`);
  const sums: Contents['tables'] = [];
  let rows = 0;
  for (const table of await readTables(client)) {
    for await (const copied of copyRows(writing, table)) onProgress((rows += copied));
    sums.push({ name: table.name, ...(await sumOfRows(client, table)) });
  }
  return sums;
}

async function* copyRows({ client, archive, signal }: Writing, table: Table) {
  const columns = writtenColumns(table).map(({ name }) => name);
  let batch = 0;
  for await (const rows of readRows(client, table)) {
    signal?.throwIfAborted();
    batch += 1;
    const texts = rows.map((row) => columns.map((name) => row[name] ?? null));
    const bytes = inJson({ columns, rows: texts } satisfies z.output<typeof RowBatch>);
    await archive.add(`${tablePrefix}${table.name}/${batch}.json`, bytes);
    yield rows.length;
  }
}
