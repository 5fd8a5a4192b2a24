import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { run } from 'tools/install-aside';
import { firstAnswer, freePort } from '../running-gateway';

/** Milliseconds for a start, which may create tables. */
const patience = 180_000;

export const peersFolder = join(import.meta.dirname, '../../peers');

interface Started {
  readonly node: string;
  /** The folder below `bench/peers`, and what Node runs in it. */
  readonly folder: string;
  readonly arguments_: readonly string[];
  readonly env: Readonly<Record<string, string>>;
}

/** Starts a peer's server and waits until it answers at `path`. */
export async function startPeer(
  { node, folder, arguments_, env }: Started,
  { path, portArgument }: { readonly path: string; readonly portArgument?: string },
): Promise<{ child: ChildProcess; port: number }> {
  const port = await freePort();
  const given = portArgument === undefined ? [] : [portArgument, String(port)];
  const child = spawn(node, [...arguments_, ...given], {
    cwd: join(peersFolder, folder),
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...environment(), ...env, HOST: '127.0.0.1', PORT: String(port) },
  });
  try {
    await firstAnswer(`http://127.0.0.1:${port}${path}`, child, patience);
  } catch (error) {
    child.kill('SIGKILL');
    throw error;
  }
  return { child, port };
}

/** Runs a program of a peer until it ends. */
export async function runPeer({ node, folder, arguments_, env }: Started): Promise<void> {
  await run(node, arguments_, {
    folder: join(peersFolder, folder),
    env: { ...environment(), ...env },
  });
}

export async function stopPeer(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exit = once(child, 'exit');
  child.kill('SIGTERM');
  const timer = setTimeout(() => child.kill('SIGKILL'), 20_000);
  await exit;
  clearTimeout(timer);
}

function environment(): NodeJS.ProcessEnv {
  return { ...process.env, NODE_ENV: 'production' };
}
