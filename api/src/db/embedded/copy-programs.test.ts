import { existsSync } from 'node:fs';
import { chmod, mkdir, mkdtemp, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { copyPrograms } from './copy-programs';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'copy-programs-'));
});
afterEach(() => rm(folder, { recursive: true }));

test('programs in a closed folder are copied to where all may run them, once for each version', async () => {
  const native = join(folder, 'native');
  await mkdir(join(native, 'bin'), { recursive: true, mode: 0o700 });
  await writeFile(join(native, 'bin', 'postgres'), '', { mode: 0o700 });
  await writeFile(join(folder, 'package.json'), '{ "version": "1" }');
  const addLink = (copy: string) => symlink('postgres', join(copy, 'bin', 'postmaster'));

  const copy = await copyPrograms(native, addLink);
  expect((await stat(join(copy, 'bin'))).mode & 0o777).toBe(0o755);
  expect((await stat(join(copy, 'bin', 'postmaster'))).mode & 0o777).toBe(0o755);
  expect(await copyPrograms(native, () => Promise.reject(new Error('again')))).toBe(copy);
  await writeFile(join(folder, 'package.json'), '{ "version": "2" }');
  const next = await copyPrograms(native, addLink);
  expect(next).not.toBe(copy);

  await chmod(join(next, '..'), 0o777);
  await expect(copyPrograms(native, addLink)).rejects.toThrow('belongs to another user');
  for (const each of [copy, next]) await rm(join(each, '..'), { recursive: true });
  expect(existsSync(copy)).toBe(false);
});
