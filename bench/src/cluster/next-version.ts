import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdir, mkdtemp, readdir, rm, symlink, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';

const root = join(import.meta.dirname, '../../..');
/** What is inside the gateway's build and imports the API. Of all else, two copies would be one too many. */
const copied = ['api', 'demo-company', 'dev-mailbox', 'gateway'];

/** The column by which the test recognises what was written after the migration. */
export const nextColumn = 'next_version_at';

/**
 * Expands: columns that may be empty in tables that each request reads or writes, and a table. Its triggers fill both
 * for the version before as well.
 */
const migration = `import { sql, type Kysely } from 'kysely';

export async function up(database: Kysely<unknown>): Promise<void> {
  await sql\`
    alter table file add column ${nextColumn} timestamptz(3);
    alter table unit add column ${nextColumn} timestamptz(3);
    alter table admin_session add column ${nextColumn} timestamptz(3);
    alter table product_inquiry add column ${nextColumn} timestamptz(3);
    create table next_version_inquiry (
      product_inquiry_id uuid primary key references product_inquiry on delete cascade,
      at timestamptz(3) not null default now()
    );
    create function next_version_fill() returns trigger language plpgsql as $$
    begin
      new.${nextColumn} := now();
      return new;
    end $$;
    create function next_version_follow() returns trigger language plpgsql as $$
    begin
      insert into next_version_inquiry (product_inquiry_id) values (new._id);
      return null;
    end $$;
    create trigger next_version_fill before insert on product_inquiry
      for each row execute function next_version_fill();
    create trigger next_version_follow after insert on product_inquiry
      for each row execute function next_version_follow();
  \`.execute(database);
}
`;

/**
 * Builds this repository with one migration more, in a folder of its own that is removed afterwards.
 *
 * @param work - gets the folder, from which processes start as from the repository
 */
export async function withNextVersion<T>(work: (folder: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'next-version-'));
  try {
    for (const name of copied) await copyPackage(name, folder);
    await linkRest(folder);
    await linkModules(folder);
    await writeFile(join(folder, 'api/src/inquiry/migrations/999-next-version.ts'), migration);
    await buildGateway(folder);
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function copyPackage(name: string, folder: string): Promise<void> {
  const isSource = (path: string) => !/^(?:dist|node_modules)/.test(basename(path));
  await cp(join(root, name), join(folder, name), { recursive: true, filter: isSource });
}

/** The built site, shell and remotes, the empty databases of a first start, and the lockfile. */
async function linkRest(folder: string): Promise<void> {
  const names = (await readdir(root)).filter(
    (name) => !name.startsWith('.') && name !== 'node_modules' && !copied.includes(name),
  );
  for (const name of names) await symlink(join(root, name), join(folder, name));
  const firstStart = 'gateway/dist-first-start';
  await symlink(join(root, firstStart), join(folder, firstStart));
}

/** The installed packages; those of the repository are the copies, where there are any. */
async function linkModules(folder: string): Promise<void> {
  const modules = join(folder, 'node_modules');
  await mkdir(modules);
  for (const name of await readdir(join(root, 'node_modules'))) {
    const target = copied.includes(name) ? join(folder, name) : join(root, 'node_modules', name);
    await symlink(target, join(modules, name));
  }
}

async function buildGateway(folder: string): Promise<void> {
  const tsx = createRequire(import.meta.url).resolve('tsx/cli');
  await run([tsx, 'gateway/build.ts'], { cwd: folder });
}

/** Runs Node and waits for its end. */
export async function run(
  given: readonly string[],
  options: { readonly cwd: string; readonly env?: Readonly<Record<string, string>> },
): Promise<void> {
  const child = spawn(process.execPath, given, {
    cwd: options.cwd,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, ...options.env },
  });
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new Error(`${given.join(' ')} exited with code ${code}`);
}
