import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { chemicals } from 'contract/catalog';
import { untilAnswered } from '../harness/api-calls';
import { withDataFolder } from '../harness/data-folder';
import { type RunningGateway, startGateway } from '../harness/gateway';
import { type Load, load, type LoadOptions } from '../harness/load';
import { verdict } from '../verdict';
import { buildNextPage, startNextPage } from './next-page';
import { elementsOf, type PageNode } from './page-elements';

/**
 * `npm run bench:ssr`: requests the detail pages of a hundred chemicals of the demo company on ten connections, plain and
 * compressed, beside a page of Next.js with the same elements, built for production and rendered per request, with one call
 * of the gateway's API. Fifty and two hundred connections must be served as fast as ten. Then sends 50 000 requests, during
 * which the memory must not grow. `ROUND_SECONDS` sets how long each is measured, `NODE_ARGUMENTS=--cpu-prof` profiles the
 * gateway.
 */
const budgets = {
  /** Times as many pages a second as Next.js. */
  cached: 5,
  /** Share of the throughput on ten connections. */
  manyConnections: 0.9,
  /** The 99th percentile as a multiple of the median. */
  tail: 3,
  growth: 0.05,
} as const;
const seconds = Number(process.env['ROUND_SECONDS'] ?? 8);
const connections = 10;
const manyConnections = [50, 200] as const;
const memoryAfter = [10_000, 50_000] as const;
const pageCount = 100;
const encodings = ['identity', 'gzip'] as const;
type Encoding = (typeof encodings)[number];

await withDataFolder(async (dataFolder) => {
  const nextFolder = await buildNextPage();
  const gateway = await start(dataFolder);
  try {
    const slugs = await slugsOf(gateway);
    const next = await measureNext(gateway, { slugs, nextFolder, dataFolder });
    const urls = pagesOf(gateway.url, slugs);
    const site = await measure('site', urls);
    compare('pages', { site, next, minTimes: budgets.cached });
    await measureMany(urls, site);
    await measureMemory(gateway, urls);
  } finally {
    await gateway.stop('SIGTERM');
  }
});

function start(dataFolder: string): Promise<RunningGateway> {
  const probe = join(import.meta.dirname, 'report-memory.mjs');
  const others = process.env['NODE_ARGUMENTS']?.split(' ') ?? [];
  const nodeArguments = ['--expose-gc', '--import', probe, ...others];
  return startGateway({ dataFolder, seed: 'demo', firstAddress: '/', nodeArguments });
}

async function slugsOf(gateway: RunningGateway): Promise<string[]> {
  const query = { pageSize: pageCount, sort: 'name' };
  const { data } = await untilAnswered(gateway, chemicals.visitorEndpoints.list, { query });
  return data.flatMap(({ slug }) => slug ?? []);
}

function pagesOf(url: string, slugs: readonly string[]): string[] {
  return slugs.map((slug) => `${url}/${slug}`);
}

type Loads = ReadonlyMap<Encoding, Load>;

interface NextOptions {
  readonly slugs: readonly string[];
  readonly nextFolder: string;
  readonly dataFolder: string;
}

async function measureNext(
  { url }: RunningGateway,
  { slugs, nextFolder, dataFolder }: NextOptions,
): Promise<Loads> {
  const pages: Record<string, readonly PageNode[]> = {};
  for (const slug of slugs) pages[slug] = elementsOf(await (await fetch(`${url}/${slug}`)).text());
  const elements = join(dataFolder, 'elements.json');
  await writeFile(elements, JSON.stringify(pages));
  const firstAddress = `/${slugs[0] ?? ''}`;
  const next = await startNextPage(nextFolder, { apiUrl: url, elements, firstAddress });
  try {
    return await measure('Next.js', pagesOf(next.url, slugs));
  } finally {
    await next.stop();
  }
}

