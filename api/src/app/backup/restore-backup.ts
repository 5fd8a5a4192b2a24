import { createHash } from 'node:crypto';
import { dirname } from 'node:path';
import { openDatabase } from '../../db/database';
import {
  quoted,
  readTables,
  sumOfRows,
  type Table,
  writtenColumns,
} from '../../db/copy/database-tables';
import { setSequences } from '../../db/copy/sequences';
import { emptyTables, insertRows, textSettings } from '../../db/copy/table-rows';
import { withoutReferences } from '../../db/copy/without-references';
import { migrate, type Migrations } from '../../db/migrate';
import type { Pool, PoolClient } from '../../db/pool';
import { secretFiles } from '../../kernel/secrets/key-files';
import { countedReport, type StartReport } from '../../process/start-report';
import { type ArchiveEntry, readArchive } from './backup-archive';
import {
  type BackupCounts,
  Contents,
  contentsName,
  countsOf,
  filePrefix,
  Manifest,
  manifestName,
  RowBatch,
  secretPrefix,
  tablePrefix,
} from './backup-contents';
import { type FileCopies, filesFolder, readCopy } from './file-copies';
import { BackupDamaged, type SealedFile } from '../../storage/sealed-file';

/** Where a backup is restored to. */
interface RestoreTarget {
  /** An empty database, without a limit of statements. */
  readonly pool: Pool;
  readonly migrations: Migrations;
  writeFile(name: string, bytes: Buffer): Promise<void>;
  /** Removes a file that no row names. */
  removeFile(name: string): Promise<void>;
  /** Called at the end, when all else is compared. */
  writeSecret(name: string, bytes: Buffer): Promise<void>;
  readonly report: StartReport;
  readonly signal?: AbortSignal | undefined;
}

/**
 * Restores a backup and compares what was restored, row by row and file by file, before it is committed.
 *
 * @throws BackupDamaged when it does not add up, NotDecrypted
 */
export async function restoreBackup(
  { path, key }: SealedFile,
  target: RestoreTarget,
): Promise<BackupCounts> {
  const entries = readArchive(path, key);
  try {
    await createSchema(await firstOf(entries), target);
    return await fill(entries, { path, key }, target);
  } finally {
    await entries.return(undefined);
  }
}

async function fill(
  entries: AsyncGenerator<ArchiveEntry>,
  { path, key }: SealedFile,
  target: RestoreTarget,
): Promise<BackupCounts> {
  const client = await target.pool.connect();
  try {
    await client.query(`begin; ${textSettings}`, []);
    const restoring = new Restoring(target, client, await readTables(client));
    const contents = await restoring.takeAll(entries);
    await restoring.takeCopies(contents, { folder: filesFolder(dirname(path)), key });
    await restoring.compare(contents);
    await restoring.finish();
    await client.query('commit', []);
    await client.query('analyze', []);
    return countsOf(contents);
  } finally {
    await client.query('rollback', []).catch(() => undefined);
    client.release();
  }
}

/**
 * What a backup says of itself.
 *
 * @throws BackupDamaged, NotDecrypted
 */
export async function readManifest({ path, key }: SealedFile): Promise<Manifest> {
  const entries = readArchive(path, key);
  try {
    return await firstOf(entries);
  } finally {
    await entries.return(undefined);
  }
}

async function firstOf(entries: AsyncGenerator<ArchiveEntry>): Promise<Manifest> {
  const { value } = await entries.next();
  const manifest = value?.name === manifestName ? Manifest.safeParse(inJson(value)) : undefined;
  if (manifest?.success) return manifest.data;
  throw new BackupDamaged('The file is no backup of this product, or one of a newer version.');
}

/** The schema that the database had: the next start brings it to the version's own. */
async function createSchema(
  { migrations: names }: Manifest,
  { pool, migrations, report }: RestoreTarget,
): Promise<void> {
  const unknown = names.find((name) => !(name in migrations));
  if (unknown !== undefined) {
    throw new BackupDamaged(
      `The backup is of a newer version (it has ${unknown}). Restore it with that version.`,
    );
  }
  const steps = Object.entries(migrations).filter(([name]) => names.includes(name));
  await migrate(openDatabase(pool), Object.fromEntries(steps), report);
}

