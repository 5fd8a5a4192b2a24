import { sql } from 'kysely';
import type { Work } from 'api/seed';
import { confirmationValues } from 'api/confirmation-values';
import { noValues } from 'api/mail-values';
import { enqueueEmails, type NewBatch, type NewRecipient } from 'api/enqueue-emails';
import { commonValues } from 'api/common-values';
import company from './data/company.json';
import file from './data/emails.json';
import { timesOfDemo, type TimeOf } from './demo-times';
import { known } from './known';
import { type MailPeople, peopleOfMails } from './people-of-mails';

/** An email in the demo file: recipient and result. `day` as in `TimeOf`. */
interface DemoMail {
  /** By name. */
  readonly template: string;
  readonly day: number;
  /** The last digits of the inquiry's number. */
  readonly inquiry?: number | undefined;
  /** By the supplier's first address. */
  readonly supplier?: string | undefined;
  /** By the address of the product inquiry. */
  readonly visitor?: string | undefined;
  /** By product code. */
  readonly chemical?: string | undefined;
  /** The server's last reply. */
  readonly failed?: string | undefined;
  readonly unknown?: string | undefined;
  readonly cancelled?: boolean | undefined;
}

interface KnownIds {
  /** By name. */
  readonly templateIds: ReadonlyMap<string, string>;
  /** By product code. */
  readonly chemicalIds: ReadonlyMap<string, string>;
}

interface LoadContext extends KnownIds {
  readonly people: MailPeople;
  readonly server: NewBatch['server'];
  readonly timeOf: TimeOf;
}

const mails: readonly DemoMail[] = file.mails;

/** Adds emails as past rows of the outbox, without sending them. */
export async function addPastMails(work: Work, ids: KnownIds): Promise<void> {
  const server = await work
    .selectFrom('smtp')
    .select(['_id', 'fromName', 'fromAddress', 'replyTo'])
    .where('deletedAt', 'is', null)
    .orderBy('isDefault', 'desc')
    .executeTakeFirst();
  if (server === undefined) return;
  const context = {
    ...ids,
    server,
    timeOf: timesOfDemo(new Date()),
    people: await peopleOfMails(work),
  };
  const ends: PastEnd[] = [];
  for (const sent of sentTogether()) ends.push(...(await addSending(work, context, sent)));
  await moveIntoThePast(work, ends);
}

/** Groups the mails with the same template and time into sendings. */
function sentTogether(): DemoMail[][] {
  const groups = new Map<string, DemoMail[]>();
  for (const mail of mails) {
    const key = `${mail.template} ${mail.day}`;
    groups.set(key, [...(groups.get(key) ?? []), mail]);
  }
  return [...groups.values()];
}

/** The result of a past message. */
interface PastEnd {
  readonly batch_id: string;
  readonly to: string;
  readonly at: string;
  readonly status: string;
  readonly reply: string | null;
}

async function addSending(
  work: Work,
  context: LoadContext,
  sent: readonly DemoMail[],
): Promise<PastEnd[]> {
  const [first] = sent;
  if (first === undefined) return [];
  const recipients = sent.map((mail) => recipientOf(mail, context.people));
  const { batchId } = await enqueueEmails(work, {
    ...(await contentOf(work, context, first)),
    server: context.server,
    attachments: [],
    cc: [],
    bcc: [],
    replyTo: null,
    scheduledAt: null,
    recipients,
  });
  const at = context.timeOf(first.day);
  return sent.map((mail, index) => ({
    batch_id: batchId,
    to: recipients[index]?.email ?? '',
    at,
    ...endOf(mail),
  }));
}

type Content = Pick<
  NewBatch,
  'adminId' | 'templateId' | 'subject' | 'html' | 'text' | 'values' | 'inquiryId' | 'confirms'
>;

async function contentOf(
  work: Work,
  { people, server, ...ids }: LoadContext,
  { template, inquiry, chemical, visitor }: DemoMail,
): Promise<Content> {
  const { subject, html } = known(templates, template);
  const adminId = visitor === undefined ? people.adminId : null;
  const inquiryId = inquiry === undefined ? undefined : known(people.inquiries, inquiry)._id;
  const chemicalId = chemical === undefined ? undefined : known(ids.chemicalIds, chemical);
  return {
    adminId,
    templateId: known(ids.templateIds, template),
    subject,
    html,
    text: null,
    values: await commonValues(work, {
      inquiryId,
      chemicalId,
      adminId,
      server,
      publicUrl: company.website,
    }),
    inquiryId: inquiryId ?? null,
    confirms: visitor === undefined ? null : 'productInquiry',
  };
}

const templates = new Map(file.templates.map((template) => [template.name, template]));

function recipientOf(mail: DemoMail, people: MailPeople): NewRecipient {
  if (mail.supplier !== undefined) {
    const { _id, email, values } = known(people.suppliers, mail.supplier);
    return { email: email ?? '', name: null, supplierId: _id, values };
  }
  if (mail.visitor !== undefined) {
    const { email, name, reference, createdAt } = known(people.visitors, mail.visitor);
    const received = { reference, createdAt, language: 'en' } as const;
    const { timeZone } = company;
    return { email, name, values: confirmationValues({ received, timeZone, to: email, name }) };
  }
  const { email, contactName, customer } = known(people.inquiries, mail.inquiry ?? 0);
  const recipient = { name: contactName, email };
  const values = customer?.values ?? { ...noValues, groups: { recipient } };
  return { email, name: contactName, values, ...(customer && { customerId: customer._id }) };
}

function endOf(mail: DemoMail): Pick<PastEnd, 'status' | 'reply'> {
  if (mail.failed !== undefined) return { status: 'failed', reply: mail.failed };
  if (mail.unknown !== undefined) return { status: 'unknown', reply: mail.unknown };
  if (mail.cancelled === true) return { status: 'cancelled', reply: null };
  return { status: 'sent', reply: '250 2.0.0 Message accepted' };
}

/** Backdates the messages with their results, and the batches with the time of their notification. */
async function moveIntoThePast(work: Work, ends: readonly PastEnd[]): Promise<void> {
  const past = sql`jsonb_to_recordset(${JSON.stringify(ends)}::jsonb)
    as past (batch_id uuid, "to" text, at timestamptz, status text, reply text)`;
  await sql`
    update email set created_at = past.at, updated_at = past.at, due_at = past.at,
      status = past.status, reply = past.reply,
      attempts = case past.status when 'cancelled' then 0 else 1 end,
      begun_at = case past.status when 'cancelled' then null else past.at end,
      sent_at = case past.status when 'sent' then past.at end
    from ${past} where email.batch_id = past.batch_id and email."to" = past."to"`.execute(work);
  await sql`
    update email_batch set created_at = past.at, updated_at = past.at, told_at = past.at
    from ${past} where email_batch._id = past.batch_id`.execute(work);
}
