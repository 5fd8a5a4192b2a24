import { sql } from 'kysely';
import { panelLinks } from '../../notification/notification-links';
import { notify } from '../../notification/notifications';
import type { Work } from '../../db/database';
import { cameByApplicationForm, cameByContactForm } from '../../visitor-form/came-by-form';
import { excerpt, whatIsAsked, whoWrites } from '../notice-words';

/** Older forms were imported with a company's former records, and need no notification. */
const recentDays = 30;

const isRecent = sql`record.deleted_at is null
  and record.created_at > now() - make_interval(days => ${recentDays})`;

interface Writer {
  readonly name: string;
  readonly company: string | null;
}

interface SentRow extends Writer {
  readonly reference: string;
  readonly form: string;
  readonly subject: string | null;
  readonly count: number;
}

/**
 * Notifies all admins of a product inquiry, unless it is spam. Contact messages are among them while no status is
 * open.
 */
export async function notifyOfProductInquiry(work: Work, id: string): Promise<void> {
  const { rows } = await sql<SentRow>`
    select reference, form, name, company, subject, jsonb_array_length(items) as count
    from product_inquiry as record
    where _id = ${id} and status <> 'spam' and ${isRecent}`.execute(work);
  for (const row of rows) {
    const isMessage = row.form === 'contact';
    await notify(work, {
      kind: isMessage ? 'contact-message' : 'product-inquiry',
      message: isMessage ? messageWords(row) : inquiryWords(row),
      link: panelLinks.productInquiry(row.reference),
    });
  }
}

interface MessageRow extends Writer {
  readonly reference: string;
  readonly subject: string | null;
}

/** Notifies all admins of a contact message, but not of inquiries that staff enter or convert. */
export async function notifyOfContactMessage(work: Work, id: string): Promise<void> {
  const { rows } = await sql<MessageRow>`
    select record.number as reference, record.contact_name as name, record.company, record.subject
    from inquiry as record left join source on source._id = record.source_id
    where record._id = ${id} and ${isRecent} and ${cameByContactForm}`.execute(work);
  for (const row of rows) {
    await notify(work, {
      kind: 'contact-message',
      message: messageWords(row),
      link: panelLinks.inquiry(id),
    });
  }
}

function inquiryWords({ name, company, count, reference }: SentRow): string {
  return `${whoWrites(name, company)} asks for ${whatIsAsked(count)} (${reference})`;
}

function messageWords({ name, company, subject, reference }: MessageRow): string {
  const what = subject === null ? 'sent a message' : `writes: ${excerpt(subject)}`;
  return `${whoWrites(name, company)} ${what} (${reference})`;
}

/** Notifies all admins of an application, unless it is spam or was entered by staff. */
export async function notifyOfApplication(work: Work, id: string): Promise<void> {
  const { rows } = await sql<{ reference: string; name: string; position: string | null }>`
    select reference, name, position from application as record
    where _id = ${id} and status <> 'spam' and ${isRecent} and ${cameByApplicationForm}`.execute(
    work,
  );
  for (const { reference, name, position } of rows) {
    await notify(work, {
      kind: 'career-application',
      message: `${name} applies ${position === null ? 'for a job' : `as ${position}`} (${reference})`,
      link: panelLinks.application(id),
    });
  }
}
