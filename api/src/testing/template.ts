import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdtemp, readdir, readFile, rename, rm, statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import pg from 'pg';
import { openDatabase } from '../db/database';
import { loadMigrations } from '../db/load-migrations';
import { migrate } from '../db/migrate';
import { openEmbeddedPool } from '../db/pglite-pool';
import type { Pool } from '../db/pool';
import { openServerPool } from '../db/server-pool';

/** A migrated database for one suite. */
export interface TestDatabase {
  readonly pool: Pool;
  drop(): Promise<void>;
}

const sourceFolder = fileURLToPath(new URL('..', import.meta.url));
const templateLock = 7_281_001;

/** A copy takes 40 MB, and some suites let it grow. */
const enoughBytes = 2 ** 31;

/** Copies the migrated template: on the server at `serverUrl`, or embedded in a folder of its own. */
export async function copyTemplate(serverUrl: string | undefined): Promise<TestDatabase> {
  const version = await migrationsHash();
  return serverUrl === undefined ? embeddedCopy(version) : serverCopy(serverUrl, version);
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
  return /\/migrations\/[^/]+\.ts$/.test(name);
}

async function embeddedCopy(version: string): Promise<TestDatabase> {
  const template = join(tmpdir(), `chemical-trading-template-${version}`);
  if (!existsSync(template)) await buildEmbeddedTemplate(template);
  return openCopy(template);
}

/** Opens a writable copy of an embedded database. */
export async function openCopy(template: string): Promise<TestDatabase> {
  const folder = await mkdtemp(join(await quickFolder(), 'chemical-trading-suite-'));
  await copyFolder(template, folder);
  const pool = await openEmbeddedPool(folder);
  return {
    pool,
    async drop() {
      await pool.end();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** `cp` is fifteen times as fast as Node's recursive copy for the thousand files of a database. */
export async function copyFolder(from: string, to: string): Promise<void> {
  await promisify(execFile)('cp', ['-R', `${from}/.`, to]);
}

/** A folder in memory if it has enough space, where a copy takes a twentieth of the time on disk. */
async function quickFolder(): Promise<string> {
  const inMemory = '/dev/shm';
  if (!existsSync(inMemory)) return tmpdir();
  const { bavail, bsize } = await statfs(inMemory);
  return bavail * bsize > enoughBytes ? inMemory : tmpdir();
}

/** Several processes may build it concurrently; the first to finish renames its draft. */
async function buildEmbeddedTemplate(template: string): Promise<void> {
  const draft = await mkdtemp(`${template}-draft-`);
  const pool = await openEmbeddedPool(draft);
  await migrate(openDatabase(pool), await loadMigrations());
  await pool.end();
  await rename(draft, template).catch(() => rm(draft, { recursive: true, force: true }));
}

async function serverCopy(serverUrl: string, version: string): Promise<TestDatabase> {
  const template = `test_template_${version}`;
  const name = `test_${process.pid}_${Date.now().toString(36)}_${Math.random().toString(36).slice(2, 8)}`;
  await onServer(serverUrl, async (client) => {
    await client.query('select pg_advisory_lock($1)', [templateLock]);
    const known = await client.query('select 1 from pg_database where datname = $1', [template]);
    if (known.rowCount === 0) await buildServerTemplate(client, serverUrl, template);
    await client.query(`create database "${name}" template "${template}"`);
  });
  const pool = openServerPool(databaseUrl(serverUrl, name));
  return {
    pool,
    async drop() {
      await pool.end();
      await onServer(serverUrl, (client) => client.query(`drop database "${name}" with (force)`));
    },
  };
}

async function buildServerTemplate(client: pg.Client, serverUrl: string, template: string) {
  await client.query(`create database "${template}_draft"`);
  const pool = openServerPool(databaseUrl(serverUrl, `${template}_draft`));
  await migrate(openDatabase(pool), await loadMigrations());
  await pool.end();
  await client.query(`alter database "${template}_draft" rename to "${template}"`);
}

async function onServer(serverUrl: string, work: (client: pg.Client) => Promise<unknown>) {
  const client = new pg.Client({ connectionString: serverUrl });
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}

function databaseUrl(serverUrl: string, name: string): string {
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return url.href;
}
