import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { account } from './surroundings';

/** The built product, apart from the server that other journeys share. */
export interface OwnServer {
  readonly url: string;
  stop(): Promise<void>;
}

/** Without records and without accounts. */
export interface FirstServer extends OwnServer {
  /** The link that the start prints for the first account. */
  readonly firstAccount: string;
}

export async function startFirstServer(): Promise<FirstServer> {
  const { child, stop } = await startServer({ SEED: 'none' });
  return { ...(await printedAddresses(child)), stop };
}

/** With the demo company and the usual account. */
export async function startDemoServer(): Promise<OwnServer> {
  const { email, password } = account;
  const { child, stop } = await startServer({ ADMIN_EMAIL: email, ADMIN_PASSWORD: password });
  for await (const line of printedLines(child)) {
    const url = siteAddress(line);
    if (url !== undefined) return { url, stop };
  }
  throw new Error(`The gateway exited with code ${child.exitCode} before it listened`);
}

async function startServer(env: Readonly<Record<string, string>>) {
  const dataFolder = await mkdtemp(join(tmpdir(), 'e2e-first-'));
  const child = spawn(process.execPath, ['gateway/dist/main.js'], {
    cwd: join(import.meta.dirname, '../..'),
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      PATH: process.env['PATH'],
      PORT: '0',
      DATA_DIR: dataFolder,
      MAILBOX_PORT: '0',
      LOG_LEVEL: 'error',
      ...env,
    },
  });
  return {
    child,
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
  let url: string | undefined;
  let firstAccount: string | undefined;
  for await (const line of printedLines(child)) {
    url ??= siteAddress(line);
    firstAccount ??= /first account at (http\S+)/.exec(line)?.[1];
    if (url !== undefined && firstAccount !== undefined) return { url, firstAccount };
  }
  throw new Error(`The gateway exited with code ${child.exitCode} before it listened`);
}

function printedLines({ stdout }: ChildProcess) {
  if (stdout === null) throw new Error('The gateway has no output');
  return createInterface({ input: stdout });
}

function siteAddress(line: string): string | undefined {
  return /^Site\s+(http\S+?)\/?$/.exec(line)?.[1];
}
