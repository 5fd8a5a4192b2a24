import {
  type ComposedAttachment,
  type ComposedMail,
  type MailDraft,
  type MailDraftContent,
  type MailDraftKind,
  mailLimits,
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

/** What a mail begins with besides the inquiry. */
interface Beginning {
  smtpId: ReplyDraft['smtpId'];
  /** The writer's, as plain text. */
  signature: string | null;
}

/** A new mail: a subject about the inquiry, the writer's signature, and the inquiry's message quoted. */
export function blankReply(inquiry: About, { smtpId, signature }: Beginning): ReplyDraft {
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
    html: below([signatureHtml(signature), message === null ? '' : quoted(message)].join('')),
    hasQuote: false,
    attachments: [],
  };
}

/** A draft as it was left. */
export function storedReply(draft: MailDraft): ReplyDraft {
  const { kind, answersId, smtpId, to, cc, subject, html, hasQuote, attachments } = draft;
  return { ...unfilled, kind, answersId, smtpId, to, cc, subject, html, hasQuote, attachments };
}

/** Room to write above a text; null without one. */
function below(html: string): string | null {
  return html === '' ? null : `<p></p>${html}`;
}

/** Above what follows; null without a signature. */
export function signedReply(signature: string | null): string | null {
  return below(signatureHtml(signature));
}

/**
 * With a template's text: an answer keeps its subject and what was written, and the text goes on top; a new mail becomes the
 * template's, above the signature.
 */
export function withTemplate(draft: ReplyDraft, filled: FilledTemplate): ReplyDraft {
  const { template, subject, html, attachments, emptyVariables, signature } = filled;
  const chosen = { template, emptyVariables };
  if (draft.kind === 'new')
    return {
      ...draft,
      ...chosen,
      subject,
      attachments,
      html: `${html}${signatureHtml(signature)}`,
    };
  const added = attachments.filter(({ file }) =>
    draft.attachments.every((one) => one.file !== file),
  );
  return {
    ...draft,
    ...chosen,
    html: `${html}${draft.html ?? ''}`,
    attachments: [...draft.attachments, ...added].slice(0, mailLimits.attachments),
  };
}

export interface FilledTemplate extends Pick<
  ReplyDraft,
  'template' | 'subject' | 'attachments' | 'emptyVariables'
> {
  html: string;
  signature: string | null;
}

/** A paragraph for each block of lines. Braces are no tags of a template. */
function signatureHtml(signature: string | null): string {
  return (signature ?? '')
    .split(/\r?\n[^\S\n]*\r?\n/)
    .map((block) => block.split(/\r?\n/).map((line) => escaped(line).replaceAll('{{', '{ {')))
    .filter((lines) => lines.some((line) => line.trim() !== ''))
    .map((lines) => `<p>${lines.join('<br>')}</p>`)
    .join('');
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
  /** The writer's. */
  signature: string | null;
}

/** The records that fill a template's variables: those of the customer where the address is theirs. */
export function replyRecords({ inquiry, customer }: Omit<Addressed, 'signature'>, to: string) {
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