class Restoring {
  readonly #target: RestoreTarget;
  readonly #client: PoolClient;
  readonly #tables: readonly Table[];
  readonly #files = new Map<string, string>();
  readonly #secrets = new Map<string, Buffer>();
  readonly #onRows: (rows: number) => void;
  #rows = 0;
  #contents: Contents | undefined;

  constructor(target: RestoreTarget, client: PoolClient, tables: readonly Table[]) {
    this.#target = target;
    this.#client = client;
    this.#tables = tables;
    this.#onRows = countedReport(target.report, (rows) => `Restoring: ${rows} rows`);
  }

  async takeAll(entries: AsyncGenerator<ArchiveEntry>): Promise<Contents> {
    await withoutReferences(this.#client, this.#tables, async () => {
      await emptyTables(this.#client, this.#tables);
      for await (const entry of entries) {
        this.#target.signal?.throwIfAborted();
        if (entry.name === contentsName) this.#contents = Contents.parse(inJson(entry));
        else await this.#take(entry);
      }
    });
    const contents = this.#contents;
    if (contents === undefined) throw new BackupDamaged('The backup has no end.');
    await setSequences(this.#client, contents.sequences);
    return contents;
  }

  /**
   * The files that are beside the archive.
   *
   * @throws BackupDamaged, NotDecrypted
   */
  async takeCopies({ files }: Contents, copies: FileCopies): Promise<void> {
    for (const { name } of files) {
      if (this.#files.has(name)) continue;
      this.#target.signal?.throwIfAborted();
      await this.#takeFile(name, await readCopy(copies, name));
    }
  }

  /** @throws BackupDamaged for the first table or file that differs */
  async compare({ tables, files }: Contents): Promise<void> {
    for (const table of this.#tables) {
      const wanted = tables.find(({ name }) => name === table.name);
      const found = await sumOfRows(this.#client, table);
      if (wanted?.rows === found.rows && wanted.sum === found.sum) continue;
      const counts = `${wanted?.rows ?? 'no'} rows before, ${found.rows} after`;
      throw new BackupDamaged(`The table ${table.name} differs: ${counts}.`);
    }
    for (const { name, sha256 } of files) {
      if (sha256 !== undefined && this.#files.get(name) !== sha256)
        throw new BackupDamaged(`The file ${name} differs or is missing.`);
      this.#files.delete(name);
    }
  }

  async finish(): Promise<void> {
    for (const name of this.#files.keys()) await this.#target.removeFile(name);
    for (const [name, bytes] of this.#secrets) await this.#target.writeSecret(name, bytes);
  }

  async #take(entry: ArchiveEntry): Promise<void> {
    const { name, bytes } = entry;
    if (name.startsWith(filePrefix)) return this.#takeFile(name.slice(filePrefix.length), bytes);
    if (name.startsWith(tablePrefix)) return this.#takeRows(entry);
    const secret = secretFiles.find((each) => name === `${secretPrefix}${each}`);
    if (secret === undefined) throw new BackupDamaged(`The backup has an unknown entry ${name}.`);
    this.#secrets.set(secret, bytes);
  }

  async #takeFile(name: string, bytes: Buffer): Promise<void> {
    this.#files.set(name, createHash('sha256').update(bytes).digest('hex'));
    await this.#target.writeFile(name, bytes);
  }

  async #takeRows(entry: ArchiveEntry): Promise<void> {
    const name = entry.name.slice(tablePrefix.length).split('/')[0] ?? '';
    const table = this.#tables.find((each) => each.name === name);
    const { columns, rows } = RowBatch.parse(inJson(entry));
    const own = table && writtenColumns(table).map((column) => column.name);
    if (!table || own?.join() !== columns.join())
      throw new BackupDamaged(`The table ${quoted(name)} has other columns than its version's.`);
    const texts = rows.map((row) =>
      Object.fromEntries(columns.map((column, index) => [column, row[index] ?? null])),
    );
    await insertRows(this.#client, table, texts);
    this.#onRows((this.#rows += rows.length));
  }
}

function inJson({ name, bytes }: ArchiveEntry): unknown {
  try {
    return JSON.parse(bytes.toString('utf8'));
  } catch (cause) {
    throw new BackupDamaged(`The backup's ${name} cannot be read.`, { cause });
  }
}
