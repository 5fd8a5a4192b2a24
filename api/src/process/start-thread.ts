import { createHash, randomUUID } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Worker, type WorkerOptions } from 'node:worker_threads';

export interface ThreadEntry {
  /** Base name of the thread's bundle, without the extension. */
  readonly name: string;
  /** Its source, run directly in development. */
  readonly source: URL;
}

/** Starts a thread from the build, or from its source when there is no build. */
export function startThread(
  { name, source }: ThreadEntry,
  workerData: unknown,
  limits: Pick<WorkerOptions, 'resourceLimits'> = {},
): Worker {
  const file = bundleOf(name);
  if (file !== undefined) return new Worker(file, { workerData, ...limits });
  const bootstrap = `
    import('tsx/esm/api').then(({ register }) => {
      register();
      return import(${JSON.stringify(source.href)});
    });
  `;
  return new Worker(bootstrap, { eval: true, workerData, ...limits });
}

/** The thread's bundle: beside the built server, or in the folder that a run of tests made. */
function bundleOf(name: string): string | undefined {
  if (process.env.BUNDLED) return join(dirname(process.argv[1] ?? '.'), `${name}.js`);
  const { THREADS_FOLDER } = process.env;
  const file = THREADS_FOLDER === undefined ? undefined : join(THREADS_FOLDER, `${name}.mjs`);
  return file !== undefined && existsSync(file) ? file : undefined;
}

const versions = new Map<string, string>();
/** Sources change while a process runs them. */
const unbuilt = randomUUID();

/** A hash of the thread's bundle, which names its chunks by their contents. */
export function threadVersion(name: string): string {
  const version = versions.get(name) ?? hashOf(bundleOf(name));
  versions.set(name, version);
  return version;
}

function hashOf(file: string | undefined): string {
  if (file === undefined) return unbuilt;
  return createHash('sha256').update(readFileSync(file)).digest('hex');
}
