import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Migrations, SchemaMigration } from './migrate';

/** `catalog/migrations/002-catalogue.ts`; files without a number are shared by migrations. */
const migrationFile = /^(?:\.\/)?([a-z-]+)[\\/]migrations[\\/](\d{3}-[a-z0-9-]+)\.ts$/;

interface MigrationFiles {
  readonly names: readonly string[];
  readonly load: (name: string) => Promise<SchemaMigration>;
}

/**
 * The schema migrations of all domains: every `<domain>/migrations/NNN-what.ts`, which exports `up`, by name. The
 * number orders the migrations of all domains.
 *
 * @throws Error when there are none, or two have the same number
 */
export async function loadMigrations(): Promise<Migrations> {
  const files = process.env.BUNDLED ? await filesOfBuild() : await filesInFolders();
  if (files.names.length === 0) throw new Error('No migrations were found beside the API');
  const steps = await Promise.all(
    files.names.map(async (name): Promise<[string, SchemaMigration]> => {
      const { up, breaks, indexes } = await files.load(name);
      const step = { up, ...(breaks && { breaks }), ...(indexes && { indexes }) };
      return [migrationFile.exec(name)?.[2] ?? name, step];
    }),
  );
  const inOrder = steps.toSorted(([one], [other]) => (one < other ? -1 : 1));
  requireOwnNumbers(inOrder.map(([name]) => name));
  return Object.fromEntries(inOrder);
}

async function filesOfBuild(): Promise<MigrationFiles> {
  const { bundledMigrations } = await import(/* webpackMode: "eager" */ './bundled-migrations');
  return { names: bundledMigrations.keys(), load: bundledMigrations };
}

async function filesInFolders(): Promise<MigrationFiles> {
  const entries = await readdir(join(import.meta.dirname, '..'), { recursive: true });
  const names = entries.filter((entry) => migrationFile.test(entry));
  return { names, load: loadFile };
}

function loadFile(file: string): Promise<SchemaMigration> {
  const [, domain = '', name = ''] = migrationFile.exec(file) ?? [];
  return import(/* webpackIgnore: true */ `../${domain}/migrations/${name}.ts`);
}

function requireOwnNumbers(names: readonly string[]): void {
  for (const [index, name] of names.entries()) {
    const next = names[index + 1];
    if (next?.slice(0, 3) === name.slice(0, 3))
      throw new Error(`The migrations ${name} and ${next} have the same number; give one the next`);
  }
}
