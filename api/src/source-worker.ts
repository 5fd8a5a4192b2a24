import { Worker } from 'node:worker_threads';

/** A thread that runs a TypeScript file as it stands: in tests and development. Built, webpack makes it a file of its own. */
export function startFromSource(entry: URL, workerData: unknown): Worker {
  const bootstrap = `
    import('tsx/esm/api').then(({ register }) => {
      register();
      return import(${JSON.stringify(entry.href)});
    });
  `;
  return new Worker(bootstrap, { eval: true, workerData });
}
