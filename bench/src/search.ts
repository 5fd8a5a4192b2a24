import { demoCompany } from 'demo-company';
import { startTestApi, type TestApi } from 'api/testing';
import { vacuumTables } from 'api/maintenance';
import { inventoryPath, readInventory, type Substance } from './inventory';
import { loadChemicals } from './load-chemicals';
import { measure, timeOf, type Timing } from './measure';
import { listingQueries, searchQueries } from './search-queries';
import { verdict } from './verdict';

/**
 * `npm run bench:search`: type-ahead, search, listings with facets and deep pages over the demo company and the 106 213
 * substances of the EC inventory, called in process; on the embedded database and on a PostgreSQL server. The budgets
 * apply to the server only: the embedded engine is for a few thousand records.
 */
const budgets = { suggest: 10, search: 30, listing: 20, pages: 2 };

/** Misspelt searches, and the CAS number that must be among the first three results. */
const misspelled = [
  ['isopropyl alchohol', '67-63-0'],
  ['sodium hidroxide', '1310-73-2'],
  ['dimethyl formamid', '68-12-2'],
  ['benzaldehid', '100-52-7'],
  ['toluen', '108-88-3'],
  ['acetonitril', '75-05-8'],
  ['sulphuric acid', '7664-93-9'],
  ['alpha pinene', '80-56-8'],
  ['2 propanol', '67-63-0'],
  ['ethylacetate', '141-78-6'],
] as const;
const sorts = ['name', '-name', 'casNumber', '-casNumber', 'formula', '-formula'];
const otherSorts = ['status', '-status', 'createdAt', '-createdAt', 'updatedAt', '-updatedAt'];
/** Visitors see nine tenths of the list. */
const deepPage = { staff: 4_000, visitor: 3_600 };
const rounds = 15;

const substances = await readInventory();
if (substances) await bench(substances);
else console.log(`skipped: ${inventoryPath} does not exist; set EC_INVENTORY to its path`);

async function bench(inventory: readonly Substance[]): Promise<void> {
  const api = await startTestApi({ seed: demoCompany });
  try {
    const { engine } = api.services.pool;
    const isServer = engine === 'server';
    console.log(isServer ? 'PostgreSQL server' : 'embedded database');
    const seconds = await loadChemicals(api.services, inventory);
    console.log(
      `${inventory.length} chemicals loaded in ${seconds.rows.toFixed(1)} s, indexed for search in ${seconds.fill.toFixed(1)} s`,
    );
    await vacuumTables(api.services.database);
    await timeQueries(api, { inventory, isServer });
    await timeListings(api, { inventory, isServer });
    await findMisspelled(api);
    await comparePages(api);
  } finally {
    await api.close();
  }
}

interface Timed {
  readonly inventory: readonly Substance[];
  readonly isServer: boolean;
}

async function timeQueries(api: TestApi, { inventory, isServer }: Timed): Promise<void> {
  const { typed, submitted } = searchQueries(inventory);
  for (const [call, texts] of [
    ['suggest', typed],
    ['search', submitted],
  ] as const) {
    const timing = await measure(texts, (q) => ask(api, call, { q }));
    print(call, timing);
    if (isServer) verdict(`${call} p95 at most ${budgets[call]} ms`, timing.p95 <= budgets[call]);
  }
}

/** Times each kind of listing separately. */
async function timeListings(api: TestApi, { inventory, isServer }: Timed): Promise<void> {
  const { facets } = await ask(api, 'search', {});
  if (!facets) throw new Error('The search returned no facets');
  const all = listingQueries(inventory, facets);
  for (const kind of new Set(all.map(({ label }) => label))) {
    const queries = all.filter(({ label }) => label === kind);
    const named = new Map(queries.map(({ query }) => [JSON.stringify(query), query]));
    const timing = await measure([...named.keys()], (name) =>
      ask(api, 'search', named.get(name) ?? {}),
    );
    print(kind, timing);
    if (isServer)
      verdict(`${kind} p95 at most ${budgets.listing} ms`, timing.p95 <= budgets.listing);
  }
}

async function findMisspelled(api: TestApi): Promise<void> {
  for (const [typed, casNumber] of misspelled) {
    for (const call of ['suggest', 'search'] as const) {
      const { data } = await ask(api, call, { q: typed });
      const firstThree = data.slice(0, 3).map((one) => one.casNumber);
      verdict(`${call}: ${typed} among the first three`, firstThree.includes(casNumber));
    }
  }
}

/** The fastest of several rounds for each sort order, alternating between the two pages. */
async function comparePages(api: TestApi): Promise<void> {
  for (const reader of ['staff', 'visitor'] as const) {
    for (const sort of reader === 'staff' ? [...sorts, ...otherSorts] : ['name', '-name']) {
      const read = (page: number) => () => ask(api, 'get', { sort, page: String(page) }, reader);
      const times = { first: Infinity, deep: Infinity };
      for (let round = 0; round < rounds; round += 1) {
        times.first = Math.min(times.first, await timeOf(read(1)));
        times.deep = Math.min(times.deep, await timeOf(read(deepPage[reader])));
      }
      const ratio = Math.max(times.first / times.deep, times.deep / times.first);
      const label = `${reader}, by ${sort}, page 1 ${times.first.toFixed(1)} ms, page ${deepPage[reader]} ${times.deep.toFixed(1)} ms`;
      verdict(`${label}: ${ratio.toFixed(2)} times`, ratio <= budgets.pages);
    }
  }
}

interface Answer {
  readonly data: readonly { readonly casNumber: string | null }[];
  readonly facets?: Parameters<typeof listingQueries>[1];
}

async function ask(
  { inject, adminToken }: TestApi,
  call: 'suggest' | 'search' | 'get',
  query: Readonly<Record<string, string>>,
  reader: 'staff' | 'visitor' = 'visitor',
): Promise<Answer> {
  const headers = reader === 'staff' ? { authorization: `Bearer ${adminToken}` } : {};
  const answer = await inject({ url: `/api/product/${call}`, query, headers });
  if (answer.statusCode !== 200) throw new Error(`${JSON.stringify(query)}: ${answer.body}`);
  return answer.json();
}

function print(label: string, { count, p50, p95, longest, slowest }: Timing): void {
  const columns = [p50, p95, longest].map((time) => time.toFixed(1).padStart(9)).join('');
  console.log(`${label.padEnd(36)}${String(count).padStart(5)}${columns}  ${slowest.slice(0, 40)}`);
}
