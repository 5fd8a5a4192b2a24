import { readdir } from 'node:fs/promises';
import { sql } from 'kysely';
import type { TestApi } from '../testing/start-test-api';

/**
 * Detects changes of stored data: the rows of every table by count and by the transactions that wrote them, and the
 * files. Excludes counters, which refused requests increase, and when a session was last used.
 */
export interface StoredState {
  /** The tables that changed since the last call. */
  changes(): Promise<string[]>;
}

const counters = new Set(['form_count', 'login_attempt', 'release_token', 'api_key']);

type Content = Readonly<Record<string, string>>;

export async function watchStored(api: TestApi): Promise<StoredState> {
  const tables = await tablesOf(api);
  let content = await contentOf(api, tables);
  return {
    async changes() {
      const before = content;
      content = await contentOf(api, tables);
      return Object.keys(content).filter((name) => content[name] !== before[name]);
    },
  };
}

async function tablesOf({ services }: TestApi): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select tablename as name from pg_tables where schemaname = current_schema()`.execute(
    services.database.withoutPlugins(),
  );
  return rows.map(({ name }) => name).filter((name) => !counters.has(name));
}

async function contentOf(api: TestApi, tables: readonly string[]): Promise<Content> {
  const each = tables.map(
    (name) => sql`select ${name}::text as name, count(*) || ' ' ||
      coalesce(sum(${version(name)}), 0) as content from ${sql.table(name)} found`,
  );
  const { rows } = await sql<{
    name: string;
    content: string;
  }>`${sql.join(each, sql` union all `)}`.execute(api.services.database.withoutPlugins());
  return {
    ...Object.fromEntries(rows.map(({ name, content }) => [name, content])),
    files: await filesOf(api),
  };
}

/** A number that a write to the row changes. */
function version(table: string) {
  return table === 'admin_session'
    ? sql`hashtextextended((to_jsonb(found) - 'last_used_at')::text, 0)::numeric`
    : sql`xmin::text::numeric`;
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
