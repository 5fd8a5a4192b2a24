import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chemicals } from 'contract/catalog';
import { load, type Load } from './load';
import { buildNextPage, startNextPage } from './next-page';
import { type RunningGateway, startGateway } from './running-gateway';
import { verdict } from './verdict';

/**
 * `npm run bench:ssr`: requests the detail pages of a hundred chemicals of the demo company on ten connections from
 * another process, with the gateway's page cache on and off. Compares them to a Next.js page in a process of its own:
 * built for production, rendered per request, with one call of the gateway's API for the record and its names; it shows
 * the same facts, but no menu, footer or styles. Both plain and compressed. Then sends 50 000 requests, during which
 * the memory must not grow.
 */
const leastRatio = 3;
const mostGrowth = 0.05;
const seconds = 8;
const warmUpSeconds = 3;
const connections = 10;
const manyConnections = 50;
const memoryAfter = [10_000, 50_000] as const;
const pageCount = 100;
const encodings = ['identity', 'gzip'];

const headings = ['requests/s', 'p50 ms', 'p99 ms', 'kB'].map((name) => name.padStart(12)).join('');

const engine = process.env['DATABASE_URL'] === undefined ? 'embedded database' : 'PostgreSQL';
const nextFolder = await buildNextPage();
const dataFolder = await mkdtemp(join(tmpdir(), 'bench-ssr-'));
try {
  await bench();
} finally {
  await rm(dataFolder, { recursive: true, force: true });
}

async function bench(): Promise<void> {
  console.log(engine.padEnd(34) + headings);
  const gateway = await start({ PAGE_CACHE: 'true' });
  try {
    const slugs = await slugsOf(gateway);
    const next = await measureNext(gateway, slugs);
    const site = await measure('site, page cache on', pagesOf(gateway, slugs));
    for (const encoding of encodings) judge(encoding, rate(site, encoding), rate(next, encoding));
    const options = { urls: pagesOf(gateway, slugs), encoding: 'gzip' };
    const many = await load({ ...options, connections: manyConnections, until: { seconds } });
    print(`site, ${manyConnections} connections, gzip`, many);
    await measureMemory(gateway, options);
  } finally {
    await gateway.stop('SIGTERM');
  }
  const plain = await start({ PAGE_CACHE: 'false' });
  try {
    await measure('site, page cache off', pagesOf(plain, await slugsOf(plain)));
  } finally {
    await plain.stop('SIGTERM');
  }
}

function start(env: Readonly<Record<string, string>>): Promise<RunningGateway> {
  const probe = join(import.meta.dirname, 'report-memory.mjs');
  const nodeArguments = ['--expose-gc', '--import', probe];
  return startGateway({ dataFolder, seed: 'demo', firstAddress: '/', env, nodeArguments });
}

async function slugsOf({ url }: RunningGateway): Promise<string[]> {
  const { list } = chemicals.visitorEndpoints;
  const answer = await fetch(`${url}/api/${list.path}?pageSize=${pageCount}&sort=name`);
  return list.answer.parse(await answer.json()).data.flatMap(({ slug }) => slug ?? []);
}

function pagesOf({ url }: { readonly url: string }, slugs: readonly string[]): string[] {
  return slugs.map((slug) => `${url}/${slug}`);
}

async function measureNext(gateway: RunningGateway, slugs: readonly string[]) {
  const [first = ''] = slugs;
  const page = await startNextPage(nextFolder, { apiUrl: gateway.url, firstAddress: `/${first}` });
  try {
    return await measure('Next.js', pagesOf(page, slugs));
  } finally {
    await page.stop();
  }
}

/** The load results by encoding. */
async function measure(label: string, urls: readonly string[]): Promise<Map<string, Load>> {
  const loads = new Map<string, Load>();
  for (const encoding of encodings) {
    const options = { urls, connections, encoding };
    await load({ ...options, until: { requests: 2 * urls.length } });
    await load({ ...options, until: { seconds: warmUpSeconds } });
    const measured = await load({ ...options, until: { seconds } });
    print(`${label}, ${encoding}`, measured);
    loads.set(encoding, measured);
  }
  return loads;
}

function rate(loads: ReadonlyMap<string, Load>, encoding: string): number {
  return loads.get(encoding)?.perSecond ?? 0;
}

function judge(encoding: string, ours: number, nexts: number): void {
  const ratio = ours / nexts;
  const wanted = `${encoding}: at least ${leastRatio} times Next.js, ${ratio.toFixed(1)} times`;
  verdict(wanted, ratio >= leastRatio);
}

interface Pages {
  readonly urls: readonly string[];
  readonly encoding: string;
}

async function measureMemory({ child }: RunningGateway, pages: Pages): Promise<void> {
  const measured: NodeJS.MemoryUsage[] = [];
  let done = 0;
  for (const requests of memoryAfter) {
    await load({ ...pages, connections, until: { requests: requests - done } });
    done = requests;
    child.send('memory');
    const [usage]: NodeJS.MemoryUsage[] = await once(child, 'message');
    if (!usage) throw new Error('The gateway did not report its memory usage');
    measured.push(usage);
    console.log(
      `after ${requests} requests: ${megabytes(usage.rss)} MB, heap ${megabytes(usage.heapUsed)} MB`,
    );
  }
  const [before, after] = measured;
  if (!before || !after) return;
  for (const kind of ['rss', 'heapUsed'] as const) {
    const growth = after[kind] / before[kind] - 1;
    const wanted = `${kind} grows by at most ${mostGrowth * 100} %, ${(growth * 100).toFixed(1)} %`;
    verdict(wanted, growth <= mostGrowth);
  }
}

function megabytes(bytes: number): string {
  return (bytes / 1_000_000).toFixed(1);
}

function print(label: string, { perSecond, p50, p99, bytes }: Load): void {
  const figures = [perSecond.toFixed(0), p50.toFixed(1), p99.toFixed(1), (bytes / 1000).toFixed(1)];
  console.log(label.padEnd(34) + figures.map((figure) => figure.padStart(12)).join(''));
}
