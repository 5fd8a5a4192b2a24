import { createWriteStream, existsSync } from 'node:fs';
import { chown, mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { ownServerFolder } from '../../db/embedded/server-folder';
import type { ServerPrograms } from '../../db/embedded/server-programs';
import { readSealed } from '../../storage/sealed-file';

/** In the server's folder: what it asks for, what is there for it, and what does not exist. */
const places = { asked: 'log-asked', ready: 'log-ready', none: 'log-none' } as const;
/** Milliseconds between two looks. */
const interval = 20;

/**
 * Asks for a segment and takes it. It ends by itself after two minutes without an answer, as the end of the log, when nobody is
 * there to answer.
 */
export const restoreCommand = [
  `touch ${places.asked}/%f`,
  'n=0',
  `until test -e ${places.ready}/%f -o -e ${places.none}/%f -o $n -gt 2400; do sleep 0.05; n=$((n+1)); done`,
  `mv ${places.ready}/%f %p`,
].join('; ');

interface Feed {
  readonly programs: ServerPrograms;
  /** Of the server's files. */
  readonly folder: string;
  /** Where the log was shipped to. */
  readonly chain: string;
  readonly key: Uint8Array | undefined;
}

/** Unpacks segments as a server asks for them, one at a time: the log of a day is larger than a disk may have room for. */
export async function feedSegments<Result>(
  feed: Feed,
  work: () => Promise<Result>,
): Promise<Result> {
  const folders = Object.values(places).map((name) => join(feed.folder, name));
  for (const folder of folders) {
    await mkdir(folder, { mode: 0o700 });
    await ownServerFolder(feed.programs, folder);
  }
  const ended = new AbortController();
  const feeding = answerUntil(ended.signal, feed);
  try {
    return await Promise.race([work(), feeding.then(() => Promise.reject(new Error('Not fed')))]);
  } finally {
    ended.abort();
    await feeding.catch(() => undefined);
    for (const folder of folders) await rm(folder, { recursive: true, force: true });
  }
}

async function answerUntil(signal: AbortSignal, feed: Feed): Promise<void> {
  while (!signal.aborted) {
    const asked = join(feed.folder, places.asked);
    for (const name of await readdir(asked)) {
      await answer(name, feed);
      await rm(join(asked, name), { force: true });
    }
    await pause(interval);
  }
}

/** A name that is no segment's is not there. */
async function answer(name: string, { programs, folder, chain, key }: Feed): Promise<void> {
  const path = join(chain, name);
  if (!/^[0-9A-F]{24}$/.test(name) || !existsSync(path)) {
    await writeFile(join(folder, places.none, name), '');
    return;
  }
  const draft = join(folder, `${name}.draft`);
  await readSealed({ path, key }, createWriteStream(draft, { mode: 0o600 }));
  if (programs.account) await chown(draft, programs.account.uid, programs.account.gid);
  await rename(draft, join(folder, places.ready, name));
}
