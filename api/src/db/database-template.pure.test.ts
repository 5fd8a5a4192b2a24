import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { copyDatabaseTemplate } from './database-template';

test('a database is copied where there is none, for its owner alone', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'database-template-'));
  const [template, target] = [join(folder, 'template'), join(folder, 'data', 'postgresql-18')];
  await mkdir(join(folder, 'data'));
  expect(await copyDatabaseTemplate(template, target)).toBe(false);
  await mkdir(join(template, 'base'), { recursive: true });
  await writeFile(join(template, 'base', '1'), 'rows', { mode: 0o644 });
  expect(await copyDatabaseTemplate(template, target)).toBe(true);
  expect(await copyDatabaseTemplate(template, target)).toBe(false);
  expect((await stat(target)).mode & 0o777).toBe(0o700);
  expect((await stat(join(target, 'base', '1'))).mode & 0o777).toBe(0o600);
  expect(await readFile(join(target, 'base', '1'), 'utf8')).toBe('rows');
  expect(await readdir(join(folder, 'data'))).toEqual(['postgresql-18']);
  await rm(folder, { recursive: true });
});
