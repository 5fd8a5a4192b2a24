import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import type { Import } from 'contract/transfer';
import {
  type Caller,
  checkImport,
  countChemicals,
  readImport,
  readJob,
  startImport,
  takeFile,
} from './import-calls';
import { inventoryPath } from './inventory';
import { peakMemory, percentile, startProbe } from './probe';
import { type RunningGateway, startGateway } from './running-gateway';
import { signIn } from './sign-in';

/**
 * `npm run bench:import`: imports the EC inventory (106 213 substances), once undisturbed and once with the process
 * killed half way. Every row must be accounted for, none lost or doubled, and other requests must be answered
 * meanwhile. `EC_INVENTORY` sets the file's path. With `DATABASE_URL` one round runs, on that server, which must be empty:
 * the killed one, or with the argument `undisturbed` the other, whose import has a budget of time there.
 */
const budget = { megabytes: 400, milliseconds: 200, seconds: 90 };
const broken: string[] = [];
const isOnServer = process.env['DATABASE_URL'] !== undefined;
const isUndisturbed = !isOnServer || process.argv[2] === 'undisturbed';

if (existsSync(inventoryPath)) {
  const tsv = gunzipSync(await readFile(inventoryPath));
  const rows = tsv.toString('utf8').trimEnd().split('\n').length - 1;
  if (isUndisturbed) await play('in peace', { tsv, rows });
  if (!isOnServer || !isUndisturbed) await play('killed half way', { tsv, rows, isKilled: true });
  console.log(broken.length === 0 ? 'Within the budgets.' : broken.join('\n'));
  process.exitCode = broken.length === 0 ? 0 : 1;
} else {
  console.log(`skipped: ${inventoryPath} does not exist; set EC_INVENTORY to its path`);
}

interface Round {
  readonly tsv: Uint8Array;
  readonly rows: number;
  readonly isKilled?: boolean;
}

async function play(name: string, round: Round): Promise<void> {
  const dataFolder = await mkdtemp(join(tmpdir(), 'bench-import-'));
  let gateway = await startOnKnownData(dataFolder);
  try {
    let caller = await callerOf(gateway);
    const taken = await timed(`${name}: upload`, () =>
      takeFile(caller, new Blob([Uint8Array.from(round.tsv)]), 'ec-inventory.tsv'),
    );
    const { mapping } = taken;
    const checked = await watched(`${name}: dry run`, gateway, async () => {
      await checkImport(caller, taken._id, mapping);
      return untilDone(caller, taken._id);
    });
    requireAll(name, checked, round.rows);
    if (round.isKilled === true) {
      await startImport(caller, taken._id);
      await untilHalf(caller, taken._id);
      await gateway.stop('SIGKILL');
      console.log(`${name}: killed`);
      gateway = await start(dataFolder);
      caller = await callerOf(gateway);
    }
    const started = performance.now();
    const done = await watched(`${name}: import`, gateway, async () => {
      if (round.isKilled !== true) await startImport(caller, taken._id);
      return untilDone(caller, taken._id);
    });
    const seconds = (performance.now() - started) / 1000;
    if (isOnServer && round.isKilled !== true && seconds > budget.seconds)
      broken.push(`${name}: import of ${seconds.toFixed(0)} s`);
    await accountFor(name, caller, { checked, done, rows: round.rows });
    if (round.isKilled === true) await importAgain(name, caller, { round, mapping, done });
  } finally {
    await gateway.stop('SIGTERM');
    await rm(dataFolder, { recursive: true, force: true });
  }
}

/**
 * Starts twice: creating a database takes additional memory, and the benchmark measures a process with an existing one.
 */
async function startOnKnownData(dataFolder: string): Promise<RunningGateway> {
  await (await start(dataFolder)).stop('SIGTERM');
  const gateway = await start(dataFolder);
  console.log(
    `  peak memory after the start ${(await peakMemory(gateway.pid))?.toFixed(0) ?? '?'} MB`,
  );
  return gateway;
}

