import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

/** The built gateway, as a process of its own. */
export interface RunningGateway {
  readonly url: string;
  readonly pid: number;
  readonly child: ChildProcess;
  /** Milliseconds from the start of the process to its first answer. */
  readonly startTime: number;
  /** Asks it to close; with `SIGKILL` it has no time to. */
  stop(signal: 'SIGTERM' | 'SIGKILL'): Promise<void>;
}

export interface GatewayOptions {
  readonly dataFolder: string;
  readonly seed: 'demo' | 'none';
  /** The address whose answer says that it is up. */
  readonly firstAddress: string;
  /** Settings beside those that every run has. */
  readonly env?: Readonly<Record<string, string>>;
  /** For Node itself. */
  readonly nodeArguments?: readonly string[];
  /** A command and its arguments that run Node: `taskset -c 0`. */
  readonly launcher?: readonly string[];
  /** Milliseconds until its first answer; a minute when left out. */
  readonly patience?: number;
  /** Gets what the process prints, line by line. */
  readonly onLine?: (line: string) => void;
}

export const account = { email: 'bench@example.com', password: 'correct horse battery staple' };

const root = join(import.meta.dirname, '../..');
const usualPatience = 600_000;

/** Starts the gateway on a free port and waits for its first answer. `DATABASE_URL` is handed on. */
export async function startGateway(options: GatewayOptions): Promise<RunningGateway> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const started = performance.now();
  const { nodeArguments = [], env = {}, launcher = [], onLine } = options;
  const main = join(root, 'gateway/dist/main.js');
  const [command, ...given] = [...launcher, process.execPath, ...nodeArguments, main];
  const child = spawn(command, given, {
    stdio: ['ignore', onLine ? 'pipe' : 'ignore', 'inherit', 'ipc'],
    env: {
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
    if (child.exitCode !== null) throw new Error(`The server ended with ${child.exitCode}`);
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

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('No free port was found');
  return address.port;
}
