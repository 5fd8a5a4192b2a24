import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { hostileInputs, sendInput } from './hostile-inputs';
import { startHealthProbe } from './health-probe';
import { memoryOf, percentile } from './probe';
import { median } from './measure';
import { startGateway } from './running-gateway';
import { signIn } from './sign-in';
import { verdict } from './verdict';

/**
 * `npm run bench:hostile`: sends 10 000 hostile inputs on 20 connections to the built gateway: requests of the abuse
 * suite with random mutations, reproducible by `SEED_OF_INPUTS`. Polls the health endpoint every 100 ms meanwhile.
 */
const inputs = Number(process.env['INPUTS'] ?? 10_000);
const connections = 20;
const seconds = (60 * inputs) / 10_000;
const longestHealth = 1_000;
const mostGrowth = 1.15;
const dataFolder = await mkdtemp(join(tmpdir(), 'bench-hostile-'));

try {
  await play();
} finally {
  await rm(dataFolder, { recursive: true, force: true });
}

async function play(): Promise<void> {
  const gateway = await startGateway({
    dataFolder,
    seed: 'none',
    firstAddress: '/api/health/ready',
  });
  const token = await signIn(gateway.url);
  const health = startHealthProbe(`${gateway.url}/api/health/ready`);
  const memory: number[] = [];
  const watching = new AbortController();
  const watched = watchMemory(gateway.pid, memory, watching.signal);
  const statuses = new Map<number, number>();
  const failures: string[] = [];
  const source = hostileInputs({
    count: inputs,
    seed: Number(process.env['SEED_OF_INPUTS'] ?? 1),
    token,
  });
  const begin = performance.now();
  await Promise.all(
    Array.from({ length: connections }, async () => {
      for (const input of source) {
        const status = await sendInput(gateway.url, input);
        statuses.set(status, (statuses.get(status) ?? 0) + 1);
        if (status >= 500 && status !== 503)
          failures.push(`${status} ${JSON.stringify(input).slice(0, 300)}`);
      }
    }),
  );
  const took = (performance.now() - begin) / 1000;
  watching.abort();
  await watched;
  const times = await health.stop();
  const isAlive = gateway.child.exitCode === null;
  await gateway.stop('SIGTERM');

  const third = Math.floor(memory.length / 3);
  const middle = median(memory.slice(third, 2 * third));
  const last = median(memory.slice(2 * third));
  const counted = [...statuses].toSorted(([one], [other]) => one - other);
  console.log(
    `${inputs} inputs in ${took.toFixed(1)} s; answers ${counted.map(([status, count]) => `${status || 'cut off'}: ${count}`).join(', ')}`,
  );
  console.log(
    `health ${times.length} times: p50 ${percentile(times, 0.5).toFixed(0)} ms, p99 ${percentile(times, 0.99).toFixed(0)} ms, longest ${Math.max(...times).toFixed(0)} ms`,
  );
  console.log(
    `memory: ${middle.toFixed(0)} MB in the middle third, ${last.toFixed(0)} MB in the last, ${Math.max(...memory).toFixed(0)} MB at most`,
  );
  for (const failure of failures.slice(0, 20)) console.log(failure);
  verdict('the process is alive', isAlive);
  verdict(
    `health answers within ${longestHealth} ms throughout`,
    Math.max(...times) <= longestHealth,
  );
  verdict('no answer of 500 or above but 503', failures.length === 0);
  verdict(
    `memory grows by ${Math.round((mostGrowth - 1) * 100)} % at most`,
    last <= middle * mostGrowth,
  );
  verdict(`all within ${seconds} s`, took <= seconds);
}

async function watchMemory(pid: number, found: number[], signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    const megabytes = await memoryOf(pid);
    if (megabytes !== undefined) found.push(megabytes);
    await pause(500);
  }
}
