import { type mailRowNeeds, mailServers } from 'contract/email';
import {
  enqueueEmails,
  type NewBatch,
  type NewRecipient,
} from '../../../email/queue/enqueue-emails';
import { plainBatch } from '../../../email/queue/plain-batch';
import { inTransaction } from '../../../repository/in-transaction';
import { noteRecord, storeFile } from './plant-files.fixture';
import { asOwner, idOfPlanted, type Planting } from './plant-resources.fixture';

interface Sending {
  readonly rows: readonly (keyof typeof mailRowNeeds)[];
  readonly batch?: Partial<NewBatch>;
  readonly recipient?: Partial<NewRecipient>;
}

/** A sending of each kind of mail, with canaries in address, name, subject, words, copies and attachment. */
export async function plantMail(planting: Planting): Promise<void> {
  const customerId = idOfPlanted(planting, 'customer');
  const supplierId = idOfPlanted(planting, 'supplier');
  const inquiryId = idOfPlanted(planting, 'inquiry');
  const automatic = { adminId: null };
  const applied = { ...automatic, confirms: 'careerApplication' } as const;
  const wrote = { ...automatic, confirms: 'contactMessage' } as const;
  const sendings: readonly Sending[] = [
    { rows: ['toCustomer'], recipient: { customerId } },
    { rows: ['toSupplier'], recipient: { supplierId } },
    { rows: ['aboutInquiry'], batch: { inquiryId } },
    { rows: ['aboutInquiry', 'toSupplier'], batch: { inquiryId }, recipient: { supplierId } },
    { rows: ['toApplicant'], batch: applied, recipient: { confirmKey: 'application' } },
    { rows: ['toOther'], batch: wrote, recipient: { confirmKey: 'message' } },
    { rows: ['toOther'], batch: automatic, recipient: { confirmKey: 'document' } },
    { rows: ['toColleague'], batch: { ...automatic, isAboutAccount: true } },
    { rows: ['aboutMoney'], batch: { ...automatic, isAboutMoney: true } },
    // As when the inquiry that it was about is gone.
    { rows: ['toOther'], batch: automatic },
    { rows: ['toOther'] },
  ];
  const server = await mailServer(planting);
  for (const sending of sendings) await enqueue(planting, server, sending);
}

async function mailServer(planting: Planting): Promise<NewBatch['server']> {
  const body = {
    name: 'Office',
    host: 'mail.example.com',
    port: 587,
    security: 'starttls',
    fromAddress: 'office@example.com',
  };
  const { answer } = await asOwner(planting, mailServers.endpoints.add, {
    body: { ...body, isDefault: true },
  });
  return answer.data;
}

async function enqueue(
  planting: Planting,
  server: NewBatch['server'],
  { rows, batch, recipient }: Sending,
): Promise<void> {
  const { api, canaries, records } = planting;
  const ofBatch = (field: string) => canaries.next({ resource: 'emailBatch', field, rows });
  const ofMail = (field: string) => canaries.next({ resource: 'email', field, rows });
  const noValues = { groups: {}, lists: {} };
  const file = await storeFile(planting, ofBatch('attachments'));
  const { database } = api.services;
  const { batchId } = await inTransaction(database, (work) =>
    enqueueEmails(work, {
      ...plainBatch,
      adminId: api.adminId,
      server,
      subject: ofBatch('subject'),
      html: `<p>${ofBatch('html')}</p>`,
      text: null,
      attachments: [{ title: ofBatch('attachments'), file }],
      cc: [`${ofBatch('cc')}@example.com`],
      values: noValues,
      recipients: [
        {
          email: `${ofMail('to')}@example.com`,
          name: ofMail('toName'),
          values: noValues,
          ...recipient,
        },
      ],
      ...batch,
    }),
  );
  const mails = await database
    .selectFrom('email')
    .select('_id')
    .where('batchId', '=', batchId)
    .execute();
  noteRecord(records, 'emailBatch', batchId);
  for (const { _id } of mails) noteRecord(records, 'email', _id);
}
