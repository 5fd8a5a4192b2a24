import type { Inquiry } from 'contract/inquiry';
import type { Customer, PartnerDocument } from 'contract/partner';
import type { Option } from 'shared-ui';

/** A reply to an inquiry while it is written. */
export interface ReplyDraft {
  /** The mail server to send by. */
  smtpId: string | undefined;
  template: Option | null;
  subject: string;
  html: string | null;
  /** Whether subject or body differ from the template. */
  isEdited: boolean;
  attachments: readonly PartnerDocument[];
  /** Variables of the template without a value. */
  emptyVariables: readonly string[];
}

/** A new reply: a subject about the inquiry, and its message quoted. */
export function blankReply(
  smtpId: string | undefined,
  inquiry: Pick<Inquiry, 'number' | 'subject' | 'itemNames' | 'message'>,
): ReplyDraft {
  const { number, subject, itemNames, message } = inquiry;
  const about = subject ?? itemNames[0] ?? 'your inquiry';
  return {
    smtpId,
    template: null,
    subject: `Re: ${about.slice(0, 160)} (${number})`,
    html: message === null ? null : `<p></p>${quoted(message)}`,
    isEdited: false,
    attachments: [],
    emptyVariables: [],
  };
}

function quoted(message: string) {
  const lines = message
    .trim()
    .split(/\r?\n/)
    .map((line) => `<p>${escaped(line)}</p>`);
  return `<blockquote>${lines.join('')}</blockquote>`;
}

function escaped(text: string) {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

/** The parts of a customer that a reply needs. */
type Buyer = Pick<Customer, '_id' | 'emails' | 'active'>;

export interface Addressed {
  inquiry: Inquiry & { email: string };
  /** Undefined when the inquiry has no customer. */
  customer: Buyer | undefined;
}

/**
 * The recipient, and the records that fill the template's variables. The mail goes to the inquiry's address; when that
 * is the customer's own, the customer is the recipient, which fills in its variables and lists the mail on its page.
 */
export function replyRecords({ inquiry, customer }: Addressed) {
  const { _id: inquiryId, email, items } = inquiry;
  const chemicalId = items.find((item) => item.chemicalId !== null)?.chemicalId;
  const isCustomers = customer !== undefined && customer.active && customer.emails[0] === email;
  return {
    ...(isCustomers ? { customerIds: [customer._id] } : { to: [email] }),
    inquiryId,
    linked: 'none' as const,
    ...(chemicalId && { chemicalId }),
  };
}

/** The body of `email/sendEmail`. An unedited template is sent by its id, which keeps its own plain text. */
export function replyBody(draft: ReplyDraft, addressed: Addressed) {
  const { smtpId, template, subject, html, isEdited, attachments } = draft;
  return {
    ...replyRecords(addressed),
    ...(smtpId !== undefined && { smtpId }),
    ...(template !== null && { templateId: template.value }),
    ...((isEdited || template === null) && { subject, html: html ?? '', text: null }),
    attachments: [...attachments],
  };
}
