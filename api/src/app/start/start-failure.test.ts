import { chmod, mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readEnv } from '../../kernel/env';
import { openServices } from '../open-services';
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

it.each([
  ['jwt-secret', '', /^The file jwt-secret .* is damaged\. Remove it/],
  [
    'encryption-key',
    'garbage',
    /^The file encryption-key .* is damaged: .* Restore it from a backup/,
  ],
])('says that the file %s is damaged', async (name, text, said) => {
  const DATA_DIR = join(folder, `damaged-${name}`);
  await mkdir(DATA_DIR);
  await writeFile(join(DATA_DIR, name), text);
  expect(await failureOf({ DATA_DIR })).toMatch(said);
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
  await services.close();
  expect(await failureOf({ DATA_DIR })).toBe(
    'The database was written by a newer version (it has 999-later). Start that version, or restore a backup.',
  );
});

it('says which version takes over a database of PGlite, and leaves it as it is', async () => {
  const DATA_DIR = join(folder, 'pglite');
  await mkdir(join(DATA_DIR, 'postgres'), { recursive: true });
  await writeFile(join(DATA_DIR, 'postgres', 'PG_VERSION'), '17\n');
  expect(await failureOf({ DATA_DIR })).toMatch(
    /^The database in .*postgres was made by PGlite, .* Start commit 2969c9ee .* once/,
  );
  expect(await readdir(DATA_DIR)).toEqual(['postgres']);
  expect(await readdir(join(DATA_DIR, 'postgres'))).toEqual(['PG_VERSION']);
});

it('says how to get a database where PostgreSQL does not run', async () => {
  const { arch } = process;
  Object.defineProperty(process, 'arch', { value: 's390x' });
  try {
    const said = await failureOf({ DATA_DIR: join(folder, 'unfit') });
    expect(said).toMatch(/^There is no PostgreSQL for \w+ on s390x in node_modules\. .*docker run/);
    expect(said).toMatch(/DATABASE_URL=postgres:/);
    expect(await failureOf({ DATA_DIR: join(folder, 'newer') })).toMatch(
      /^The database is in .*postgresql-\d+, and PostgreSQL cannot be started: there is no PostgreSQL/,
    );
  } finally {
    Object.defineProperty(process, 'arch', { value: arch });
  }
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
