import { account } from '../running-gateway';
import { type Peer, type Place, type Row, searched } from './peer';
import { runPeer, startPeer } from './start-peer';

const path = '/api/chemicals';
const settings = {
  PAYLOAD_SECRET: 'a secret that only the measurements use',
  NEXT_TELEMETRY_DISABLED: '1',
};
const next = 'node_modules/next/dist/bin/next';

/**
 * Payload in a Next.js application of its API alone (`bench/peers/payload`), built for production. The token is of a signed-in
 * user whose session is checked with each call.
 */
export const payload: Peer = {
  name: 'Payload',
  folder: 'payload',
  table: 'chemicals',
  statements: [],
  build: (node) => runPeer({ node, folder: 'payload', arguments_: [next, 'build'], env: settings }),
  async prepare(place) {
    // Its tables are created from the configuration in development alone.
    const env = { ...command(place).env, NODE_ENV: 'development' };
    await runPeer({ ...command(place), env, arguments_: ['create-tables.mjs'] });
  },
  toRow: (chemical, index, { fields }) => ({
    id: index,
    created_at: chemical['created_at'],
    updated_at: chemical['updated_at'],
    ...Object.fromEntries(fields.map(({ column }) => [column, chemical[column] ?? null])),
  }),
  idOf: (row) => String(row['id']),
  async start(place) {
    const running = await startPeer(
      { ...command(place), arguments_: [next, 'start', '--hostname', '127.0.0.1'] },
      { path: '/api/access', portArgument: '--port' },
    );
    return { ...running, token: await signIn(`http://127.0.0.1:${running.port}/api/users`) };
  },
  calls: {
    list({ page = 1, categoryId, search }, names) {
      const query = new URLSearchParams({
        page: String(page),
        limit: '25',
        sort: 'sortKey',
        depth: '0',
        ...Object.fromEntries(names.map((name) => [`select[${name}]`, 'true'])),
        ...(categoryId === undefined ? {} : { 'where[categoryId][equals]': categoryId }),
        ...(search === undefined ? {} : wordIn(search)),
      });
      return `${path}?${query.toString()}`;
    },
    get: (id) => `${path}/${id}?depth=0`,
    create: (body: Row) => ({ method: 'POST', target: `${path}?depth=0`, body }),
    update: (id, body) => ({ method: 'PATCH', target: `${path}/${id}?depth=0`, body }),
  },
};

function wordIn(text: string): Record<string, string> {
  return Object.fromEntries(
    searched.map((name, index) => [`where[or][${index}][${name}][contains]`, text]),
  );
}

function command(place: Place) {
  return {
    node: place.node,
    folder: payload.folder,
    env: {
      ...settings,
      DATABASE: place.database,
      FIELDS: JSON.stringify(place.fields.map(({ name, kind }) => ({ name, kind }))),
    },
  };
}

async function signIn(users: string): Promise<string> {
  const send = (name: string) =>
    fetch(`${users}/${name}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(account),
    });
  await (await send('first-register')).text();
  const answer = await send('login');
  const { token } = Object(await answer.json());
  if (typeof token !== 'string') throw new Error(`The sign-in was refused: ${answer.status}`);
  return token;
}
