import { mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { hasCode } from '../../process/error-code';
import { syncPath } from '../../process/sync-path';
import type { Env } from '../../kernel/env';
import type { BackupCounts } from './backup-contents';
import { filesFolder } from './file-copies';
import { keptBackups } from './kept-backups';

const fileName = /^chemical-trading-\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ[.]backup$/;
const begun = /^.*(\d{4}-\d\d-\d\dT)(\d\d)-(\d\d)-(\d\dZ)[.](?:backup|base)$/;
/** Of the recovery log. */
export const recoveryName = 'recovery';
const markSuffix = '.verified';
/** Milliseconds without a write after which a draft is of a process that was killed. */
const maxPause = 3_600_000;

/** The name of a backup of this moment. */
export function newBackupName(now = new Date()): string {
  return `chemical-trading-${now.toISOString().slice(0, 19).replaceAll(':', '-')}Z.backup`;
}

/** Makes the folder ready for a backup: it is there, and has no draft of a process that was killed. */
export async function openBackupFolder(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await mkdir(filesFolder(folder), { recursive: true, mode: 0o700 });
  for (const place of [folder, filesFolder(folder)]) {
    for (const name of await readdir(place)) {
      const path = join(place, name);
      if (name.endsWith('.draft') && (await isLeft(path))) await rm(path, { force: true });
    }
  }
}

/** Not one that has got its name by now. */
async function isLeft(path: string): Promise<boolean> {
  const found = await stat(path).catch(() => undefined);
  return found !== undefined && Date.now() - found.mtimeMs > maxPause;
}

/** Notes beside a backup that it was restored and compared. */
export async function markVerified(path: string, counts: BackupCounts): Promise<void> {
  const mark = path + markSuffix;
  const draft = `${mark}.${process.pid}.draft`;
  const text = JSON.stringify({ verifiedAt: new Date().toISOString(), ...counts });
  await writeFile(draft, `${text}\n`, { mode: 0o600, flush: true });
  await rename(draft, mark);
}

/** The newest backup of a folder that was restored and compared. */
export async function newestVerified(
  folder: string,
): Promise<{ readonly path: string; readonly begunAt: Date } | undefined> {
  const names = (await readdir(folder)).toSorted();
  const name = names.findLast((each) => fileName.test(each) && names.includes(each + markSuffix));
  if (name === undefined) return undefined;
  return { path: join(folder, name), begunAt: begunAtOf(name) };
}

/** When the oldest backup of a folder was begun, or the oldest copy of its recovery log. */
export async function oldestRestorable(folder: string): Promise<Date | undefined> {
  const copies = await readdir(join(folder, recoveryName), { recursive: true }).catch(noneIfAbsent);
  const moments = [...(await readdir(folder)), ...copies]
    .filter((name) => begun.test(name))
    .map(begunAtOf);
  return moments.toSorted((one, other) => one.getTime() - other.getTime()).at(0);
}

function noneIfAbsent(error: unknown): string[] {
  if (hasCode(error, 'ENOENT')) return [];
  throw error;
}

function begunAtOf(name: string): Date {
  return new Date(name.replace(begun, '$1$2:$3:$4'));
}

/** How many backups a folder has, and their size; null where it cannot be read. */
export async function backupFiles(
  folder: string,
): Promise<{ readonly count: number; readonly bytes: number } | null> {
  try {
    const names = (await readdir(folder)).filter((name) => fileName.test(name));
    const sizes = await Promise.all(
      names.map(async (name) => (await stat(join(folder, name))).size),
    );
    return { count: names.length, bytes: sizes.reduce((sum, size) => sum + size, 0) };
  } catch (error) {
    if (hasCode(error, 'ENOENT', 'EACCES', 'ENOTDIR')) return null;
    throw error;
  }
}

/**
 * Removes backups of a folder that are not to stay: of the verified ones, and of those that were never verified. So none is
 * removed before as many newer ones were verified.
 *
 * @returns the names of those that were removed
 */
export async function removeOldBackups(
  folder: string,
  keep: Env['BACKUP_KEEP'],
): Promise<string[]> {
  const names = await readdir(folder);
  const backups = names.filter((name) => fileName.test(name)).toSorted();
  const isVerified = (name: string) => names.includes(name + markSuffix);
  const verified = backups.filter(isVerified);
  const unverified = backups.filter((name) => !isVerified(name));
  const old = [verified, unverified].flatMap((each) => {
    const kept = keptBackups(each, keep);
    return each.filter((name) => !kept.includes(name));
  });
  for (const name of old) {
    await rm(join(folder, name), { force: true });
    await rm(join(folder, name + markSuffix), { force: true });
  }
  await syncPath(folder);
  return old;
}
