import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { account } from './surroundings';

/** The built product as a child process with an empty database. */
export interface ReleaseServer {
  readonly url: string;
  readonly dataFolder: string;
  stop(): Promise<void>;
}

/** @param overrideOrigins - the origins allowed for overrides */
export async function startReleaseServer(
  overrideOrigins: readonly string[],
): Promise<ReleaseServer> {
  const dataFolder = await mkdtemp(join(tmpdir(), 'e2e-releases-'));
  const child = spawn(process.execPath, ['gateway/dist/main.js'], {
    cwd: join(import.meta.dirname, '../..'),
    stdio: ['ignore', 'pipe', 'inherit'],
    // Without this process's own settings, such as the URL of a database.
    env: {
      PATH: process.env['PATH'],
      PORT: '0',
      DATA_DIR: dataFolder,
      SEED: 'none',
      ADMIN_EMAIL: account.email,
      ADMIN_PASSWORD: account.password,
      OVERRIDE_ORIGINS: overrideOrigins.join(','),
      MAILBOX_PORT: '0',
      LOG_LEVEL: 'error',
    },
  });
  return {
    url: await announcedAddress(child),
    dataFolder,
    async stop() {
      const exit = once(child, 'exit');
      child.kill('SIGTERM');
      await exit;
      await rm(dataFolder, { recursive: true, force: true });
    },
  };
}

/** The URL that the server prints once it listens. */
async function announcedAddress(child: ChildProcess): Promise<string> {
  if (child.stdout === null) throw new Error('The gateway has no output');
  for await (const line of createInterface({ input: child.stdout })) {
    const [, address] = /^Site\s+(http\S+?)\/?$/.exec(line) ?? [];
    if (address !== undefined) return address;
  }
  throw new Error(`The gateway exited with code ${child.exitCode} before it listened`);
}
