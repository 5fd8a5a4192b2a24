import { execFile, spawnSync } from 'node:child_process';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { DataFolderInUse, holdDataFolder } from './data-folder';

let folder: string;
beforeEach(async () => {
  folder = join(await mkdtemp(join(tmpdir(), 'folder-')), 'data');
});
afterEach(() => rm(join(folder, '..'), { recursive: true }));

test('a folder is held by one, and free after that', async () => {
  const held = await holdDataFolder(folder);
  await expect(holdDataFolder(folder)).rejects.toThrow(DataFolderInUse);
  await expect(holdDataFolder(folder)).rejects.toThrow(`in use by process ${process.pid}`);
  await held.release();
  await held.release();
  const again = await holdDataFolder(folder);
  await again.release();
  expect(await readdir(folder)).toEqual([]);
});

test('the lock of a process that is no more is taken over', async () => {
  await (await holdDataFolder(folder)).release();
  const { pid } = spawnSync('true');
  for (const gone of [`${pid} 12345`, `${process.ppid} 1`, `${process.pid} 1`]) {
    await writeFile(join(folder, 'lock'), `${hostname()} ${gone}`);
    const held = await holdDataFolder(folder);
    await held.release();
  }
});

test('of several processes that find a stale lock, one takes the folder', async () => {
  await (await holdDataFolder(folder)).release();
  await writeFile(join(folder, 'lock'), `${hostname()} 999999999 1`);
  const answers = await Promise.all(Array.from({ length: 4 }, holdInAnotherProcess));
  expect(answers.filter((answer) => answer === 'held')).toHaveLength(1);
  expect(answers.filter((answer) => answer.includes('is in use by process'))).toHaveLength(3);
});

async function holdInAnotherProcess(): Promise<string> {
  const script = `
    import { holdDataFolder } from ${JSON.stringify(join(import.meta.dirname, 'data-folder.ts'))};
    await holdDataFolder(${JSON.stringify(folder)}).then(
      () => { console.log('held'); setTimeout(() => undefined, 3000); },
      (error) => console.log(error.message));`;
  const given = ['--import', 'tsx', '--input-type=module', '-e', script];
  const { stdout } = await promisify(execFile)(process.execPath, given);
  return stdout.trim();
}

test('the lock of another machine is left alone', async () => {
  await (await holdDataFolder(folder)).release();
  await writeFile(join(folder, 'lock'), 'elsewhere 1 1');
  await expect(holdDataFolder(folder)).rejects.toThrow('belongs to process 1 on elsewhere');
});
