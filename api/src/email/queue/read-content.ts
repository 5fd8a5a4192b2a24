import type { Database } from '../../db/database';
import { notFound } from '../../core/problem';
import { readBatchContent } from '../sending/batch-content';
import { renderEmail } from '../sending/render-email';

/** @throws ApiProblem `not-found` */
export async function readEmailContent(database: Database, id: string) {
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
