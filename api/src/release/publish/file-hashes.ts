import { webcrypto } from 'node:crypto';
import type { BuildFiles } from './archive';

/** Subresource integrity value of each file of a build, including compressed twins. */
export type FileHashes = Readonly<Record<string, string>>;

export async function hashesOf(files: BuildFiles): Promise<FileHashes> {
  const entries = await Promise.all(
    [...files].map(async ([name, content]) => [name, await integrityOf(content)] as const),
  );
  return Object.fromEntries(entries);
}

/** Whether the files match exactly: none changed, missing or added. */
export async function areFilesOf(hashes: FileHashes, files: BuildFiles): Promise<boolean> {
  if (files.size !== Object.keys(hashes).length) return false;
  for (const [name, content] of files) {
    if (!Object.hasOwn(hashes, name) || hashes[name] !== (await integrityOf(content))) return false;
  }
  return true;
}

/** Uses Web Crypto, which hashes in another thread. */
export async function integrityOf(content: Buffer): Promise<string> {
  const digest = await webcrypto.subtle.digest('SHA-384', content);
  return `sha384-${Buffer.from(digest).toString('base64')}`;
}
