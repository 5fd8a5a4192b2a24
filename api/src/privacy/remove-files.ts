import { sql } from 'kysely';
import type { PrivacyServices } from './look-up';

/** Deletes the bytes of files whose rows are gone; what an interruption left is deleted by the next call. */
export async function removeFiles({
  database,
  files,
}: Pick<PrivacyServices, 'database' | 'files'>): Promise<void> {
  const { rows } = await sql<{ name: string }>`select name from file_removal`.execute(database);
  for (const { name } of rows) {
    await files.remove({ name });
    await sql`delete from file_removal where name = ${name}`.execute(database);
  }
}
