import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type pg from 'pg';
import { installAside, run } from 'tools/install-aside';
import { withClient } from '../harness/database-client';
import type { Request } from '../harness/sender';
import { startServer } from '../harness/start-server';
import { chemicals } from 'contract/catalog';
import { anyPage, changedChemical, newChemical, type Ours, words } from './ours';

const folder = join(import.meta.dirname, '../../peers/directus');
/** Directus asks for Node 22. */
const nodeFolder = join(folder, '../node');
const node = join(nodeFolder, 'node_modules/node/bin/node');
const cli = 'node_modules/@directus/api/dist/cli/run.js';
const schema = 'directus';
const collection = 'chemical';
const token = 'a-token-that-only-the-measurements-use';
const headers = { authorization: `Bearer ${token}` };
/** The fields that a word is looked for in, as the panel's search does. */
const searched = ['name', 'casNumber', 'ecNumber', 'formula', 'productCode'];

/** Native packages without a built program are built with the headers of that Node. */
export async function installDirectus(): Promise<void> {
  await installAside(nodeFolder);
  const headers = join(dirname(node), `../node_modules/node-${process.platform}-${process.arch}`);
  await installAside(folder, {
    PATH: `${dirname(node)}:${process.env['PATH']}`,
    ...(existsSync(join(headers, 'include')) ? { npm_config_nodedir: headers } : {}),
  });
}

/**
 * Directus with a collection of the same fields and rows, in a schema of its own of our database. Its history (activity and
 * revisions) is on, as for each new collection. The token is a user's static one. Its pressure limiter, which refuses
 * calls under load, is off.
 */
export async function startDirectus(url: string, ours: Ours) {
  const env = settingsWith(url);
  const fields = await withClient(url, async (client) => {
    await client.query(`create schema ${schema}`);
    await run(node, [cli, 'bootstrap'], { folder, env: { NODE_ENV: 'production', ...env } });
    return createCollection(client);
  });
  const arguments_ = [cli, 'start'];
  const server = await startServer({ node, folder, arguments_, env, firstAddress: '/server/ping' });
  return { ...server, calls: callsWith(ours, fields) };
}

function settingsWith(url: string) {
  return {
    DB_CLIENT: 'pg',
    DB_CONNECTION_STRING: url,
    DB_SEARCH_PATH: `array:${schema}`,
    DB_POOL__MAX: '20',
    SECRET: 'a secret that only the measurements use',
    ADMIN_EMAIL: 'bench@example.com',
    ADMIN_PASSWORD: 'correct horse battery staple',
    ADMIN_TOKEN: token,
    PUBLIC_URL: 'http://127.0.0.1',
    LOG_LEVEL: 'warn',
    TELEMETRY: 'false',
    PRESSURE_LIMITER_ENABLED: 'false',
    EXTENSIONS_PATH: join('node_modules', 'no-extensions'),
  };
}

/**
 * Copies our table, with the fields of the contract that have a column.
 *
 * @returns the fields of our lists
 */
async function createCollection(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select column_name as name from information_schema.columns
      where table_schema = current_schema() and table_name = 'chemical'`,
  );
  const stored = Object.entries(chemicals.fields).filter(([field]) =>
    rows.some(({ name }) => name === columnOf(field)),
  );
  const columns = stored.map(([field]) => `${columnOf(field)} as "${field}"`).join(', ');
  const table = `${schema}.${collection}`;
  await client.query(`
    create table ${table} as select _id as id, created_at as "dateCreated", updated_at as "dateUpdated", ${columns}
      from chemical where deleted_at is null;
    alter table ${table} add primary key (id);
    create index on ${table} ("sortKey");
    create index on ${table} ("categoryId");
    insert into ${schema}.directus_collections (collection) values ('${collection}')`);
  const meta = stored.map(([field]) => ({
    field,
    special: null,
    searchable: searched.includes(field),
  }));
  const own = [
    { field: 'id', special: 'uuid', searchable: false },
    { field: 'dateCreated', special: 'date-created', searchable: false },
    { field: 'dateUpdated', special: 'date-updated', searchable: false },
  ];
  await client.query(
    `insert into ${schema}.directus_fields (collection, field, special, searchable)
      select '${collection}', field, special, searchable
        from jsonb_to_recordset($1) as meta (field text, special text, searchable boolean)`,
    [JSON.stringify([...own, ...meta])],
  );
  await client.query(`vacuum analyze ${table}`);
  return stored.filter(([, { depth }]) => depth === 'list').map(([field]) => field);
}

const columnOf = (field: string) => field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

function callsWith({ ids, categoryId }: Ours, fields: readonly string[]) {
  const path = `/items/${collection}`;
  const id = (index: number) => ids[index % ids.length] ?? '';
  const list = (query: Readonly<Record<string, string>>): Request => {
    const parameters = new URLSearchParams({
      limit: '25',
      sort: 'sortKey',
      fields: ['id', 'dateCreated', 'dateUpdated', ...fields].join(),
      meta: 'filter_count',
      ...query,
    });
    return { method: 'GET', target: `${path}?${parameters.toString()}`, headers };
  };
  const write = (method: 'POST' | 'PATCH', target: string, body: object): Request => {
    return { method, target, headers, body };
  };
  return new Map<string, (index: number) => Request>([
    ['get', (index) => ({ method: 'GET', target: `${path}/${id(index)}`, headers })],
    ['page 1', () => list({ page: '1' })],
    ['page 4000', () => list({ page: '4000' })],
    ['any page', () => list({ page: String(anyPage()) })],
    ['filtered', () => list({ 'filter[categoryId][_eq]': categoryId })],
    ['table search', (index) => list({ search: words[index % words.length] ?? '' })],
    ['create', (index) => write('POST', path, newChemical(index))],
    ['update', (index) => write('PATCH', `${path}/${id(index)}`, changedChemical(index))],
  ]);
}
