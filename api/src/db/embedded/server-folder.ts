import { existsSync } from 'node:fs';
import { chown, lchown, mkdir, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { syncPath, syncTree } from '../../process/sync-path';
import { copyDatabaseTemplate } from '../database-template';
import { openToAll } from './copy-programs';
import type { ServerAccount } from './server-account';
import type { ServerPrograms } from './server-programs';
import { initializeFolder } from './server-process';

const folderName = /^postgresql-(\d+)$/;

/** Where the database of a major version lies in the data folder. */
export function serverFolder(dataFolder: string, major: number): string {
  return join(dataFolder, `postgresql-${major}`);
}

/** The major versions of which the data folder has a database, in ascending order. */
export async function majorsIn(dataFolder: string): Promise<number[]> {
  if (!existsSync(dataFolder)) return [];
  const majors = (await readdir(dataFolder)).map((name) => Number(folderName.exec(name)?.[1]));
  return majors.filter((major) => major > 0).toSorted((one, other) => one - other);
}

/**
 * Creates an empty database: a copy of the template if that is of the same major version. A start that is interrupted
 * leaves nothing behind that breaks the next one.
 */
export async function createServerFolder(
  programs: ServerPrograms,
  folder: string,
  template: string | undefined,
): Promise<void> {
  const isFit = template !== undefined && (await majorOf(template)) === programs.major;
  if (isFit && (await copyDatabaseTemplate(template, folder))) return;
  const draft = await initializeDraft(programs, folder);
  await syncTree(draft);
  await rename(draft, folder);
  await syncPath(dirname(folder));
}

/** Creates the template that a first start copies, for whichever user starts. */
export async function writeServerTemplate(programs: ServerPrograms, folder: string): Promise<void> {
  const draft = await initializeDraft(programs, folder);
  if (programs.account) await giveTo(draft, { uid: 0, gid: 0 });
  await openToAll(draft);
  await rename(draft, folder);
}

async function initializeDraft(programs: ServerPrograms, folder: string): Promise<string> {
  const draft = `${folder}.draft`;
  await rm(draft, { recursive: true, force: true });
  await mkdir(draft, { recursive: true, mode: 0o700 });
  await ownServerFolder(programs, draft);
  await initializeFolder(programs, draft);
  return draft;
}

/** Gives the folder to the account that runs the server, where that is not this process's own user. */
export async function ownServerFolder({ account }: ServerPrograms, folder: string): Promise<void> {
  if (!account || (await stat(folder)).uid === account.uid) return;
  await giveTo(folder, account);
}

/** The folder itself comes last, as proof of completion. */
async function giveTo(folder: string, account: ServerAccount): Promise<void> {
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) await giveTo(path, account);
    else await lchown(path, account.uid, account.gid);
  }
  await chown(folder, account.uid, account.gid);
}

async function majorOf(folder: string): Promise<number> {
  return Number(await readFile(join(folder, 'PG_VERSION'), 'utf8').catch(() => NaN));
}
