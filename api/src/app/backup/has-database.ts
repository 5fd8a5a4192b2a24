import { readdir } from 'node:fs/promises';

/** The embedded database: PostgreSQL's folder of a major version, or that of PGlite, which earlier versions had. */
const databaseFolder = /^postgres(?:ql-\d+)?$/;

export function isDatabase(name: string): boolean {
  return databaseFolder.test(name);
}

/** Whether a data folder has an embedded database. */
export async function hasDatabase(dataFolder: string): Promise<boolean> {
  const names = await readdir(dataFolder).catch((): string[] => []);
  return names.some(isDatabase);
}
