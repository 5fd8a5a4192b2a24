import { once } from 'node:events';
import { Worker } from 'node:worker_threads';

export interface LatencyProbe {
  /** Milliseconds of the answers, for each address. */
  stop(): Promise<readonly (readonly number[])[]>;
}

/**
 * Runs in a thread, which the work of the measuring process does not delay. Each address is requested every 100 ms, whether
 * the answer before has come or not: a server that stalls delays all requests of that time. A failed one counts as 60 s.
 */
const code = `
  const { parentPort, workerData } = require('node:worker_threads');
  const { addresses, headers } = workerData;
  const failed = 60_000;
  async function time(address) {
    const start = performance.now();
    const isOk = await fetch(address, { headers, signal: AbortSignal.timeout(failed) })
      .then(async (answer) => (await answer.arrayBuffer(), answer.ok))
      .catch(() => false);
    return isOk ? performance.now() - start : failed;
  }
  const times = addresses.map(() => []);
  const timer = setInterval(() => {
    for (const [index, address] of addresses.entries()) times[index].push(time(address));
  }, 100);
  parentPort.once('message', async () => {
    clearInterval(timer);
    parentPort.postMessage(await Promise.all(times.map((each) => Promise.all(each))));
  });
`;

/** Requests the addresses until it is stopped, and records how long each answer takes. */
export function startLatencyProbe(
  addresses: readonly string[],
  headers: Readonly<Record<string, string>> = {},
): LatencyProbe {
  const worker = new Worker(code, { eval: true, workerData: { addresses, headers } });
  return {
    async stop() {
      worker.postMessage('stop');
      const [times]: readonly number[][][] = await once(worker, 'message');
      await worker.terminate();
      return times ?? [];
    },
  };
}
