import { randomBytes } from 'node:crypto';
import { link, mkdir, open, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { hasCode } from '../../process/error-code';
import { readIfThere } from '../../process/read-if-there';
import { syncPath } from '../../process/sync-path';

/** The names of the files in the data folder with generated secrets. */
export type SecretFile = 'jwt-secret' | 'encryption-key';

const generated: Readonly<Record<SecretFile, () => string>> = {
  'jwt-secret': () => randomBytes(48).toString('base64url'),
  'encryption-key': () => randomBytes(32).toString('base64'),
};

/** The secrets that a data folder has where settings do not give them. */
export const secretNames: readonly SecretFile[] = ['jwt-secret', 'encryption-key'];

/** All files with secrets that a data folder may have. */
export const secretFiles: readonly string[] = secretNames.flatMap((name) => [
  name,
  `${name}.former`,
]);

/** A secret of the data folder, generated at the first start, and the one before it while it is rotated. */
export interface StoredSecret {
  readonly current: string;
  readonly former: string | undefined;
}

/** Reads a secret from files that only their owner can read. */
export async function storedSecret(folder: string, name: SecretFile): Promise<StoredSecret> {
  await mkdir(folder, { recursive: true });
  const path = join(folder, name);
  if ((await readIfThere(path)) === undefined) await writeFirst(path, generated[name]());
  return {
    current: await readFile(path, 'utf8'),
    former: await readIfThere(`${path}.former`),
  };
}

/**
 * Generates other secrets and keeps the present ones as the former. Where that was done before, they stay: their
 * rotation is not over. Cut off at any point, the next call goes on.
 *
 * @returns whether it generated any
 */
export async function replaceSecrets(
  folder: string,
  names: readonly SecretFile[],
): Promise<boolean> {
  const stored = await Promise.all(names.map((name) => storedSecret(folder, name)));
  const isCutOff = stored.some(({ current, former }) => former === current);
  const isBegun = stored.some(({ former }) => former !== undefined);
  if (names.length === 0 || (isBegun && !isCutOff)) return false;
  for (const [index, name] of names.entries()) {
    const path = join(folder, name);
    if (stored[index]?.former === undefined) await link(path, `${path}.former`);
  }
  for (const name of names) {
    const { current, former } = await storedSecret(folder, name);
    if (current === former) await replaceFile(join(folder, name), generated[name]());
  }
  // Windows syncs no folders.
  if (process.platform !== 'win32') await syncPath(folder);
  return true;
}

export async function removeFormer(folder: string, name: SecretFile): Promise<void> {
  await rm(join(folder, `${name}.former`), { force: true });
}

/** Another process may have been first. */
async function writeFirst(path: string, text: string): Promise<void> {
  const draft = await writeDraft(path, text);
  await link(draft, path).catch((error: unknown) => {
    if (!hasCode(error, 'EEXIST')) throw error;
  });
  await rm(draft, { force: true });
}

/** The former secret, a link to the same file, is not touched. */
async function replaceFile(path: string, text: string): Promise<void> {
  await rename(await writeDraft(path, text), path);
}

/** What is encrypted with a key must not outlive it: the key is on the disk before it is used. */
async function writeDraft(path: string, text: string): Promise<string> {
  const draft = `${path}.${process.pid}.draft`;
  const file = await open(draft, 'w', 0o600);
  try {
    await file.writeFile(text);
    await file.sync();
  } finally {
    await file.close();
  }
  return draft;
}
