import { mailLimits } from 'contract/email';
import type { FormerRecipient, RevisionMailing } from 'contract/document';
import { sql } from 'kysely';
import type { Work } from '../db/database';
import { ApiProblem, notFound } from '../kernel/problem';
import type { Services } from '../kernel/services';
import { actorId, type Viewer } from '../kernel/viewer';
import { openLetters } from '../email/queue/open-letters';
import { inTransaction } from '../repository/in-transaction';
import { lockRecords } from '../repository/rows';
import { addDeliveries, type NewDelivery } from './deliveries';
import { revisionMail } from './document-mail';
import { documentTable } from './document.table';
import { formerRecipients, recipientColumns } from './former-recipients';
import { attachmentsOf, type MailedDocument, mailedDocuments } from './mailed-documents';

type MailServices = Pick<Services, 'database' | 'secretBox' | 'env'>;

interface Mailing {
  readonly id: string;
  readonly mailing: RevisionMailing;
  readonly viewer: Viewer;
}

interface Mailed {
  readonly batchId: string | null;
  readonly mailed: number;
  readonly leftOut: number;
}

/**
 * Mails a revision to those who got an earlier one and wait for it. Log and queue are written in one transaction, and
 * the log takes an address once: a repetition mails nobody again. More than a sending takes are mailed by the next call.
 *
 * @throws ApiProblem `not-found`, or `in-use` for a document that was replaced
 */
export function mailRevision(
  services: MailServices,
  { id, mailing, viewer }: Mailing,
): Promise<Mailed> {
  return inTransaction(services.database, async (work) => {
    const record = (await lockRecords({ work, table: documentTable }, [id])).get(id);
    const [document] = await mailedDocuments(work, [id]);
    if (!record || !document) throw notFound('document');
    if (record.supersededAt !== null) {
      throw new ApiProblem('in-use', 'A newer revision replaced this one. Mail that one.');
    }
    const reasons = new Map(mailing.leftOut.map(({ email, reason }) => [email, reason]));
    const waiting = await waitingFor(work, id);
    const deliveries = waiting.map((recipient): NewDelivery => {
      const { email, name, customerId, supplierId } = recipient;
      const reason = reasons.get(email);
      const to = { email, name, customerId, supplierId, adminId: actorId(viewer) };
      const what = { documentId: id, chemicalId: document.chemicalId };
      return reason === undefined
        ? { ...what, ...to, way: 'revision' }
        : { ...what, ...to, way: 'left-out', reason };
    });
    const leftOut = await addDeliveries(work, deliveries.filter(isLeftOut));
    const claimed = await addDeliveries(
      work,
      deliveries.filter((one) => !isLeftOut(one)),
    );
    const addresses = new Set(claimed.map(({ email }) => email));
    const recipients = waiting.filter(({ email }) => addresses.has(email));
    const batchId = await mail(work, services, { document, recipients, viewer });
    await setBatch(work, { batchId, ids: claimed.map(({ _id }) => _id) });
    return { batchId, mailed: claimed.length, leftOut: leftOut.length };
  });
}

function isLeftOut({ way }: NewDelivery): boolean {
  return way === 'left-out';
}

async function waitingFor(work: Work, id: string): Promise<FormerRecipient[]> {
  const { rows } = await sql<FormerRecipient>`
    select ${recipientColumns} from ${formerRecipients(id)}
    where own.way is null order by former.email limit ${mailLimits.recipients}`.execute(work);
  return rows;
}

interface Batch {
  readonly document: MailedDocument;
  readonly recipients: readonly FormerRecipient[];
  readonly viewer: Viewer;
}

async function mail(
  work: Work,
  services: MailServices,
  { document, recipients, viewer }: Batch,
): Promise<string | null> {
  if (recipients.length === 0) return null;
  const send = await openLetters(work, services, viewer);
  const letter = { ...revisionMail(document), attachments: attachmentsOf([document]) };
  const { batchId } = await send(letter, recipients);
  return batchId;
}

interface Claimed {
  readonly batchId: string | null;
  readonly ids: readonly string[];
}

async function setBatch(work: Work, { batchId, ids }: Claimed): Promise<void> {
  await sql`
    update document_delivery set batch_id = ${batchId}
    where _id in (select value::uuid
      from jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb) as item (value))`.execute(work);
}
