import { builtInRoles } from 'contract/staff';
import { sql, type Kysely } from 'kysely';

/** Job applications need more than viewing the website; the words of the built-in roles say so. */
export async function up(database: Kysely<unknown>): Promise<void> {
  for (const name of ['website', 'read-only'] as const) {
    await sql`
      update role set description = ${builtInRoles[name].description}
      where built_in = ${name}`.execute(database);
  }
}
