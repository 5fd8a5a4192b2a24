import { readFile } from 'node:fs/promises';
import { ServerUnfit } from './server-unfit';

/** The user that runs the server and owns its files. */
export interface ServerAccount {
  readonly uid: number;
  readonly gid: number;
}

const names = ['postgres', 'nobody'];

/**
 * PostgreSQL refuses root: started as root, it runs as the first unprivileged account that the system has. Undefined
 * for the user of this process.
 *
 * @throws ServerUnfit
 */
export async function findServerAccount(): Promise<ServerAccount | undefined> {
  if (process.getuid?.() !== 0) return undefined;
  // Elsewhere a server cannot reach a folder below one that is closed to it: see `pathOf` in `server-process.ts`.
  if (process.platform !== 'linux') throw new ServerUnfit('PostgreSQL does not run as root');
  const accounts = await readFile('/etc/passwd', 'utf8').catch(() => '');
  for (const name of names) {
    const line = accounts.split('\n').find((each) => each.startsWith(`${name}:`));
    const [, , uid, gid] = line?.split(':') ?? [];
    if (Number(uid) > 0 && Number(gid) > 0) return { uid: Number(uid), gid: Number(gid) };
  }
  throw new ServerUnfit('PostgreSQL does not run as root, and there is no user postgres or nobody');
}
