import {
  type ComposedAttachment,
  type ComposedMail,
  type MailDraft,
  type MailDraftContent,
  type MailDraftKind,
} from 'contract/email';
import type { Inquiry } from 'contract/inquiry';
import type { Customer } from 'contract/partner';
import type { Option } from 'shared-ui';

/** A mail about an inquiry while it is written. */
export interface ReplyDraft {
  kind: MailDraftKind;
  answersId: MailDraft['answersId'];
  /** The mail server to send by; the default one if undefined. */
  smtpId: MailDraft['smtpId'];
  to: string;
  /** With commas between addresses. */
  cc: string;
  subject: string;
  html: string | null;
  hasQuote: boolean;
  attachments: readonly ComposedAttachment[];
  template: Option | null;
  /** Variables of the template without a value. */
  emptyVariables: readonly string[];
}

type About = Pick<Inquiry, 'number' | 'subject' | 'itemNames' | 'message' | 'email'>;

/** A new mail: a subject about the inquiry, and its message quoted. */
export function blankReply(inquiry: About, smtpId: ReplyDraft['smtpId']): ReplyDraft {
  const { number, subject, itemNames, message, email } = inquiry;
  const about = subject ?? itemNames[0] ?? 'your inquiry';
  return {
    ...unfilled,
    kind: 'new',
    answersId: null,
    smtpId,
    to: email ?? '',
    cc: '',
    subject: `Re: ${about.slice(0, 160)} (${number})`,
    html: message === null ? null : `<p></p>${quoted(message)}`,
    hasQuote: false,
    attachments: [],
  };
}

/** A draft as it was left. */
export function storedReply(draft: MailDraft): ReplyDraft {
  const { kind, answersId, smtpId, to, cc, subject, html, hasQuote, attachments } = draft;
  return { ...unfilled, kind, answersId, smtpId, to, cc, subject, html, hasQuote, attachments };
}

const unfilled = { template: null, emptyVariables: [] };

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
  inquiry: Inquiry;
  /** Undefined when the inquiry has no customer. */
  customer: Buyer | undefined;
}

/** The records that fill a template's variables: those of the customer where the address is theirs. */
export function replyRecords({ inquiry, customer }: Addressed, to: string) {
  const { _id: inquiryId, items } = inquiry;
  const chemicalId = items.find((item) => item.chemicalId !== null)?.chemicalId;
  const isCustomers = customer !== undefined && customer.active && customer.emails[0] === to;
  return {
    ...(isCustomers ? { customerIds: [customer._id] } : { to: to === '' ? [] : [to] }),
    inquiryId,
    linked: 'none' as const,
    ...(chemicalId && { chemicalId }),
  };
}

/** The body of `mailDraft/save`. */
export function draftContent(draft: ReplyDraft, inquiryId: Inquiry['_id']): MailDraftContent {
  const { kind, answersId, smtpId, to, cc, subject, html, hasQuote, attachments } = draft;
  return {
    inquiryId,
    kind,
    answersId,
    smtpId,
    to,
    cc,
    subject,
    html: html ?? '',
    hasQuote,
    attachments: [...attachments],
  };
}

/** The body of `mailDraft/send`. */
export function composedMail(draft: ReplyDraft, inquiryId: Inquiry['_id']): ComposedMail {
  return {
    ...draftContent(draft, inquiryId),
    cc: draft.cc.split(/[\s,;]+/).filter((address) => address !== ''),
  };
}
