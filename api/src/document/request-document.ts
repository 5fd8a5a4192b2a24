import type { DocumentRequest } from 'contract/document';
import type { Work } from '../db/database';
import { ApiProblem, notFound } from '../kernel/problem';
import { publicUrlOf } from '../kernel/public-url';
import type { Services } from '../kernel/services';
import { mailboxDay, mayBeMailed } from '../email/confirmations/automatic-mail';
import { defaultSender } from '../email/mail-server/default-sender';
import { enqueueEmails } from '../email/queue/enqueue-emails';
import { plainBatch } from '../email/queue/plain-batch';
import { commonValues } from '../email/values/common-values';
import { noValues } from '../email/mail-values';
import type { SpamReason } from '../visitor-form/spam-reason';
import { addDeliveries } from './deliveries';
import { requestMail } from './document-mail';
import { attachmentsOf, mailedDocuments } from './mailed-documents';
import { publicDocument } from './public-document';

interface Requested {
  readonly body: Pick<DocumentRequest, 'documentId' | 'email' | 'language'>;
  readonly spam: SpamReason | null;
}

/**
 * Mails a document to the address that a visitor typed, at most once a day, and logs it. Spam is answered alike and
 * gets nothing.
 *
 * @returns the document's `_id`
 * @throws ApiProblem `not-found` for a document that visitors do not see, `unavailable` without a mail server
 */
export async function requestDocument(
  work: Work,
  { env }: Pick<Services, 'env'>,
  { body: { documentId, email, language }, spam }: Requested,
): Promise<string> {
  await publicDocument(work, documentId);
  const [document] = await mailedDocuments(work, [documentId]);
  if (!document) throw notFound('document');
  const server = await defaultSender(work);
  if (!server) throw new ApiProblem('unavailable', noServer);
  if (spam !== null || !(await mayBeMailed(work, { to: email, server }))) return documentId;
  const values = await commonValues(work, { adminId: null, server, publicUrl: publicUrlOf(env) });
  const confirmKey = `document ${documentId} ${mailboxDay(email)}`;
  const { batchId, total } = await enqueueEmails(work, {
    ...plainBatch,
    ...requestMail(document, language ?? 'en'),
    adminId: null,
    server,
    attachments: attachmentsOf([document]),
    values,
    recipients: [{ email, name: null, values: noValues, confirmKey }],
  });
  if (total > 0) {
    const { chemicalId } = document;
    const delivery = { documentId, chemicalId, email, name: null, adminId: null, batchId };
    await addDeliveries(work, [{ ...delivery, way: 'request' }]);
  }
  return documentId;
}

const noServer =
  'Documents cannot be mailed at the moment. Ask for it with the contact form: we send it by hand.';
