import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { recoveryName } from '../backup/backup-folder';
import { hasCode } from '../../process/error-code';

/**
 * In the folder of backups, in `recovery`: each folder is a chain, of bases and the log since the first of them. A chain ends when
 * the log was not kept for a while, or is of another database.
 */
const baseName = /^(\d{4}-\d\d-\d\dT)(\d\d)-(\d\d)-(\d\dZ)[.]base$/;
const chainName = /^\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ$/;
const segmentName = /^[0-9A-F]{24}$/;
const draftSuffix = '.draft';
/** Bases that a chain keeps: from the older one on, each moment can be restored. */
const keptBases = 2;

/** A copy of the database's folder. */
export interface Base {
  readonly path: string;
  readonly begunAt: Date;
  /** From when on it can be restored. */
  readonly wholeAt: Date;
}

export interface Chain {
  readonly name: string;
  readonly path: string;
  /** In the order of their time. */
  readonly bases: readonly Base[];
}

export const stampOf = (time: Date) => `${time.toISOString().slice(0, 19).replaceAll(':', '-')}Z`;

export function chainFolder(backups: string, chain: string): string {
  return join(backups, recoveryName, chain);
}

export function basePath(backups: string, chain: string, begunAt: Date): string {
  return join(chainFolder(backups, chain), `${stampOf(begunAt)}.base`);
}

/** The chains of a folder of backups, in the order of their time. */
export async function readChains(backups: string): Promise<Chain[]> {
  const names = (await namesIn(join(backups, recoveryName))).filter((name) => chainName.test(name));
  return Promise.all(
    names.toSorted().map(async (name) => {
      const path = chainFolder(backups, name);
      const bases = (await namesIn(path)).filter((each) => baseName.test(each)).toSorted();
      return { name, path, bases: await Promise.all(bases.map((each) => asBase(path, each))) };
    }),
  );
}

async function asBase(folder: string, name: string): Promise<Base> {
  const path = join(folder, name);
  const { mtime: wholeAt } = await stat(path);
  return { path, begunAt: new Date(name.replace(baseName, '$1$2:$3:$4')), wholeAt };
}

/** Up to when a chain has the log: when its last segment was shipped. */
export async function shippedUntil({ path }: Chain): Promise<Date | undefined> {
  const last = (await namesIn(path))
    .filter((name) => segmentName.test(name))
    .toSorted()
    .at(-1);
  return last === undefined ? undefined : (await stat(join(path, last))).mtime;
}

/** Makes the folder of a chain ready: drafts in it are of a process that was killed. */
export async function openChain(backups: string, chain: string): Promise<void> {
  const folder = chainFolder(backups, chain);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  for (const name of await namesIn(folder))
    if (name.endsWith(draftSuffix)) await rm(join(folder, name), { force: true });
}

/**
 * Removes what no restore needs: bases but the last ones, the log before them, and the chains before this one as soon as it has
 * as many.
 *
 * @param firstSegment - of the log that a base needs
 */
export async function removeOldBases(
  backups: string,
  chain: string,
  firstSegment: (base: Base) => Promise<string>,
): Promise<void> {
  const chains = await readChains(backups);
  const own = chains.find(({ name }) => name === chain);
  if (!own) return;
  const kept = own.bases.slice(-keptBases);
  for (const { path } of own.bases.slice(0, -keptBases)) await rm(path, { force: true });
  const [oldest] = kept;
  if (kept.length < keptBases || !oldest) return;
  for (const { name, path } of chains)
    if (name !== chain) await rm(path, { recursive: true, force: true });
  const first = await firstSegment(oldest);
  for (const name of await namesIn(own.path))
    if (segmentName.test(name) && name < first) await rm(join(own.path, name), { force: true });
}

async function namesIn(folder: string): Promise<string[]> {
  return readdir(folder).catch((error: unknown) => {
    if (hasCode(error, 'ENOENT')) return [];
    throw error;
  });
}
