import type { Database } from '../../db/database';
import { notFound } from '../../kernel/problem';
import type { Viewer } from '../../kernel/viewer';
import { getRecord } from '../../repository/read';
import { emailTable } from '../email.table';
import { readBatchContent } from '../sending/batch-content';
import { renderEmail } from '../sending/render-email';

/** @throws ApiProblem `not-found`, also for a message that the viewer may not see */
export async function readEmailContent(database: Database, id: string, viewer: Viewer) {
  await getRecord(database, emailTable, id, viewer);
  const email = await database
    .selectFrom('email')
    .select(['batchId', 'to', 'toName', 'subject', 'variables'])
    .where('_id', '=', id)
    .executeTakeFirst();
  if (!email) throw notFound('email');
  const content = await readBatchContent(database, email.batchId);
  const { cc, bcc, attachments } = content;
  return { ...renderEmail(content, email), cc, bcc, attachments };
}
