import { Agent, request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { chemicalSearchEndpoints, chemicals } from 'contract/catalog';
import { untilAnswered } from '../harness/api-calls';
import { withDataFolder } from '../harness/data-folder';
import { type RunningGateway, startGateway } from '../harness/gateway';
import { startLatencyProbe } from '../harness/latency-probe';
import { latencies, percentile } from '../harness/percentile';
import { verdict } from '../verdict';

/**
 * `npm run bench:neighbour`: one visitor asks for what costs most, 40 data sheets over 10 connections and 42 structures in
 * the type-ahead over 20, while another looks at the site. Then for addresses that do not exist.
 */
const maxRatio = 3;
const maxUnknownBytes = 2_000;
const idleTime = 8_000;
const suggestPath = `/api/${chemicalSearchEndpoints.suggest.path}?q=`;
const agent = new Agent({ keepAlive: true, maxSockets: 30 });
const looks = ['/api/health/ready', '/acetone', `${suggestPath}acet`];

await withDataFolder(async (dataFolder) => {
  const gateway = await startGateway({ dataFolder, seed: 'demo', firstAddress: '/' });
  try {
    // The first requests fill caches and start threads.
    await watch(gateway, () => pause(2_000));
    const idle = await watch(gateway, () => pause(idleTime));
    const busy = await watch(gateway, () => flood(gateway));
    for (const [index, path] of looks.entries()) {
      const [before = [], during = []] = [idle[index], busy[index]];
      console.log(`${path}: idle ${latencies(before)}; beside the flood ${latencies(during)}`);
      const ratio = percentile(during, 0.99) / percentile(before, 0.99);
      verdict(`${path}: p99 ${ratio.toFixed(1)} times, at most ${maxRatio}`, ratio <= maxRatio);
    }
    const bytes = await Promise.all(
      Array.from({ length: 20 }, (_, index) => ask(gateway, `/nothing-${index}`)),
    );
    const largest = Math.max(...bytes);
    verdict(`an unknown address: ${largest} bytes`, largest <= maxUnknownBytes);
  } finally {
    await gateway.stop('SIGTERM');
  }
});

/** The latencies of each look until the work is done. */
async function watch({ url }: RunningGateway, work: () => Promise<unknown>) {
  const headers = { 'x-forwarded-for': '203.0.113.1' };
  const probe = startLatencyProbe(
    looks.map((path) => url + path),
    headers,
  );
  await work();
  return probe.stop();
}

async function flood(gateway: RunningGateway): Promise<void> {
  const query = { pageSize: 60 };
  const { data } = await untilAnswered(gateway, chemicals.visitorEndpoints.list, { query });
  const sheets = data.flatMap(({ slug }) => slug ?? []).map((slug) => `/${slug}.pdf`);
  const rings = Array.from({ length: 42 }, (_, index) => {
    const tail = 'CNO'[Math.floor(index / 14)] ?? '';
    return suggestPath + encodeURIComponent('C1CC1'.repeat(15 + (index % 14)) + tail);
  });
  await Promise.all([
    inParallel(gateway, { paths: sheets.slice(0, 40), connections: 10 }),
    inParallel(gateway, { paths: rings, connections: 20 }),
  ]);
}

interface Flood {
  readonly paths: readonly string[];
  readonly connections: number;
}

async function inParallel(gateway: RunningGateway, { paths, connections }: Flood): Promise<void> {
  const left = [...paths];
  const send = async () => {
    for (let path = left.shift(); path !== undefined; path = left.shift()) await ask(gateway, path);
  };
  await Promise.all(Array.from({ length: connections }, send));
}

/** @returns the bytes of the answer, compressed */
function ask({ url }: RunningGateway, path: string): Promise<number> {
  const headers = { 'x-forwarded-for': '203.0.113.2', 'accept-encoding': 'gzip' };
  return new Promise((resolve, reject) => {
    const sent = request(url + path, { agent, headers }, (answer) => {
      let bytes = 0;
      answer.on('data', (chunk: Buffer) => (bytes += chunk.length));
      answer.once('end', () => resolve(bytes));
    });
    sent.once('error', reject).end();
  });
}
