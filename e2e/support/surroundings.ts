import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from 'tools/free-port';

/** The first admin of the server under test. */
export const account = { email: 'staff@example.com', password: 'correct horse battery staple' };

/** An account to register, with the password of `account`. */
export function newAccount(email: string) {
  return { firstname: 'Colin', lastname: 'League', email, password: account.password };
}

const portName = 'E2E_PORT';

/** The URL of the server under test. */
export function serverUrl(): string {
  return `http://127.0.0.1:${process.env[portName]}`;
}

/**
 * Chooses the port and the data folder of the server under test; the folder is deleted at the end. Worker processes
 * read the configuration again and find the first one's choice in the environment.
 */
export async function prepareSurroundings() {
  const port = (process.env[portName] ??= String(await freePort()));
  const dataFolder = (process.env['E2E_DATA_DIR'] ??= newDataFolder());
  return {
    url: serverUrl(),
    server: {
      PORT: port,
      // Its default is near `PORT`, where another program may listen.
      MAILBOX_PORT: String(await freePort()),
      DATA_DIR: dataFolder,
      SEED: 'demo',
      ADMIN_EMAIL: account.email,
      ADMIN_PASSWORD: account.password,
      LOG_LEVEL: 'error',
      // A journey's listener is on this machine.
      WEBHOOK_ALLOW_PRIVATE: 'true',
    },
  };
}

function newDataFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'e2e-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
