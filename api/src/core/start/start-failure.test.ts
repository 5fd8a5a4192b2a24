import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readEnv } from '../env';
import { closeServices, openServices } from '../open-services';
import { startFailure } from './start-failure';

jest.setTimeout(600_000);

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'start-failure-'));
});
afterAll(() => rm(folder, { recursive: true }));

async function failureOf(variables: Record<string, string>): Promise<string | undefined> {
  const env = readEnv({ NODE_ENV: 'test', LOG_LEVEL: 'silent', SEED: 'none', ...variables });
  const error: unknown = await openServices(env).then(
    () => undefined,
    (reason: unknown) => reason,
  );
  return startFailure(error, env);
}

const server = (url: string) => ({ DATABASE_URL: url, DATA_DIR: join(folder, 'server') });

it('says that a data folder is a file', async () => {
  const file = join(folder, 'file');
  await writeFile(file, '');
  expect(await failureOf({ DATA_DIR: file })).toBe(
    `The data folder ${file} is no folder. Set DATA_DIR to another one.`,
  );
  expect(await failureOf({ DATA_DIR: join(file, 'below') })).toMatch(/is no folder/);
});

// Root may write everywhere.
const itAsUser = process.getuid?.() === 0 ? it.skip : it;
itAsUser('says that a data folder may not be written to', async () => {
  await chmod(folder, 0o500);
  const said = await failureOf({ DATA_DIR: join(folder, 'new') });
  await chmod(folder, 0o700);
  expect(said).toMatch(/Make it writable/);
});

it('says that no database server listens, and that its host is unknown', async () => {
  expect(await failureOf(server('postgres://127.0.0.1:1/x'))).toBe(
    'No database server listens at the address in DATABASE_URL. Start it, or correct DATABASE_URL.',
  );
  expect(await failureOf(server('postgres://no-such-host.invalid/x'))).toMatch(/DATABASE_URL/);
});

it('says that the data is of a newer version', async () => {
  const DATA_DIR = join(folder, 'newer');
  const env = readEnv({ NODE_ENV: 'test', LOG_LEVEL: 'silent', SEED: 'none', DATA_DIR });
  const services = await openServices(env);
  const client = await services.pool.connect();
  const later = `insert into kysely_migration (name, timestamp) values ('999-later', '2030-01-01')`;
  await client.query(later, []);
  const lowest = `update setting set value = '"999-later"' where key = 'schema.lowest-compatible'`;
  await client.query(lowest, []);
  client.release();
  await closeServices(services);
  expect(await failureOf({ DATA_DIR })).toBe(
    'The database was written by a newer version (it has 999-later). Start that version, or restore a backup.',
  );
});

it('says that the database needs an engine that was not chosen', async () => {
  const said = await failureOf({ DATA_DIR: join(folder, 'newer'), DATABASE_ENGINE: 'pglite' });
  expect(said).toMatch(/^The database is in .*postgresql-\d+, for PostgreSQL\. DATABASE_ENGINE is/);
});

it('says which port is in use', () => {
  const listener = { HOST: '127.0.0.1', PORT: 3000, DATA_DIR: folder };
  const inUse = (port: number) => Object.assign(new Error('in use'), { code: 'EADDRINUSE', port });
  expect(startFailure(inUse(3000), listener)).toMatch(/^Port 3000 .* set PORT to another one\.$/);
  expect(startFailure(inUse(3025), listener)).toMatch(/^Port 3025 .* set MAILBOX_PORT to/);
});

it('has no words for an error of the program', () => {
  expect(startFailure(new TypeError('x is undefined'), undefined)).toBeUndefined();
});
