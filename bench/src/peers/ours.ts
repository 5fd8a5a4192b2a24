import { readEnv } from 'api/env';
import { loadChemicals, type Substance } from 'api/load-chemicals';
import { openServices } from 'api/open-services';
import { type AnswerOf, parametersOf } from 'contract';
import { chemicals } from 'contract/catalog';
import { untilAnswered } from '../harness/api-calls';
import { startGateway } from '../harness/gateway';
import type { Request } from '../harness/sender';
import { signIn } from '../harness/sign-in';

const { list, get, add, update } = chemicals.endpoints;

export const words = [
  'acetone',
  'sodium chloride',
  'acid',
  'benzoic',
  'methyl ester',
  '67-64-1',
  'toluen',
];
/** A page of 25, at random. */
export const anyPage = () => Math.ceil(Math.random() * 4000);
const unique = (index: number) => `Measured ${Date.now()} ${index} ${Math.random()}`;
export const newChemical = (index: number) => ({ name: unique(index), casNumber: '67-64-1' });
export const changedChemical = (index: number) => ({ appearance: unique(index) });

export interface Ours {
  readonly port: number;
  readonly pid: number;
  readonly secret: string;
  readonly token: string;
  /** By their names. */
  readonly calls: ReadonlyMap<string, (index: number) => Request>;
  /** Ids of chemicals from all over the table, and a category that lists are filtered by. */
  readonly ids: readonly string[];
  readonly categoryId: string;
  readonly stop: () => Promise<void>;
}

interface Place {
  readonly url: string;
  readonly folder: string;
}

/** Loads the substances into the empty database, and starts the gateway as in production. */
export async function startOurs(
  inventory: readonly Substance[],
  { url: databaseUrl, folder }: Place,
): Promise<Ours> {
  const secret = 'a secret that only the measurements use';
  const settings = {
    DATABASE_URL: databaseUrl,
    JWT_SECRET: secret,
    MAILBOX_PORT: '0',
    API_DOCS: 'false',
  };
  const start = (seed: 'demo' | 'none') =>
    startGateway({
      dataFolder: folder,
      seed,
      firstAddress: '/api/health/ready',
      env: settings,
      nodeArguments: process.env['NODE_ARGUMENTS']?.split(' ') ?? [],
    });
  await (await start('demo')).stop('SIGTERM');
  const services = await openServices(readEnv({ ...settings, DATA_DIR: folder }));
  await loadChemicals(services, inventory);
  const client = await services.pool.connect();
  await client.query('vacuum (analyze)', []);
  client.release();
  await services.close();
  // The measured process has not loaded the demo company.
  const gateway = await start('none');
  const token = await signIn(gateway.url);
  const read = (page: number) =>
    untilAnswered(gateway, list, { token, query: { pageSize: 100, page } });
  const pages = await Promise.all([1, 7, 500].map(read));
  const ids = pages.flatMap(({ data }) => data.map(({ _id }) => String(_id)));
  const categoryId = String(categoryIn(pages));
  const { pid, url } = gateway;
  const calls = callsWith({ token, ids, categoryId });
  const stop = () => gateway.stop('SIGTERM');
  return { port: Number(new URL(url).port), pid, secret, token, ids, categoryId, calls, stop };
}

const categoryIn = (pages: readonly AnswerOf<typeof list>[]) =>
  pages.flatMap(({ data }) => data.flatMap(({ categoryId }) => categoryId ?? []))[0] ?? '';

function callsWith({ token, ids, categoryId }: Pick<Ours, 'token' | 'ids' | 'categoryId'>) {
  const headers = { authorization: `Bearer ${token}` };
  const id = (index: number) => ids[index % ids.length] ?? '';
  const page = (query: object): Request => ({
    method: 'GET',
    target: `/api/${list.path}?${new URLSearchParams(parametersOf(list, undefined, query)).toString()}`,
    headers,
  });
  const write = (method: 'POST' | 'PUT', path: string, body: object): Request => {
    return { method, target: `/api/${path}`, headers, body };
  };
  return new Map<string, (index: number) => Request>([
    ['get', (index) => ({ method: 'GET', target: `/api/${get.path}?id=${id(index)}`, headers })],
    ['page 1', () => page({ page: 1 })],
    ['page 4000', () => page({ page: 4000 })],
    ['any page', () => page({ page: anyPage() })],
    ['filtered', () => page({ page: 1, categoryId })],
    ['table search', (index) => page({ search: words[index % words.length] })],
    ['create', (index) => write('POST', add.path, newChemical(index))],
    ['update', (index) => write('PUT', `${update.path}?id=${id(index)}`, changedChemical(index))],
  ]);
}