async function measure(label: string, urls: readonly string[]): Promise<Loads> {
  const loads = new Map<Encoding, Load>();
  for (const encoding of encodings) {
    const options = { urls, connections, encoding };
    await loadPages({ ...options, until: { requests: 2 * urls.length } });
    await loadPages({ ...options, until: { seconds: seconds / 3 } });
    const measured = await loadPages({ ...options, until: { seconds } });
    print(`${label}, ${encoding}`, measured);
    loads.set(encoding, measured);
  }
  return loads;
}

interface PageLoad extends Pick<LoadOptions, 'connections' | 'until'> {
  /** URLs of one server, to request in turn. */
  readonly urls: readonly string[];
  readonly encoding: Encoding;
}

function loadPages({ urls, encoding, ...options }: PageLoad): Promise<Load> {
  const headers = { 'accept-encoding': encoding };
  const targets = urls.map((url) => new URL(url).pathname);
  const port = Number(new URL(urls[0] ?? '').port);
  const next = (index: number) =>
    ({ method: 'GET', target: targets[index % targets.length] ?? '', headers }) as const;
  return load({ port, next, ...options });
}

interface Comparison {
  readonly site: Loads;
  readonly next: Loads;
  readonly minTimes: number;
}

function compare(label: string, { site, next, minTimes }: Comparison): void {
  for (const [encoding, ours] of site) {
    const times = ours.perSecond / (next.get(encoding)?.perSecond ?? 0);
    verdict(
      `${label}, ${encoding}: ${times.toFixed(1)} times Next.js, at least ${minTimes}`,
      times >= minTimes,
    );
    judgeTail(`${label}, ${encoding}, ${connections} connections`, ours);
  }
}

/** Measured beside ten connections each time: another load of the machine would meet both. */
async function measureMany(urls: readonly string[], few: Loads): Promise<void> {
  for (const encoding of encodings) {
    for (const many of manyConnections) {
      const options = { urls, encoding, until: { seconds } };
      const before = few.get(encoding) ?? (await loadPages({ ...options, connections }));
      const measured = await loadPages({ ...options, connections: many });
      const after = await loadPages({ ...options, connections });
      print(`site, ${many} connections, ${encoding}`, measured);
      const share = (2 * measured.perSecond) / (before.perSecond + after.perSecond);
      verdict(
        `${many} connections, ${encoding}: ${share.toFixed(2)} of the pages on ${connections}, at least ${budgets.manyConnections}`,
        share >= budgets.manyConnections,
      );
      judgeTail(`${many} connections, ${encoding}`, measured);
    }
  }
}

function judgeTail(label: string, { p50, p99 }: Load): void {
  const times = p99 / p50;
  verdict(
    `${label}: p99 ${times.toFixed(1)} times p50, at most ${budgets.tail}`,
    times <= budgets.tail,
  );
}

async function measureMemory({ child }: RunningGateway, urls: readonly string[]): Promise<void> {
  const measured: NodeJS.MemoryUsage[] = [];
  let done = 0;
  for (const requests of memoryAfter) {
    const until = { requests: requests - done };
    await loadPages({ urls, encoding: 'gzip', connections, until });
    done = requests;
    child.send('memory');
    const [usage]: NodeJS.MemoryUsage[] = await once(child, 'message');
    if (!usage) throw new Error('The gateway did not report its memory usage');
    measured.push(usage);
    const [rss, heap] = [usage.rss, usage.heapUsed].map((bytes) => (bytes / 1e6).toFixed(1));
    console.log(`after ${requests} requests: ${rss} MB, heap ${heap} MB`);
  }
  const [before, after] = measured;
  if (!before || !after) return;
  for (const kind of ['rss', 'heapUsed'] as const) {
    const growth = after[kind] / before[kind] - 1;
    verdict(
      `${kind} grows by ${(growth * 100).toFixed(1)} %, at most ${budgets.growth * 100} %`,
      growth <= budgets.growth,
    );
  }
}

function print(label: string, { perSecond, p50, p99, bytes }: Load): void {
  const times = `p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms`;
  console.log(
    `${label}: ${perSecond.toFixed(0)} a second, ${times}, ${(bytes / 1000).toFixed(1)} kB`,
  );
}
