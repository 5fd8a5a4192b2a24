import type { Field } from './chemical-rows';
import { type Peer, type Place, type Row, searched } from './peer';
import { startPeer, stopPeer } from './start-peer';

const path = '/api/chemicals';
const token = 'a-token-that-only-the-measurements-use';
/** Strapi keeps the time in SQLite as a number. */
const timeIn = ({ engine }: Place, value: unknown) =>
  engine === 'postgres' ? value : new Date(String(value)).getTime();

/**
 * Strapi with a content type of the same fields (`bench/peers/strapi`), without drafts and without its admin panel. The token is an
 * API token with full access.
 */
export const strapi: Peer = {
  name: 'Strapi',
  folder: 'strapi',
  table: 'chemicals',
  statements: [
    'create index chemicals_by_name on chemicals (sort_key)',
    'create index chemicals_by_category on chemicals (category_id, sort_key)',
  ],
  async prepare(place) {
    await stopPeer((await start(place)).child);
  },
  toRow(chemical, index, place) {
    const [created, updated] = ['created_at', 'updated_at'].map((name) =>
      timeIn(place, chemical[name]),
    );
    return {
      id: index,
      document_id: String(chemical['_id']).replaceAll('-', '').slice(0, 24),
      created_at: created,
      updated_at: updated,
      published_at: updated,
      ...Object.fromEntries(place.fields.map(({ column }) => [column, chemical[column] ?? null])),
    };
  },
  idOf: (row) => String(row['document_id']),
  start: async (place) => ({ ...(await start(place)), token }),
  calls: {
    list({ page = 1, categoryId, search }, names) {
      const query = new URLSearchParams({
        'pagination[page]': String(page),
        'pagination[pageSize]': '25',
        sort: 'sortKey',
        fields: ['createdAt', 'updatedAt', ...names].join(),
        ...(search === undefined ? {} : { _q: search }),
        ...(categoryId === undefined ? {} : { 'filters[categoryId][$eq]': categoryId }),
      });
      return `${path}?${query.toString()}`;
    },
    get: (id) => `${path}/${id}`,
    create: (data: Row) => ({ method: 'POST', target: path, body: { data } }),
    update: (id, data) => ({ method: 'PUT', target: `${path}/${id}`, body: { data } }),
  },
};

function start(place: Place) {
  return startPeer(
    {
      node: place.node,
      folder: strapi.folder,
      arguments_: ['node_modules/@strapi/strapi/bin/strapi.js', 'start'],
      env: {
        DATABASE: place.database,
        FIELDS: JSON.stringify(place.fields.map(({ name, kind }: Field) => ({ name, kind }))),
        SEARCHED: JSON.stringify(searched),
        API_TOKEN: token,
        STRAPI_TELEMETRY_DISABLED: 'true',
        STRAPI_DISABLE_UPDATE_NOTIFICATION: 'true',
      },
    },
    { path: '/_health' },
  );
}
