import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { copyDatabaseTemplate, writeDatabaseTemplate } from './database-template';
import { openEmbeddedPool } from './pglite-pool';

const longEnough = 600_000;

test(
  'a database is copied where there is none, for its owner alone, and opens',
  async () => {
    const folder = await mkdtemp(join(tmpdir(), 'database-template-'));
    const [template, target] = [join(folder, 'template'), join(folder, 'data', 'postgres')];
    expect(await copyDatabaseTemplate(template, target)).toBe(false);
    await writeDatabaseTemplate(template);
    expect(await copyDatabaseTemplate(template, target)).toBe(true);
    expect(await copyDatabaseTemplate(template, target)).toBe(false);
    expect((await stat(target)).mode & 0o777).toBe(0o700);
    expect((await stat(join(target, 'PG_VERSION'))).mode & 0o777).toBe(0o600);
    expect(await readdir(folder)).toEqual(['data', 'template']);
    const pool = await openEmbeddedPool(target);
    const client = await pool.connect();
    expect((await client.query('select 1 as one', [])).rows).toEqual([{ one: 1 }]);
    client.release();
    await pool.end();
    await rm(folder, { recursive: true });
  },
  longEnough,
);
