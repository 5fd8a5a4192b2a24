import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

const patience = 20_000;

/** Starts a server of the system and waits until it takes connections at the port. */
export async function startServer(
  [command, ...given]: readonly [string, ...string[]],
  port: number,
  options: { readonly uid?: number; readonly gid?: number } = {},
): Promise<ChildProcess> {
  const child = spawn(command, given, { stdio: ['ignore', 'ignore', 'inherit'], ...options });
  const limit = performance.now() + patience;
  while (performance.now() < limit) {
    if (child.exitCode !== null) break;
    if (await takesConnections(port)) return child;
    await pause(20);
  }
  child.kill('SIGKILL');
  throw new Error(`${command} does not listen on ${port}`);
}

export async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exit = once(child, 'exit');
  child.kill(signal);
  await exit;
}

/** The account for servers that refuse to run as root; none for others. */
export function serverAccount(): { readonly uid?: number; readonly gid?: number } {
  if (process.getuid?.() !== 0) return {};
  const id = (flag: string) =>
    Number(spawnSync('id', [flag, 'postgres'], { encoding: 'utf8' }).stdout);
  return { uid: id('-u'), gid: id('-g') };
}

function takesConnections(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    socket.once('close', () => undefined).once('connect', () => socket.destroy());
  });
}
