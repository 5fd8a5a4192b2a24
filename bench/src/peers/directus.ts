import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { type Field, type Kind } from './chemical-rows';
import { type Peer, type Place, type Row, searched } from './peer';
import { runPeer, startPeer, stopPeer } from './start-peer';

const table = 'chemical';
const token = 'a-token-that-only-the-measurements-use';
const cli = 'node_modules/@directus/api/dist/cli/run.js';
const types: Readonly<Record<Kind, string>> = {
  text: 'text',
  number: 'float',
  boolean: 'boolean',
  json: 'json',
};
/** Directus makes indexes of one column. */
const indexed = ['sortKey', 'categoryId'];
const own = ['id', 'dateCreated', 'dateUpdated'];

/**
 * Directus with a collection of the same fields: its history (activity and revisions) is on, as for each new collection.
 * The token is a user's static one. It would refuse calls under load (its pressure limiter), which is turned off.
 */
export const directus: Peer = {
  name: 'Directus',
  folder: 'directus',
  table,
  statements: [],
  async prepare(place) {
    await rm(`${place.database}-uploads`, { recursive: true, force: true });
    await runPeer(command(place, 'bootstrap'));
    const { child, port } = await start(place);
    try {
      await createCollection(`http://127.0.0.1:${port}/collections`, place.fields);
    } finally {
      await stopPeer(child);
    }
  },
  toRow(chemical, _index, { fields, engine }) {
    const time = (value: unknown) =>
      engine === 'postgres' ? value : new Date(String(value)).getTime();
    return {
      id: chemical['_id'],
      dateCreated: time(chemical['created_at']),
      dateUpdated: time(chemical['updated_at']),
      ...Object.fromEntries(fields.map(({ name, column }) => [name, chemical[column] ?? null])),
    };
  },
  idOf: (row) => String(row['id']),
  start: async (place) => ({ ...(await start(place)), token }),
  calls: {
    list({ page = 1, categoryId, search }, names) {
      const query = new URLSearchParams({
        limit: '25',
        page: String(page),
        sort: 'sortKey',
        fields: [...own, ...names].join(),
        meta: 'filter_count',
        ...(search === undefined ? {} : { search }),
        ...(categoryId === undefined ? {} : { 'filter[categoryId][_eq]': categoryId }),
      });
      return `/items/${table}?${query.toString()}`;
    },
    get: (id) => `/items/${table}/${id}`,
    create: (body: Row) => ({ method: 'POST', target: `/items/${table}`, body }),
    update: (id, body) => ({ method: 'PATCH', target: `/items/${table}/${id}`, body }),
  },
};

async function start(place: Place) {
  return startPeer(command(place, 'start'), { path: '/server/ping' });
}

function command(place: Place, name: string) {
  const database: Readonly<Record<string, string>> =
    place.engine === 'postgres'
      ? { DB_CLIENT: 'pg', DB_CONNECTION_STRING: place.database, DB_POOL__MAX: '20' }
      : { DB_CLIENT: 'sqlite3', DB_FILENAME: place.database };
  return {
    node: place.node,
    folder: directus.folder,
    arguments_: [cli, name],
    env: {
      ...database,
      SECRET: 'a secret that only the measurements use',
      ADMIN_EMAIL: 'bench@example.com',
      ADMIN_PASSWORD: 'correct horse battery staple',
      ADMIN_TOKEN: token,
      PUBLIC_URL: 'http://127.0.0.1',
      LOG_LEVEL: 'warn',
      TELEMETRY: 'false',
      PRESSURE_LIMITER_ENABLED: 'false',
      EXTENSIONS_PATH: join('node_modules', 'no-extensions'),
    },
  };
}

async function createCollection(url: string, fields: readonly Field[]): Promise<void> {
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({
      collection: table,
      schema: {},
      meta: {},
      fields: [
        {
          field: 'id',
          type: 'uuid',
          schema: { is_primary_key: true, length: 36, has_auto_increment: false },
          meta: { special: ['uuid'] },
        },
        {
          field: 'dateCreated',
          type: 'timestamp',
          meta: { special: ['date-created'] },
          schema: {},
        },
        {
          field: 'dateUpdated',
          type: 'timestamp',
          meta: { special: ['date-updated'] },
          schema: {},
        },
        ...fields.map(toField),
      ],
    }),
  });
  if (!answer.ok) throw new Error(`The collection was refused: ${await answer.text()}`);
}

function toField({ name, kind }: Field) {
  const special = { json: ['cast-json'], boolean: ['cast-boolean'], text: null, number: null };
  return {
    field: name,
    type: types[kind],
    schema: { is_indexed: indexed.includes(name) },
    meta: { special: special[kind], searchable: searched.includes(name) },
  };
}
