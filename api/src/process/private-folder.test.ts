import { mkdir, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openLocalStorage } from '../storage/local-storage';
import { protectDataFolder } from './private-folder';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'private-folder-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

/** What others may read or write below a folder, the folder included. */
async function openToOthers(path: string): Promise<string[]> {
  const names = await readdir(path, { recursive: true });
  const paths = [path, ...names.map((name) => join(path, name))];
  const modes = await Promise.all(paths.map(async (each) => (await stat(each)).mode & 0o077));
  return paths.filter((_, index) => modes[index] !== 0);
}

async function underUmask<T>(mask: number, work: () => Promise<T>): Promise<T> {
  const before = process.umask(mask);
  try {
    return await work();
  } finally {
    process.umask(before);
  }
}

it('nobody else reads what is written, whatever the umask', () =>
  // What is closed under this one is closed under any.
  underUmask(0o000, async () => {
    const data = join(folder, 'data');
    await protectDataFolder(data);
    await openLocalStorage(join(data, 'files')).write('note.txt', new Uint8Array([1]));
    expect(await openToOthers(data)).toEqual([]);
  }));

it('closes a folder that was open, with all that it holds, once', () =>
  underUmask(0o000, async () => {
    const data = join(folder, 'data');
    await mkdir(join(data, 'postgresql-18', 'base'), { recursive: true });
    await writeFile(join(data, 'postgresql-18', 'base', '1'), 'rows');
    expect(await openToOthers(data)).toHaveLength(4);
    expect(await protectDataFolder(data)).toBe(true);
    expect(await openToOthers(data)).toEqual([]);
    expect(await protectDataFolder(data)).toBe(false);
  }));
