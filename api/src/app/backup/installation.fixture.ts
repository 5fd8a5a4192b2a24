import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { unitTable } from '../../catalog/unit.table';
import { addRecord } from '../../repository/write';
import { administer, databaseUrl } from '../../testing/server-databases';
import { testServerUrl } from '../../testing/test-databases';
import { readEnv, type Env } from '../../kernel/env';
import type { Services } from '../../kernel/services';
import { system } from '../../kernel/viewer';

const server = testServerUrl;

/** Data folders in a folder of the suite's own, and databases on the server of the run. */
export interface Installations {
  readonly folder: string;
  envOf(name: string, more?: Record<string, string>): Env;
  /** The address of a new empty database, whose owner is no administrator. */
  newDatabase(name: string): Promise<string>;
  remove(): Promise<void>;
}

export async function openInstallations(): Promise<Installations> {
  const folder = await mkdtemp(join(tmpdir(), 'backup-'));
  const owner = `owner_of_backups_${process.pid}`;
  const databases: string[] = [];
  return {
    folder,
    envOf(name, more = {}) {
      const DATA_DIR = join(folder, name);
      return readEnv({ NODE_ENV: 'test', LOG_LEVEL: 'silent', SEED: 'none', DATA_DIR, ...more });
    },
    async newDatabase(name) {
      const database = `backup_${name}_${process.pid}`;
      if (databases.length === 0) await administer(server, `create role ${owner} login`);
      databases.push(database);
      await administer(server, `create database ${database} owner ${owner}`);
      return databaseUrl(server, database, owner);
    },
    async remove() {
      for (const name of databases) await administer(server, `drop database ${name} with (force)`);
      if (databases.length > 0) await administer(server, `drop role ${owner}`);
      await rm(folder, { recursive: true, force: true });
    },
  };
}

export function addUnit({ database, tables }: Services, symbol: string) {
  const context = { database, tables, table: unitTable, viewer: system };
  return addRecord(context, { name: symbol, symbol, dimension: 'mass', factor: 1 });
}

export async function symbols({ database }: Services): Promise<string[]> {
  const rows = await database.selectFrom('unit').select('symbol').orderBy('symbol').execute();
  return rows.map(({ symbol }) => symbol);
}

export function addFile({ files }: Services, text: string) {
  const bytes = Buffer.from(`%PDF-1.7\n${text}\n%%EOF`);
  return files.store({ bytes, originalName: text }, { visibility: 'staff', viewer: system });
}