function start(dataFolder: string): Promise<RunningGateway> {
  return startGateway({ dataFolder, seed: 'none', firstAddress: '/api/health/ready' });
}

async function callerOf({ url }: RunningGateway): Promise<Caller> {
  return { url, token: await signIn(url) };
}

async function timed<Result>(label: string, work: () => Promise<Result>): Promise<Result> {
  const started = performance.now();
  const result = await work();
  console.log(`${label} ${((performance.now() - started) / 1000).toFixed(1)} s`);
  return result;
}

/** Times the work while sending other requests, and checks latency and memory against the budgets. */
async function watched(label: string, gateway: RunningGateway, work: () => Promise<Import>) {
  const paths = [
    'product/get',
    'unit/get',
    'chemicalCategory/getAll',
    'product/get?search=acetone',
  ];
  const probe = startProbe(paths.map((path) => `${gateway.url}/api/${path}`));
  const result = await timed(label, work);
  const times = await probe.stop();
  const slow = percentile(times, 0.99);
  const peak = await peakMemory(gateway.pid);
  console.log(
    `  ${times.length} other requests: p50 ${percentile(times, 0.5).toFixed(0)} ms, ` +
      `p99 ${slow.toFixed(0)} ms, longest ${Math.max(...times).toFixed(0)} ms; ` +
      `peak memory ${peak?.toFixed(0) ?? 'unknown'} MB`,
  );
  if (slow > budget.milliseconds) broken.push(`${label}: p99 of ${slow.toFixed(0)} ms`);
  if ((peak ?? 0) > budget.megabytes) broken.push(`${label}: ${peak?.toFixed(0)} MB`);
  return result;
}

async function untilDone(caller: Caller, id: string): Promise<Import> {
  for (;;) {
    const now = await readImport(caller, id);
    if (now.state !== 'checking' && now.state !== 'importing') return now;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

async function untilHalf(caller: Caller, id: string): Promise<void> {
  for (;;) {
    const { jobId } = await readImport(caller, id);
    const { done, total } = await readJob(caller, jobId ?? '');
    if (done * 2 >= (total ?? 0)) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

function total({ counts }: Import): number {
  return counts ? counts.new + counts.changed + counts.unchanged + counts.wrong : 0;
}

function requireAll(name: string, found: Import, rows: number): void {
  console.log(`  ${found.state}: ${JSON.stringify(found.counts)} ${found.problem ?? ''}`);
  if (total(found) !== rows) broken.push(`${name}: ${total(found)} of ${rows} rows accounted for`);
}

interface Account {
  readonly checked: Import;
  readonly done: Import;
  readonly rows: number;
}

/** Every row to write was written or refused, and no other record is stored. */
async function accountFor(name: string, caller: Caller, { checked, done, rows }: Account) {
  requireAll(name, done, rows);
  const job = await readJob(caller, done.jobId ?? '');
  const stored = await countChemicals(caller);
  const toWrite = (checked.counts?.new ?? 0) + (checked.counts?.changed ?? 0);
  console.log(`  ${job.changed} written, ${job.refused} refused, ${stored} chemicals stored`);
  if (job.changed + job.refused !== toWrite)
    broken.push(`${name}: some rows were neither written nor refused`);
  if (stored !== job.changed) broken.push(`${name}: ${stored} stored for ${job.changed} written`);
}

interface Again {
  readonly round: Round;
  readonly mapping: Import['mapping'];
  readonly done: Import;
}

/** A second dry run must find every written row unchanged: none missing, none doubled. */
async function importAgain(name: string, caller: Caller, { round, mapping, done }: Again) {
  const blob = new Blob([Uint8Array.from(round.tsv)]);
  const { _id } = await takeFile(caller, blob, 'again.tsv');
  await checkImport(caller, _id, mapping);
  const again = await untilDone(caller, _id);
  requireAll(`${name}, looked at again`, again, round.rows);
  const differs =
    again.counts?.new !== 0 ||
    again.counts.changed !== 0 ||
    again.counts.unchanged !== done.counts?.new;
  if (differs) broken.push(`${name}: the file looked at again differs from what is stored`);
}
