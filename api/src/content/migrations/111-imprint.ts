import { sql, type Kysely } from 'kysely';
import { uuidv7 } from 'uuidv7';

/** The imprint is a policy. A policy without a text has no page. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`alter table policy alter column content drop not null`.execute(database);
  await sql`
    update policy set content = null
    where content = '<p>This text has not been written yet.</p>'`.execute(database);
  await sql`
    insert into policy (_id, created_at, updated_at, version, kind, title, content)
    values (${uuidv7()}, now(), now(), 1, 'imprint', 'Imprint', null)`.execute(database);
}
