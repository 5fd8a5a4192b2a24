import { sql } from 'kysely';
import type { Work } from '../../db/database';
import type { FieldChange } from '../../repository/values';

type Changes = readonly FieldChange[];

/** Rows per statement. */
const portion = 500;

/** Rewrites the values in rows of the audit; who wrote what and when stays. */
export async function redactChanges(
  db: Work,
  ids: readonly string[],
  redact: (changes: Changes) => Changes,
): Promise<void> {
  for (let from = 0; from < ids.length; from += portion) {
    const { rows } = await sql<{ _id: string; changes: Changes }>`
      select _id, changes from audit
      where _id in (${sql.join(ids.slice(from, from + portion))}) for update`.execute(db);
    const redacted = rows.map(({ _id, changes }) => ({ _id, changes: redact(changes) }));
    await sql`
      update audit set changes = given.changes
      from jsonb_populate_recordset(null::audit, ${JSON.stringify(redacted)}::jsonb) as given
      where audit._id = given._id`.execute(db);
  }
}
