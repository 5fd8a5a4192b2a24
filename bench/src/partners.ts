import { demoCompany } from 'demo-company';
import { startTestApi, type TestApi } from 'api/testing';
import { vacuumTables } from 'api/maintenance';
import { supplierEndpoints } from 'contract/partner';
import { inventoryPath, readInventory, type Substance } from './inventory';
import { loadChemicals } from './load-chemicals';
import { measure, type Timing } from './measure';
import { loadPartners, sizes } from './partners-load';
import { type TimedCall, extremesOf, partnerQueries } from './partners-queries';
import { verdict } from './verdict';

/**
 * `npm run bench:partners`: suppliers and customers of chemicals over the demo company, the 106 213 substances of the
 * EC inventory, 5 000 suppliers with 200 000 links and 2 000 customers with 100 000, called in process; on the embedded
 * database and on a PostgreSQL server. The budget, in milliseconds, applies to the server only.
 */
const budget = 30;
const linkedAtOnce = 500;

const substances = await readInventory();
if (substances) await bench(substances);
else console.log(`skipped: ${inventoryPath} does not exist; set EC_INVENTORY to its path`);

async function bench(inventory: readonly Substance[]): Promise<void> {
  const api = await startTestApi({ seed: demoCompany, jobs: 'stopped' });
  try {
    const isServer = api.services.pool.engine === 'server';
    console.log(isServer ? 'PostgreSQL server' : 'embedded database');
    const names = await load(api, inventory);
    const known = {
      substances: inventory,
      names,
      supplier: await extremesOf(api, 'supplier'),
      customer: await extremesOf(api, 'customer'),
    };
    console.log(`${' '.repeat(44)}count      p50      p95  longest  statements`);
    for (const timed of partnerQueries(known)) await time(api, timed, isServer);
    await timeLinking(api, known.supplier.largest);
  } finally {
    await api.close();
  }
}

async function load(api: TestApi, inventory: readonly Substance[]): Promise<readonly string[]> {
  const start = performance.now();
  await loadChemicals(api.services, inventory);
  const names = await loadPartners(api.services, 'supplier');
  await loadPartners(api.services, 'customer');
  await vacuumTables(api.services.database);
  const client = await api.services.pool.connect();
  await client.query('vacuum analyze', []);
  client.release();
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  console.log(`${inventory.length} chemicals and ${JSON.stringify(sizes)} loaded in ${seconds} s`);
  return names;
}

async function time(
  api: TestApi,
  { label, path, queries, isJudged }: TimedCall,
  isServer: boolean,
) {
  const timing = await measureCalls(api, queries, (query) => ({ url: `/api/${path}?${query}` }));
  print(label, timing);
  if (isServer && isJudged) verdict(`${label}: p95 at most ${budget} ms`, timing.p95 <= budget);
}

/** Links the next 500 chemicals of the catalogue each time; some are linked already. */
async function timeLinking(api: TestApi, partnerIds: readonly string[]): Promise<void> {
  const client = await api.services.pool.connect();
  const { rows } = await client.query('select _id from chemical order by _id', []);
  client.release();
  const ids = rows.map((row) => String(Object(row)._id));
  const { method, path } = supplierEndpoints.link;
  let from = 0;
  const timing = await measureCalls(api, partnerIds, (id) => {
    const payload = { chemical_ids: ids.slice(from, from + linkedAtOnce) };
    from += linkedAtOnce;
    return { method, url: `/api/${path}?id=${id}`, payload };
  });
  print(`link ${linkedAtOnce} chemicals`, timing);
}

type Request = Parameters<TestApi['inject']>[0] & { readonly url: string };

async function ask({ inject, adminToken }: TestApi, request: Request): Promise<void> {
  const answer = await inject({ ...request, headers: { authorization: `Bearer ${adminToken}` } });
  if (answer.statusCode !== 200) throw new Error(`${request.url}: ${answer.body}`);
}

interface Measured extends Timing {
  /** Statements per request, including those of the authentication. */
  readonly statements: number;
}

async function measureCalls(
  api: TestApi,
  labels: readonly string[],
  requestFor: (label: string) => Request,
): Promise<Measured> {
  const { pool } = api.services;
  const connect = pool.connect;
  let [statements, requests] = [0, 0];
  pool.connect = async () => {
    const client = await connect.call(pool);
    const query: typeof client.query = (sql, values) => {
      statements += 1;
      return client.query(sql, values);
    };
    const select: typeof client.select = (statement) => {
      statements += 1;
      return client.select(statement);
    };
    return { query, select, release: () => client.release() };
  };
  try {
    const timing = await measure(labels, (label) => {
      requests += 1;
      return ask(api, requestFor(label));
    });
    return { ...timing, statements: statements / requests };
  } finally {
    pool.connect = connect;
  }
}

function print(label: string, { count, p50, p95, longest, statements }: Measured): void {
  const columns = [p50, p95, longest].map((time) => time.toFixed(1).padStart(9)).join('');
  console.log(
    `${label.padEnd(44)}${String(count).padStart(5)}${columns}${statements.toFixed(1).padStart(12)}`,
  );
}
