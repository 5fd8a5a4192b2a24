import { z } from 'zod';
import { readTables, sumOfRows, type Table, writtenColumns } from '../../db/copy/database-tables';
import { readSequences } from '../../db/copy/sequences';
import { readRows } from '../../db/copy/table-rows';
import type { Pool, PoolClient } from '../../db/pool';
import type { Storage } from '../../file/storage/storage';
import { countedReport, type StartReport } from '../start/start-report';
import { openFileCopier, type FileCopier } from './backed-up-files';
import { type ArchiveWriter, type NewArchive, writeArchive } from './backup-archive';
import {
  type BackupCounts,
  type Contents,
  contentsName,
  countsOf,
  type Manifest,
  manifestName,
  type RowBatch,
  type SecretName,
} from './backup-contents';

export interface BackupSource {
  /** Without a limit of statements. */
  readonly pool: Pool;
  readonly storage: Pick<Storage, 'open'>;
  readonly secrets: ReadonlyMap<SecretName, Buffer>;
  readonly report: StartReport;
  /** Stops the backup, which leaves nothing. */
  readonly signal?: AbortSignal | undefined;
}

export const secretPrefix = 'secrets/';
export const tablePrefix = 'tables/';

/**
 * Writes a backup while the product runs: all rows of one moment, and the files that they name. Rows and files pass
 * through in batches, so that memory does not grow with them.
 */
export async function writeBackup(
  source: BackupSource,
  target: NewArchive,
): Promise<BackupCounts> {
  const client = await source.pool.connect();
  try {
    const contents = await writeArchive(target, (archive) =>
      writeEntries({ ...source, client, archive }),
    );
    return countsOf(contents);
  } finally {
    await client.query('rollback', []).catch(() => undefined);
    client.release();
  }
}

interface Writing extends BackupSource {
  readonly client: PoolClient;
  readonly archive: ArchiveWriter;
}

async function writeEntries(writing: Writing): Promise<Contents> {
  const { client, archive, secrets } = writing;
  await archive.add(manifestName, inJson(await readManifest(client)));
  for (const [name, bytes] of secrets) await archive.add(`${secretPrefix}${name}`, bytes);
  const { files, missing } = await copyFiles(writing);
  const tables = await copyTables(writing);
  const sequences = await readSequences(client);
  const contents = { tables, sequences, files: await files.named(), missing: [...missing] };
  await archive.add(contentsName, inJson(contents));
  return contents;
}

const Steps = z.array(z.object({ name: z.string() }));

async function readManifest(client: PoolClient): Promise<Manifest> {
  const { rows } = await client.query('select name from kysely_migration order by name', []);
  const migrations = Steps.parse(rows).map(({ name }) => name);
  return { format: 1, createdAt: new Date().toISOString(), migrations };
}

/** Times that the snapshot is taken again because a file was removed right after it. */
const mostSnapshots = 5;

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
  const files = openFileCopier({ ...writing, onProgress });
  let before = await files.copy();
  for (let round = 1; ; round += 1) {
    await client.query(snapshot, []);
    const missing = await files.copy();
    const isSettled = [...missing].every((name) => before.has(name));
    if (isSettled || round === mostSnapshots) return { files, missing };
    before = missing;
    await client.query('rollback', []);
  }
}

/** Settings of a role that would change how values are written, or end the transaction. */
const snapshot = `
  begin isolation level repeatable read read only;
  set local timezone = 'UTC'; set local datestyle = 'ISO, MDY'; set local intervalstyle = 'postgres';
  set local bytea_output = 'hex'; set local extra_float_digits = 1;
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

function inJson(value: unknown): Buffer {
  return Buffer.from(JSON.stringify(value));
}
