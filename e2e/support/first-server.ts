import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

/** The built product without records and without accounts. */
export interface FirstServer {
  readonly url: string;
  /** The link that the start prints for the first account. */
  readonly firstAccount: string;
  stop(): Promise<void>;
}

export async function startFirstServer(): Promise<FirstServer> {
  const dataFolder = await mkdtemp(join(tmpdir(), 'e2e-first-'));
  const child = spawn(process.execPath, ['gateway/dist/main.js'], {
    cwd: join(import.meta.dirname, '../..'),
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      PATH: process.env['PATH'],
      PORT: '0',
      DATA_DIR: dataFolder,
      SEED: 'none',
      MAILBOX_PORT: '0',
      LOG_LEVEL: 'error',
    },
  });
  return {
    ...(await printedAddresses(child)),
    async stop() {
      const exit = once(child, 'exit');
      child.kill('SIGTERM');
      await exit;
      await rm(dataFolder, { recursive: true, force: true });
    },
  };
}

async function printedAddresses(
  child: ChildProcess,
): Promise<Pick<FirstServer, 'url' | 'firstAccount'>> {
  if (child.stdout === null) throw new Error('The gateway has no output');
  let url: string | undefined;
  let firstAccount: string | undefined;
  for await (const line of createInterface({ input: child.stdout })) {
    url ??= /^Site\s+(http\S+?)\/?$/.exec(line)?.[1];
    firstAccount ??= /first account at (http\S+)/.exec(line)?.[1];
    if (url !== undefined && firstAccount !== undefined) return { url, firstAccount };
  }
  throw new Error(`The gateway exited with code ${child.exitCode} before it listened`);
}
