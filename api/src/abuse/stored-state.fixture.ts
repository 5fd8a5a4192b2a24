import { readdir } from 'node:fs/promises';
import { sql } from 'kysely';
import type { TestApi } from '../testing/start-test-api';

/**
 * Detects changes of stored data: rows of every table, and files. Excludes counters, which refused requests increase,
 * and when a session was last used.
 */
export interface StoredState {
  /** The tables that changed since the last call. */
  changes(): Promise<string[]>;
}

const counters = new Set([
  'form_count',
  'login_attempt',
  'sign_in_refusal',
  'release_token',
  'api_key',
]);

export async function watchStored(api: TestApi): Promise<StoredState> {
  await watchRows(api);
  let files = await filesOf(api);
  return {
    async changes() {
      const before = files;
      files = await filesOf(api);
      return [...(await takeChanged(api)), ...(files === before ? [] : ['files'])];
    },
  };
}

/** Notes the table of each row that is written, in the transaction of the write. */
async function watchRows(api: TestApi): Promise<void> {
  const tables = await tablesOf(api);
  await api.sql('create table changed_table (name text not null)');
  await api.sql(`
    create function note_change() returns trigger language plpgsql as $$
    begin
      if tg_op <> 'UPDATE' or to_jsonb(old) - 'last_used_at' <> to_jsonb(new) - 'last_used_at' then
        insert into changed_table values (tg_table_name);
      end if;
      return null;
    end $$`);
  for (const name of tables.filter((table) => !counters.has(table)))
    await api.sql(`
      create trigger note_change after insert or update or delete on "${name}"
        for each row execute function note_change()`);
}

async function tablesOf({ services }: TestApi): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select tablename as name from pg_tables where schemaname = current_schema()`.execute(
    services.database.withoutPlugins(),
  );
  return rows.map(({ name }) => name);
}

async function takeChanged({ services }: TestApi): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    delete from changed_table returning name`.execute(services.database.withoutPlugins());
  return [...new Set(rows.map(({ name }) => name))];
}

async function filesOf({ services }: TestApi): Promise<string> {
  const found = await readdir(`${services.env.DATA_DIR}/files`, {
    recursive: true,
    withFileTypes: true,
  }).catch(() => []);
  return found
    .filter((entry) => entry.isFile())
    .map(({ name }) => name)
    .toSorted()
    .join(' ');
}
