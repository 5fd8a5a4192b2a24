import { once } from 'node:events';
import { Worker } from 'node:worker_threads';

export interface HealthProbe {
  /** Milliseconds of each answer. */
  stop(): Promise<readonly number[]>;
}

/** Runs in a thread, so that work of the measuring process does not distort it. A missing answer counts as 60 s. */
const code = `
  const { parentPort, workerData } = require('node:worker_threads');
  const times = [];
  let isAsking = true;
  parentPort.once('message', () => (isAsking = false));
  (async () => {
    while (isAsking) {
      const started = performance.now();
      const isHealthy = await fetch(workerData, { signal: AbortSignal.timeout(60_000) })
        .then(async (answer) => (await answer.text(), answer.ok))
        .catch(() => false);
      times.push(isHealthy ? performance.now() - started : 60_000);
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    parentPort.postMessage(times);
  })();
`;

export function startHealthProbe(address: string): HealthProbe {
  const worker = new Worker(code, { eval: true, workerData: address });
  return {
    async stop() {
      worker.postMessage('stop');
      const [times]: readonly number[][] = await once(worker, 'message');
      await worker.terminate();
      return times ?? [];
    },
  };
}
