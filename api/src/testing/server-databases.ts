import pg from 'pg';
import { openServerPool } from '../db/server-pool';
import type { DatabaseTemplate, TestDatabase } from './test-database';

const templateLock = 7_281_001;

/** Copies a template on a server. */
export async function serverCopy(
  serverUrl: string,
  template: DatabaseTemplate,
): Promise<TestDatabase> {
  const name = `test_${process.pid}_${Date.now().toString(36)}_${Math.random().toString(36).slice(2, 8)}`;
  await onServer(serverUrl, async (client) => {
    await client.query('select pg_advisory_lock($1)', [templateLock]);
    const known = await client.query('select 1 from pg_database where datname = $1', [
      template.name,
    ]);
    if (known.rowCount === 0) await build(client, serverUrl, template);
    // The other strategy writes each page to the log, which takes three to six times as long.
    await client.query(`create database "${name}" template "${template.name}" strategy file_copy`);
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

async function build(client: pg.Client, serverUrl: string, { name, fill }: DatabaseTemplate) {
  const draft = `${name}_draft`;
  await client.query(`drop database if exists "${draft}" with (force)`);
  await client.query(`create database "${draft}"`);
  const pool = openServerPool(databaseUrl(serverUrl, draft));
  await fill(pool);
  await pool.end();
  await client.query(`alter database "${draft}" rename to "${name}"`);
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

/** Runs a statement as the server's administrator. */
export async function administer(serverUrl: string, statement: string): Promise<void> {
  await onServer(serverUrl, (client) => client.query(statement));
}

/** The address of another database on the same server, for its administrator unless a role is named. */
export function databaseUrl(serverUrl: string, name: string, role?: string): string {
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  if (role !== undefined) url.username = role;
  return url.href;
}
