import { appendFile, mkdir, readdir, stat } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { readIfThere } from '../../process/read-if-there';
import type { BackupBucket } from './backup-bucket';

/** In the folder of backups: a line for each file that was sent, `+ path`, or removed from the bucket, `- path`. */
const journalName = 'bucket.journal';

/** What there is to do, by the files' paths in the folder. */
interface Pending {
  /** In the folder and not in the bucket: files first, then the backups that name them. */
  readonly unsent: readonly string[];
  /** Sent from this folder, and no longer in it. */
  readonly removed: readonly string[];
}

export async function pendingCopies(backups: string): Promise<Pending> {
  const sent = await readJournal(backups);
  const present = await filesOf(backups);
  const here = new Set(present);
  return {
    unsent: present.filter((path) => !sent.has(path)),
    removed: [...sent].filter((path) => !here.has(path)),
  };
}

interface Copying {
  /** The folder of backups. */
  readonly backups: string;
  readonly bucket: BackupBucket;
  readonly signal?: AbortSignal;
}

/**
 * Sends what the folder has and the bucket has not, and removes what was sent from this folder and is no longer in it. What
 * else the bucket has stays: a new folder, after a disk was lost, removes nothing.
 *
 * @returns the number of files that were sent
 */
export async function copyToBucket({ backups, bucket, signal }: Copying): Promise<number> {
  const { unsent, removed } = await pendingCopies(backups);
  let count = 0;
  for (const path of unsent) {
    signal?.throwIfAborted();
    if (!(await isThere(join(backups, path)))) continue;
    await bucket.put(path, join(backups, path));
    await note(backups, `+ ${path}`);
    count += 1;
  }
  for (const path of removed) {
    signal?.throwIfAborted();
    await bucket.remove(path);
    await note(backups, `- ${path}`);
  }
  return count;
}

/** Folders and files of backups; what else a bucket has is not fetched. */
const fetched = /^(?:[\w-][\w.-]*\/){0,3}[\w-][\w.-]*$/;

/**
 * Fetches what the bucket has and the folder has not.
 *
 * @returns the number of files that were fetched
 */
export async function fetchFromBucket(
  { backups, bucket }: Copying,
  report: (path: string) => void = () => undefined,
): Promise<number> {
  await mkdir(backups, { recursive: true, mode: 0o700 });
  const sent = await readJournal(backups);
  let count = 0;
  for await (const { path, size } of bucket.list()) {
    if (!fetched.test(path) || path === journalName) continue;
    const target = join(backups, path);
    if ((await sizeOf(target)) === size) continue;
    report(path);
    await bucket.fetch(path, target);
    if (!sent.has(path)) await note(backups, `+ ${path}`);
    count += 1;
  }
  return count;
}

async function readJournal(backups: string): Promise<Set<string>> {
  const text = (await readIfThere(join(backups, journalName))) ?? '';
  const sent = new Set<string>();
  // A process that was killed may have left a part of the last line: that file is sent again.
  for (const line of text.split('\n').slice(0, -1)) {
    const path = line.slice(2);
    if (line.startsWith('+ ')) sent.add(path);
    else sent.delete(path);
  }
  return sent;
}

async function note(backups: string, line: string): Promise<void> {
  await appendFile(join(backups, journalName), `${line}\n`, { mode: 0o600 });
}

/** Without drafts, which have no name of their own yet. */
async function filesOf(backups: string): Promise<string[]> {
  const entries = await readdir(backups, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && entry.name !== journalName)
    .filter(({ name }) => !name.endsWith('.draft'))
    .map(({ parentPath, name }) => join(parentPath, name).slice(backups.length + 1))
    .map((path) => path.split(sep).join('/'))
    .toSorted(filesFirst);
}

/** A backup is sent after the files that it names. */
function filesFirst(one: string, other: string): number {
  const rank = (path: string) => (path.startsWith('files/') ? 0 : 1);
  return rank(one) - rank(other) || (one < other ? -1 : 1);
}

const isThere = async (path: string) => (await sizeOf(path)) !== undefined;

async function sizeOf(path: string): Promise<number | undefined> {
  return stat(path).then(
    ({ size }) => size,
    () => undefined,
  );
}
