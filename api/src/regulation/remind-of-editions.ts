import { sql } from 'kysely';
import type { Database } from '../db/database';
import { panelLinks } from '../notification/notification-links';
import { notify } from '../notification/notifications';
import { inTransaction } from '../repository/in-transaction';

/** Reminds those who may replace a table, a year after it was loaded and each year after that, to look for a newer edition. */
export function remindOfEditions(database: Database): Promise<void> {
  return inTransaction(database, async (work) => {
    const { rows } = await sql<{ title: string; edition: string }>`
      update regulatory_edition set reminded_at = now()
      where greatest(loaded_at, reminded_at) < now() - interval '1 year'
      returning title, edition`.execute(work);
    for (const { title, edition } of rows) {
      await notify(work, {
        kind: 'edition-a-year-old',
        message: `${title}: ${edition} was loaded more than a year ago. Is there a newer edition?`,
        link: panelLinks.regulatoryTables(),
      });
    }
  });
}
