import { type DocumentMail, documentEndpoints } from 'contract/document';
import type { Work } from '../db/database';
import { invalidField, worded } from '../kernel/problem';
import { publicUrlOf } from '../kernel/public-url';
import type { Services } from '../kernel/services';
import { actorId, type Viewer } from '../kernel/viewer';
import { noValues } from '../email/mail-values';
import { chosenServer } from '../email/queue/chosen-server';
import { requireMailRecords } from '../email/require-mail-records';
import { enqueueEmails } from '../email/queue/enqueue-emails';
import { plainBatch } from '../email/queue/plain-batch';
import { attachmentSizeErrors } from '../email/template/attachment-errors';
import { commonValues } from '../email/values/common-values';
import { acceptOnce } from '../repository/accept-once';
import { inTransaction } from '../repository/in-transaction';
import { invalid } from '../repository/parse-input';
import { lockIds } from '../repository/references';
import { addDeliveries } from './deliveries';
import { sentMail } from './document-mail';
import { attachmentsOf, mailedDocuments } from './mailed-documents';

type SendServices = Pick<Services, 'database' | 'secretBox' | 'env' | 'tables'>;

interface Order {
  readonly mail: DocumentMail;
  readonly viewer: Viewer;
  /** The request's `Idempotency-Key`. */
  readonly key: string | undefined;
}

/**
 * Mails documents to one address and logs each, once for each key.
 *
 * @returns the `_id` of the sending
 * @throws ApiProblem `invalid` with the paths of all errors
 */
export async function sendDocuments(
  services: SendServices,
  { mail, viewer, key }: Order,
): Promise<string> {
  const content = { ...mail, adminId: actorId(viewer) };
  const order = { call: documentEndpoints.send.name, key, content };
  const { reference } = await inTransaction(services.database, (work) =>
    acceptOnce(work, order, () => send(work, services, { mail, viewer })),
  );
  return reference;
}

async function send(
  work: Work,
  services: SendServices,
  { mail, viewer }: Omit<Order, 'key'>,
): Promise<string> {
  const { to: email, name = null, documentIds, inquiryId = null, message = null } = mail;
  await requireLinked(work, services, { mail, viewer });
  const documents = await mailedDocuments(work, documentIds);
  if (documents.length < new Set(documentIds).size) {
    throw invalidField('documentIds', 'A document is not there any more. Choose again');
  }
  const attachments = attachmentsOf(documents);
  const [tooLarge = []] = await attachmentSizeErrors(work, [attachments]);
  if (tooLarge.length > 0) throw invalid(tooLarge.map((one) => ({ ...one, path: 'documentIds' })));
  const server = await chosenServer(work, services.secretBox, undefined);
  const adminId = actorId(viewer);
  const publicUrl = publicUrlOf(services.env);
  const partner = { customerId: mail.customerId ?? null, supplierId: mail.supplierId ?? null };
  const { batchId } = await enqueueEmails(work, {
    ...plainBatch,
    ...sentMail(documents, message),
    adminId,
    server,
    attachments,
    inquiryId,
    values: await commonValues(work, { adminId, server, publicUrl }),
    recipients: [{ email, name, values: noValues, ...partner }],
  });
  const sent = documents.map(({ _id: documentId, chemicalId }) => {
    const delivery = { documentId, chemicalId, email, name, adminId, inquiryId, batchId };
    return { ...delivery, ...partner, way: 'sent' as const };
  });
  await addDeliveries(work, sent);
  return batchId;
}

const linked = ['customer', 'supplier', 'inquiry'] as const;

/** Who sends from a record has to see it, and of an inquiry its contact, too. */
async function requireLinked(
  work: Work,
  { tables }: SendServices,
  { mail, viewer }: Omit<Order, 'key'>,
): Promise<void> {
  requireMailRecords(viewer, {
    customerId: mail.customerId ?? undefined,
    supplierId: mail.supplierId ?? undefined,
    inquiryId: mail.inquiryId ?? undefined,
  });
  for (const resource of linked) {
    const id = mail[`${resource}Id`];
    const table = tables.get(resource);
    if (!id || !table) continue;
    const found = await lockIds(work, table, new Set([id]));
    if (!found.has(id))
      throw invalidField(`${resource}Id`, worded`There is no such ${{ one: resource }}`);
  }
}
