import { createHash } from 'node:crypto';
import { cp, mkdir, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { ReleaseDocument } from 'contract/release';
import type { Env } from '../env';

/** Where the files of one version lie, and stay. */
export function versionFolder({ DATA_DIR }: Env, { id, version }: ReleaseDocument): string {
  return join(DATA_DIR, 'remotes', id, version);
}

/** The `release.json` of a built remote, checked against the files beside it. */
export async function readBuild(folder: string): Promise<ReleaseDocument> {
  const text = await readFile(join(folder, 'release.json'), 'utf8');
  const document = ReleaseDocument.parse(JSON.parse(text));
  for (const [file, integrity] of Object.entries(document.integrity)) {
    const hash = createHash('sha384').update(await readFile(join(folder, file)));
    if (`sha384-${hash.digest('base64')}` !== integrity) {
      throw new Error(`${file} of ${document.id} is not the file that its release.json names`);
    }
  }
  return document;
}

/** Copies a build to its place, whole or not at all. */
export async function keepBuild(
  env: Env,
  document: ReleaseDocument,
  folder: string,
): Promise<void> {
  const target = versionFolder(env, document);
  const draft = `${target}.draft`;
  await mkdir(join(target, '..'), { recursive: true });
  await rm(draft, { recursive: true, force: true });
  await cp(folder, draft, { recursive: true });
  await rm(target, { recursive: true, force: true });
  await rename(draft, target);
}
