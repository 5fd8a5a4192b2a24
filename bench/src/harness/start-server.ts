import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { freePort } from 'tools/free-port';
import { firstAnswer } from './gateway';

interface ServerOptions {
  /** The program of Node; this process's by default. */
  readonly node?: string;
  readonly arguments_: readonly string[];
  /** Where it runs. */
  readonly folder?: string;
  readonly env: Readonly<Record<string, string>>;
  /** The path whose response shows that the server is up. */
  readonly firstAddress: string;
}

/** Starts another server on a free port, which it reads from `PORT`, and waits for its first answer. */
export async function startServer({ node, arguments_, folder, env, firstAddress }: ServerOptions) {
  const port = await freePort();
  const child = spawn(node ?? process.execPath, arguments_, {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, NODE_ENV: 'production', ...env, HOST: '127.0.0.1', PORT: String(port) },
  });
  const url = `http://127.0.0.1:${port}`;
  await firstAnswer(url + firstAddress, child);
  return { url, port, pid: child.pid ?? 0, stop: () => stop(child) };
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exit = once(child, 'exit');
  child.kill('SIGTERM');
  const timer = setTimeout(() => child.kill('SIGKILL'), 20_000);
  await exit;
  clearTimeout(timer);
}
