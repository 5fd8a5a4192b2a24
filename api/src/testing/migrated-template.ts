import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { openDatabase } from '../db/database';
import { loadMigrations } from '../db/load-migrations';
import { migrate } from '../db/migrate';
import type { Pool } from '../db/pool';
import { loadRegulatoryTables } from '../regulation/load-tables';
import type { DatabaseTemplate } from './test-database';

const sourceFolder = fileURLToPath(new URL('..', import.meta.url));

/** An empty database with all tables, the regulatory ones filled. */
export async function migratedTemplate(): Promise<DatabaseTemplate> {
  return {
    name: `migrated-${await migrationsHash()}`,
    fill,
  };
}

async function fill(pool: Pool): Promise<void> {
  const database = openDatabase(pool);
  await migrate(database, await loadMigrations());
  await loadRegulatoryTables(database);
}

async function migrationsHash(): Promise<string> {
  const hash = createHash('sha256');
  const names = await readdir(sourceFolder, { recursive: true });
  for (const name of names.filter(isOfSchema).toSorted()) {
    hash.update(await readFile(join(sourceFolder, name)));
  }
  return hash.digest('hex').slice(0, 12);
}

function isOfSchema(name: string): boolean {
  return /\/migrations\/[^/]+\.ts$/.test(name) || /^regulation\/.*\.(?:ts|json)$/.test(name);
}
