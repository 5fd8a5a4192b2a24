import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { freePort } from 'tools/free-port';

/** The built gateway as a child process. */
export interface RunningGateway {
  readonly url: string;
  readonly pid: number;
  readonly child: ChildProcess;
  /** Milliseconds from the start of the process to its first answer. */
  readonly startTime: number;
  /** Sends the signal and waits for the exit; `SIGKILL` leaves it no time to close. */
  stop(signal: 'SIGTERM' | 'SIGKILL'): Promise<void>;
}

export interface GatewayOptions {
  /** The folder with the built packages; the repository by default. */
  readonly root?: string;
  readonly dataFolder: string;
  readonly seed: 'demo' | 'none';
  /** The path whose response shows that the gateway is up. */
  readonly firstAddress: string;
  /** A free one by default. */
  readonly port?: number;
  /** Additional environment variables. */
  readonly env?: Readonly<Record<string, string>>;
  /** Arguments for Node. */
  readonly nodeArguments?: readonly string[];
  /** Milliseconds to wait for the first answer; ten minutes by default. */
  readonly patience?: number;
  /** Called with each line that the process prints. */
  readonly onLine?: (line: string) => void;
}

export const account = { email: 'bench@example.com', password: 'correct horse battery staple' };

const repository = join(import.meta.dirname, '../../..');
const usualPatience = 600_000;
/** Those of `npm start`, the image and the unit. */
const usualArguments = ['--max-semi-space-size=8'];
/** Those of the image and the unit, for the C library. */
const usualEnvironment = { MALLOC_ARENA_MAX: '2', MALLOC_TRIM_THRESHOLD_: '131072' };

/** Starts the gateway on a free port and waits for its first answer. Passes `DATABASE_URL` on. */
export async function startGateway(options: GatewayOptions): Promise<RunningGateway> {
  const port = options.port ?? (await freePort());
  const url = `http://127.0.0.1:${port}`;
  const started = performance.now();
  const { root = repository, nodeArguments = [], env = {}, onLine } = options;
  const main = join(root, 'gateway/dist/main.js');
  const child = spawn(process.execPath, [...usualArguments, ...nodeArguments, main], {
    stdio: ['ignore', onLine ? 'pipe' : 'ignore', 'inherit', 'ipc'],
    env: {
      ...usualEnvironment,
      ...process.env,
      PORT: String(port),
      DATA_DIR: options.dataFolder,
      SEED: options.seed,
      ADMIN_EMAIL: account.email,
      ADMIN_PASSWORD: account.password,
      LOG_LEVEL: 'warn',
      ...env,
    },
  });
  if (onLine && child.stdout) createInterface({ input: child.stdout }).on('line', onLine);
  await firstAnswer(url + options.firstAddress, child, options.patience);
  return {
    url,
    child,
    pid: child.pid ?? 0,
    startTime: performance.now() - started,
    stop: async (signal) => {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const exit = once(child, 'exit');
      child.kill(signal);
      await exit;
    },
  };
}

export async function firstAnswer(
  url: string,
  child: ChildProcess,
  patience = usualPatience,
): Promise<void> {
  const limit = performance.now() + patience;
  while (performance.now() < limit) {
    if (child.exitCode !== null) throw new Error(`The server exited with code ${child.exitCode}`);
    if (await answers(url)) return;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  child.kill('SIGKILL');
  throw new Error(`The server did not answer ${url} within ${patience / 1000} s`);
}

async function answers(url: string): Promise<boolean> {
  try {
    const { ok, body } = await fetch(url);
    await body?.cancel();
    return ok;
  } catch {
    return false;
  }
}
