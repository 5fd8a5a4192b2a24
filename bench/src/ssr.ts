import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chemicals } from 'contract/catalog';
import { load, type Load } from './load';
import { buildNextPage, startNextPage } from './next-page';
import { elementsOf, type PageNode } from './page-elements';
import { type RunningGateway, startGateway } from './running-gateway';
import { verdict } from './verdict';

/**
 * `npm run bench:ssr`: requests the detail pages of a hundred chemicals of the demo company from another process, with
 * the gateway's page cache on and off. Compares them, on ten connections, to two pages of Next.js in a process of its
 * own, built for production and rendered per request, with one call of the gateway's API for the record and its names:
 * one has the same elements without styles, the other shows the facts alone. All plain and compressed. Fifty and two
 * hundred connections must be served as fast as ten. Then sends 50 000 requests, during which the memory must not grow.
 * `ROUND_SECONDS` sets how long each is measured, `NODE_ARGUMENTS=--cpu-prof` profiles the gateway.
 */
const budgets = {
  /** Times as many pages a second as Next.js with the same elements. */
  cached: 5,
  rendered: 1.5,
  /** Share of the throughput on ten connections. */
  manyConnections: 0.9,
  /** The 99th percentile as a multiple of the median. */
  tail: 3,
  growth: 0.05,
} as const;
const seconds = Number(process.env['ROUND_SECONDS'] ?? 8);
const warmUpSeconds = seconds / 3;
const connections = 10;
const manyConnections = [50, 200] as const;
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
  await withGateway({ PAGE_CACHE: 'false' }, async (gateway, slugs) => {
    const next = await measureNext(gateway, slugs);
    const site = await measure('site, page cache off', pagesOf(gateway, slugs));
    compare('page cache off', { site, next, least: budgets.rendered });
  });
  await withGateway({ PAGE_CACHE: 'true' }, async (gateway, slugs) => {
    const urls = pagesOf(gateway, slugs);
    const next = await measureNext(gateway, slugs);
    const site = await measure('site, page cache on', urls);
    compare('page cache on', { site, next, least: budgets.cached });
    await measureMany(urls, site);
    await measureMemory(gateway, { urls, encoding: 'gzip' });
  });
}

async function withGateway(
  env: Readonly<Record<string, string>>,
  work: (gateway: RunningGateway, slugs: readonly string[]) => Promise<void>,
): Promise<void> {
  const gateway = await start(env);
  try {
    await work(gateway, await slugsOf(gateway));
  } finally {
    await gateway.stop('SIGTERM');
  }
}

function start(env: Readonly<Record<string, string>>): Promise<RunningGateway> {
  const probe = join(import.meta.dirname, 'report-memory.mjs');
  const given = process.env['NODE_ARGUMENTS']?.split(' ') ?? [];
  const nodeArguments = ['--expose-gc', '--import', probe, ...given];
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

type Loads = ReadonlyMap<string, Load>;

interface NextLoads {
  /** Of pages with the same elements. */
  readonly whole: Loads;
  /** Of pages that show the facts alone. */
  readonly facts: Loads;
}

async function measureNext(gateway: RunningGateway, slugs: readonly string[]): Promise<NextLoads> {
  const elements = join(dataFolder, 'elements.json');
  await writeFile(elements, JSON.stringify(await elementsOfAll(gateway, slugs)));
  const firstAddress = `/${slugs[0] ?? ''}`;
  const page = await startNextPage(nextFolder, { apiUrl: gateway.url, elements, firstAddress });
  try {
    return {
      whole: await measure('Next.js, same elements', pagesOf({ url: `${page.url}/whole` }, slugs)),
      facts: await measure('Next.js, facts alone', pagesOf(page, slugs)),
    };
  } finally {
    await page.stop();
  }
}

async function elementsOfAll(gateway: RunningGateway, slugs: readonly string[]) {
  const pages: Record<string, readonly PageNode[]> = {};
  for (const slug of slugs) {
    const answer = await fetch(`${gateway.url}/${slug}`);
    pages[slug] = elementsOf(await answer.text());
  }
  return pages;
}

/** The load results by encoding. */
async function measure(label: string, urls: readonly string[]): Promise<Loads> {
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

interface Comparison {
  readonly site: Loads;
  readonly next: NextLoads;
  readonly least: number;
}

function compare(label: string, { site, next, least }: Comparison): void {
  for (const [encoding, ours] of site) {
    const times = (theirs: Loads) => ours.perSecond / (theirs.get(encoding)?.perSecond ?? 0);
    const [whole, facts] = [times(next.whole), times(next.facts)];
    const wanted = `${label}, ${encoding}: at least ${least} times Next.js, ${whole.toFixed(1)} times`;
    verdict(`${wanted} (${facts.toFixed(1)} times its page of the facts alone)`, whole >= least);
    judgeTail(`${label}, ${encoding}, ${connections} connections`, ours);
  }
}

/** Measured beside ten connections each time: another load of the machine would meet both. */
async function measureMany(urls: readonly string[], few: Loads): Promise<void> {
  for (const encoding of encodings) {
    for (const many of manyConnections) {
      const options = { urls, encoding, until: { seconds } };
      const before = few.get(encoding) ?? (await load({ ...options, connections }));
      const measured = await load({ ...options, connections: many });
      const after = await load({ ...options, connections });
      print(`site, ${many} connections, ${encoding}`, measured);
      const share = (2 * measured.perSecond) / (before.perSecond + after.perSecond);
      const wanted = `${many} connections, ${encoding}: at least ${budgets.manyConnections} of the pages on ${connections}, ${share.toFixed(2)}`;
      verdict(wanted, share >= budgets.manyConnections);
      judgeTail(`${many} connections, ${encoding}`, measured);
    }
  }
}

function judgeTail(label: string, { p50, p99 }: Load): void {
  const times = p99 / p50;
  const wanted = `${label}: p99 at most ${budgets.tail} times p50, ${times.toFixed(1)} times`;
  verdict(wanted, times <= budgets.tail);
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
    const wanted = `${kind} grows by at most ${budgets.growth * 100} %, ${(growth * 100).toFixed(1)} %`;
    verdict(wanted, growth <= budgets.growth);
  }
}

function megabytes(bytes: number): string {
  return (bytes / 1_000_000).toFixed(1);
}

function print(label: string, { perSecond, p50, p99, bytes }: Load): void {
  const figures = [perSecond.toFixed(0), p50.toFixed(1), p99.toFixed(1), (bytes / 1000).toFixed(1)];
  console.log(label.padEnd(34) + figures.map((figure) => figure.padStart(12)).join(''));
}
