import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

export interface DevGateway {
  readonly url: string;
  /** Resolves with the first answer. */
  readonly ready: Promise<void>;
  stop(): Promise<void>;
}

export interface DevGatewayOptions {
  readonly root: string;
  readonly port: number;
  /** The URL that developers open. */
  readonly address: string;
}

/** The distance between the public port and the development mail server's, the same as without dev servers. */
const mailboxDistance = 25;

/** Runs API and site from source; restarts them when a source file changes. */
export function startGateway({ root, port, address }: DevGatewayOptions): DevGateway {
  const url = `http://127.0.0.1:${port}`;
  const tsx = join(root, 'node_modules/tsx/dist/cli.mjs');
  const flags = ['watch', '--clear-screen=false'];
  // A developer's own builds take the place of older ones.
  const main = [join(root, 'gateway/src/main.ts'), '--publish'];
  const child = spawn(process.execPath, [tsx, ...flags, ...main], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      LOG_LEVEL: 'warn',
      // Derived from the public port: the gateway's own port changes at each start, and stored mail servers have this
      // one.
      MAILBOX_PORT: String(Number(new URL(address).port) + mailboxDistance),
      ...process.env,
      PORT: String(port),
      ADMIN_URL: address,
    },
  });
  const lines = createInterface({ input: child.stdout });
  lines.on('line', (line) => console.log(line.replace(url, address)));
  const ready = new Promise<void>((resolve) => {
    lines.on('line', (line) => {
      if (line.includes(url)) resolve();
    });
  });
  return { url, ready, stop: () => stop(child) };
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  const exit = once(child, 'exit');
  child.kill('SIGTERM');
  await exit;
}
