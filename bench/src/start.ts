import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startGateway } from './running-gateway';

/**
 * `npm run bench:start`: milliseconds from the start of the process to the first page, with a new and with an existing
 * data folder.
 */
const budget = 10_000;
const dataFolder = await mkdtemp(join(tmpdir(), 'bench-start-'));

try {
  await timeStart('first start, with the demo company loaded');
  const second = await timeStart('second start');
  process.exitCode = second <= budget ? 0 : 1;
} finally {
  await rm(dataFolder, { recursive: true, force: true });
}

async function timeStart(label: string): Promise<number> {
  const gateway = await startGateway({ dataFolder, seed: 'demo', firstAddress: '/' });
  await gateway.stop('SIGTERM');
  console.log(`${label}: ${Math.round(gateway.startTime)} ms to the first page`);
  return gateway.startTime;
}
