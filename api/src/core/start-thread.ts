import { dirname, join } from 'node:path';
import { Worker, type WorkerOptions } from 'node:worker_threads';

export interface ThreadEntry {
  /** Base name of the thread's file beside the built server, without the extension. */
  readonly name: string;
  /** Its source, run directly in tests and development. */
  readonly source: URL;
}

/** Starts a thread from the build, or from its source when there is no build. */
export function startThread(
  { name, source }: ThreadEntry,
  workerData: unknown,
  limits: Pick<WorkerOptions, 'resourceLimits'> = {},
): Worker {
  if (process.env.BUNDLED) {
    const file = join(dirname(process.argv[1] ?? '.'), `${name}.js`);
    return new Worker(file, { workerData, ...limits });
  }
  const bootstrap = `
    import('tsx/esm/api').then(({ register }) => {
      register();
      return import(${JSON.stringify(source.href)});
    });
  `;
  return new Worker(bootstrap, { eval: true, workerData, ...limits });
}
