import { builtInRoles } from 'contract/staff';
import { sql, type Kysely } from 'kysely';

/** Mailboxes are an area of their own. Roles of a company's own get nothing of it. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    update role set levels = levels || '{"mailboxes": "none"}'::jsonb
    where built_in is null`.execute(database);
  for (const [builtIn, { levels, description }] of Object.entries(builtInRoles)) {
    await sql`
      update role set levels = ${JSON.stringify(levels)}::jsonb, description = ${description}
      where built_in = ${builtIn}`.execute(database);
  }
}
