import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type CallKind, callKinds } from '../calls/call-kinds';
import { loadOnce } from '../calls/load-once';
import type { Substance } from '../inventory';
import { startGateway } from '../running-gateway';
import { signIn } from '../sign-in';

/** The product itself, as it is measured. */
export interface Ours {
  readonly port: number;
  readonly pid: number;
  readonly token: string;
  readonly postmaster: number | undefined;
  readonly kinds: readonly CallKind[];
  readonly stop: () => Promise<void>;
}

const secret = 'a secret that only the measurements use';

export async function openOnPostgres(
  inventory: readonly Substance[],
  { url, folder }: Record<'url' | 'folder', string>,
): Promise<Ours> {
  const dataFolder = join(folder, 'ours');
  const env = { DATABASE_URL: url, JWT_SECRET: secret };
  return open(dataFolder, env, () => loadOnce(inventory, { url, folder: dataFolder, secret }));
}

/** @param dataFolder with the substances in its database */
export function openOnEmbedded(dataFolder: string): Promise<Ours> {
  return open(dataFolder, {}, () => postmasterIn(dataFolder));
}

async function open(
  dataFolder: string,
  env: Readonly<Record<string, string>>,
  findPostmaster: () => Promise<number | undefined>,
): Promise<Ours> {
  const gateway = await startGateway({
    dataFolder,
    seed: 'demo',
    firstAddress: '/api/health/ready',
    // As in production.
    env: { ...env, MAILBOX_PORT: '0', API_DOCS: 'false' },
  });
  const stop = () => gateway.stop('SIGTERM');
  try {
    const postmaster = await findPostmaster();
    const token = await signIn(gateway.url);
    const kinds = await callKinds({ url: gateway.url, token });
    const { pid, url } = gateway;
    return { port: Number(new URL(url).port), pid, token, postmaster, kinds, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** The category that our filtered list asks for. */
export function categoryOf({ kinds }: Ours): string {
  const target = kinds.find(({ name }) => name === 'filtered')?.next(0).target ?? '';
  return new URLSearchParams(target.split('?')[1]).get('categoryId') ?? '';
}

/** The embedded server's process, by the lock file in its folder. */
async function postmasterIn(dataFolder: string): Promise<number | undefined> {
  for (const name of await readdir(dataFolder)) {
    const lock = join(dataFolder, name, 'postmaster.pid');
    const text = await readFile(lock, 'utf8').catch(() => undefined);
    if (text !== undefined) return Number(text.split('\n')[0]);
  }
  return undefined;
}
