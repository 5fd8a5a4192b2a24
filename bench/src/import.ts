import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { gunzipSync } from 'node:zlib';
import { chemicalEndpoints, chemicals } from 'contract/catalog';
import { jobEndpoints } from 'contract/jobs';
import { type Import, importEndpoints } from 'contract/transfer';
import { type Site, untilAnswered } from './harness/api-calls';
import { withDataFolder } from './harness/data-folder';
import { type RunningGateway, startGateway } from './harness/gateway';
import { startLatencyProbe } from './harness/latency-probe';
import { latencies, percentile } from './harness/percentile';
import { memoryOf } from './harness/processes';
import { signIn } from './harness/sign-in';
import { inventoryPath } from './peers/inventory';
import { verdict } from './verdict';

/**
 * `npm run bench:import`: imports the EC inventory (106 213 substances). Every row must be accounted for, none lost or
 * doubled, and other requests must be answered meanwhile. The embedded database counts, or the empty one at `DATABASE_URL`,
 * where the import has a budget of time as well.
 */
const budget = { megabytes: 400, milliseconds: 200, seconds: 90 };
const isOnServer = process.env['DATABASE_URL'] !== undefined;
const otherCalls = [
  'product/get',
  'unit/get',
  'chemicalCategory/getAll',
  'product/get?search=acetone',
];

if (existsSync(inventoryPath)) {
  const tsv = gunzipSync(await readFile(inventoryPath));
  await withDataFolder((folder) => play(folder, tsv));
} else {
  console.log(`skipped: ${inventoryPath} does not exist; set EC_INVENTORY to its path`);
}

/** The calls of an admin. */
interface Caller {
  readonly site: Site;
  readonly token: string;
}

async function play(dataFolder: string, tsv: Buffer<ArrayBuffer>): Promise<void> {
  const rows = tsv.toString('utf8').trimEnd().split('\n').length - 1;
  // Creating a database takes additional memory: the process under measurement finds one.
  await (await start(dataFolder)).stop('SIGTERM');
  const gateway = await start(dataFolder);
  try {
    const caller = { site: gateway, token: await signIn(gateway.url) };
    const body = new FormData();
    body.set('file', new Blob([tsv]), 'ec-inventory.tsv');
    const { data } = await untilAnswered(gateway, chemicalEndpoints.import, { ...caller, body });
    const { _id: id, mapping } = data;
    const checked = await watched('dry run', gateway, async () => {
      await untilAnswered(gateway, importEndpoints.check, { ...caller, id, body: { mapping } });
      return untilDone(caller, id);
    });
    requireAll('dry run', checked.result, rows);
    const done = await watched('import', gateway, async () => {
      await untilAnswered(gateway, importEndpoints.start, { ...caller, id });
      return untilDone(caller, id);
    });
    requireAll('import', done.result, rows);
    if (isOnServer) verdict(`import within ${budget.seconds} s`, done.seconds <= budget.seconds);
    await accountFor(caller, checked.result, done.result);
  } finally {
    await gateway.stop('SIGTERM');
  }
}

function start(dataFolder: string): Promise<RunningGateway> {
  return startGateway({ dataFolder, seed: 'none', firstAddress: '/api/health/ready' });
}

/** Times the work while sending other requests, and checks latency and memory against the budgets. */
async function watched(label: string, { url, pid }: RunningGateway, work: () => Promise<Import>) {
  const probe = startLatencyProbe(otherCalls.map((path) => `${url}/api/${path}`));
  const begin = performance.now();
  const result = await work();
  const seconds = (performance.now() - begin) / 1000;
  const times = (await probe.stop()).flat();
  const { peak } = await memoryOf(pid);
  const slow = percentile(times, 0.99);
  console.log(
    `${label}: ${seconds.toFixed(1)} s; ${times.length} other requests: ${latencies(times)}`,
  );
  verdict(`${label}: p99 ${slow.toFixed(0)} ms`, slow <= budget.milliseconds);
  verdict(`${label}: ${peak.toFixed(0)} MB`, peak <= budget.megabytes);
  return { result, seconds };
}

async function untilDone({ site, token }: Caller, id: string): Promise<Import> {
  for (;;) {
    const { data } = await untilAnswered(site, importEndpoints.get, { token, id });
    if (data.state !== 'checking' && data.state !== 'importing') return data;
    await pause(100);
  }
}

function requireAll(label: string, { counts, state, problem }: Import, rows: number): void {
  console.log(`  ${state}: ${JSON.stringify(counts)} ${problem ?? ''}`);
  const total = counts ? counts.new + counts.changed + counts.unchanged + counts.wrong : 0;
  verdict(`${label}: ${total} of ${rows} rows accounted for`, total === rows);
}

/** Every row to write was written or refused, and no other record is stored. */
async function accountFor({ site, token }: Caller, checked: Import, done: Import): Promise<void> {
  const job = await untilAnswered(site, jobEndpoints.get, { token, id: done.jobId ?? '' });
  const { changed, refused } = job.data;
  const { list } = chemicals.endpoints;
  const { total } = await untilAnswered(site, list, { token, query: { pageSize: 1 } });
  const toWrite = (checked.counts?.new ?? 0) + (checked.counts?.changed ?? 0);
  verdict(`${changed} written, ${refused} refused`, changed + refused === toWrite);
  verdict(`${total} chemicals stored`, total === changed);
}
