import { setTimeout as pause } from 'node:timers/promises';
import { withDataFolder } from '../harness/data-folder';
import { startGateway } from '../harness/gateway';
import { startLatencyProbe } from '../harness/latency-probe';
import { latencies, median } from '../harness/percentile';
import { memoryOf } from '../harness/processes';
import { signIn } from '../harness/sign-in';
import { verdict } from '../verdict';
import { hostileInputs, sendInput } from './hostile-inputs';

/**
 * `npm run bench:hostile`: sends 10 000 hostile inputs on 20 connections to the built gateway: requests of the abuse
 * suite with random mutations, reproducible by `SEED_OF_INPUTS`. Polls the health endpoint every 100 ms meanwhile.
 */
const count = Number(process.env['INPUTS'] ?? 10_000);
const seed = Number(process.env['SEED_OF_INPUTS'] ?? 1);
const connections = 20;
const maxSeconds = (60 * count) / 10_000;
const maxHealth = 1_000;
const maxGrowth = 1.15;

await withDataFolder(async (dataFolder) => {
  const firstAddress = '/api/health/ready';
  const gateway = await startGateway({ dataFolder, seed: 'none', firstAddress });
  const token = await signIn(gateway.url);
  const health = startLatencyProbe([gateway.url + firstAddress]);
  const watching = new AbortController();
  const memory = watchMemory(gateway.pid, watching.signal);
  const begin = performance.now();
  const { statuses, failures } = await sendAll(gateway.url, token);
  const seconds = (performance.now() - begin) / 1000;
  watching.abort();
  const times = (await health.stop()).flat();
  const isAlive = gateway.child.exitCode === null;
  await gateway.stop('SIGTERM');

  console.log(`${count} inputs in ${seconds.toFixed(1)} s; answers ${JSON.stringify(statuses)}`);
  console.log(`health: ${latencies(times)}`);
  for (const failure of failures.slice(0, 20)) console.log(failure);
  verdict('the process is alive', isAlive);
  verdict(`health answers within ${maxHealth} ms`, Math.max(...times) <= maxHealth);
  verdict('no answer of 500 or above but 503', failures.length === 0);
  const growth = growthOf(await memory);
  verdict(`memory grows ${growth.toFixed(2)} times, at most ${maxGrowth}`, growth <= maxGrowth);
  verdict(`all within ${maxSeconds} s`, seconds <= maxSeconds);
});

async function sendAll(url: string, token: string) {
  /** A connection that was cut counts as 0. */
  const statuses: Record<number, number> = {};
  const failures: string[] = [];
  const inputs = hostileInputs({ count, seed, token });
  const send = async () => {
    for (const input of inputs) {
      const status = await sendInput(url, input);
      statuses[status] = (statuses[status] ?? 0) + 1;
      if (status >= 500 && status !== 503)
        failures.push(`${status} ${JSON.stringify(input).slice(0, 300)}`);
    }
  };
  await Promise.all(Array.from({ length: connections }, send));
  return { statuses, failures };
}

/** Megabytes every half second, until it is aborted. */
async function watchMemory(pid: number, signal: AbortSignal): Promise<number[]> {
  const megabytes: number[] = [];
  while (!signal.aborted) {
    megabytes.push((await memoryOf(pid)).now);
    await pause(500);
  }
  return megabytes;
}

/** From the middle third to the last: a process grows at first. */
function growthOf(megabytes: readonly number[]): number {
  const third = Math.floor(megabytes.length / 3);
  return median(megabytes.slice(2 * third)) / median(megabytes.slice(third, 2 * third));
}
