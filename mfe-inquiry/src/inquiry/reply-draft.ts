import type { Inquiry } from 'contract/inquiry';
import type { Customer, PartnerDocument } from 'contract/partner';
import type { Option } from 'shared-ui';

/** What is about to be sent to whom an inquiry is from. */
export interface ReplyDraft {
  /** The server that it leaves by. */
  smtpId: string | undefined;
  template: Option | null;
  subject: string;
  html: string | null;
  /** Whether subject and body are no longer those of the template. */
  isEdited: boolean;
  attachments: readonly PartnerDocument[];
  /** Variables of the template that nothing is known for. */
  emptyVariables: readonly string[];
}

/** An answer with nothing in it yet but what it answers. */
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

/** The customer of an inquiry, as far as somebody is written to by it. */
type Buyer = Pick<Customer, '_id' | 'emails' | 'active'>;

export interface Addressed {
  inquiry: Inquiry & { email: string };
  /** Undefined when it is from nobody who is a customer. */
  customer: Buyer | undefined;
}

/**
 * Who gets it, and the records that a template is filled in from. The mail goes to the address of the inquiry; where that
 * is the customer's own, it is addressed to the customer, whose variables and page it belongs to.
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

/** The body of `email/sendEmail`. What was not touched is left to the template, with its own plain text. */
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
