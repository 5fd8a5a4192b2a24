import type { RequestOf } from 'contract';
import type { emailEndpoints, NewEmail } from 'contract/email';

/** A customer or supplier who was chosen; the name is null until it is looked up. */
export interface ChosenPartner {
  readonly _id: string;
  readonly name: string | null;
}

/** An attachment; the size in bytes is known of those that were sent from here. */
export interface Attached {
  readonly title: string;
  readonly file: string;
  readonly size: number | null;
}

export type Linked = NewEmail['linked'];

/** A message while it is written. */
export interface Draft {
  /** Names the message to the API, which sends it once however often it arrives. */
  readonly key: string;
  /** Null for the default server. */
  readonly smtpId: string | null;
  readonly templateId: string | null;
  /** As typed: what is no address too. */
  readonly to: readonly string[];
  readonly customers: readonly ChosenPartner[];
  readonly suppliers: readonly ChosenPartner[];
  readonly chemicalId: string | null;
  readonly linked: Linked;
  /** Null until chosen: then groups leave out who has not consented, single customers do not. */
  readonly consentingOnly: boolean | null;
  readonly cc: readonly string[];
  readonly bcc: readonly string[];
  readonly replyTo: string;
  readonly subject: string;
  readonly html: string | null;
  /** The template's own plain text, until its body is changed. */
  readonly text: string | null;
  readonly attachments: readonly Attached[];
  /** As an input of date and time holds it, in the writer's time zone; null for at once. */
  readonly sendAt: string | null;
  /** The inquiry that the message is about. */
  readonly inquiryId: string | null;
}

export function blankDraft(): Draft {
  return {
    key: randomKey(),
    smtpId: null,
    templateId: null,
    to: [],
    customers: [],
    suppliers: [],
    chemicalId: null,
    linked: 'both',
    consentingOnly: null,
    cc: [],
    bcc: [],
    replyTo: '',
    subject: '',
    html: null,
    text: null,
    attachments: [],
    sendAt: null,
    inquiryId: null,
  };
}

/** Also where `randomUUID` is not: on a page that came without TLS. */
function randomKey() {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Whether customers are among the recipients, so that consent matters. */
export function hasCustomers({ customers, chemicalId, linked }: Draft): boolean {
  return customers.length > 0 || (chemicalId !== null && isCustomersLinked(linked));
}

function isCustomersLinked(linked: Linked) {
  return linked === 'customers' || linked === 'both';
}

/** Whether customers without consent are left out. */
export function leavesOut(draft: Draft): boolean {
  const { consentingOnly, chemicalId, linked, customers } = draft;
  const isGroup = customers.length > 1 || (chemicalId !== null && isCustomersLinked(linked));
  return consentingOnly ?? isGroup;
}

/** Whether anybody was chosen. */
export function hasRecipients({ to, customers, suppliers, chemicalId, linked }: Draft): boolean {
  const isGroup = chemicalId !== null && linked !== 'none';
  return isGroup || to.length + customers.length + suppliers.length > 0;
}

/** Whether anything was written or chosen that could be lost. */
export function isWritten(draft: Draft): boolean {
  const { key, ...rest } = draft;
  return JSON.stringify({ ...blankDraft(), key }) !== JSON.stringify({ key, ...rest });
}

type Body = RequestOf<typeof emailEndpoints.send>['body'];

/** The recipients of a draft, as the API expects them. */
export function recipientsOf(draft: Draft) {
  const { to, customers, suppliers, chemicalId, linked } = draft;
  return {
    to: [...to],
    customerIds: customers.map(({ _id }) => _id),
    supplierIds: suppliers.map(({ _id }) => _id),
    ...(chemicalId !== null && { chemicalId, linked }),
    consentingOnly: leavesOut(draft),
  };
}

/** The message but for its time, as the API takes it; what is empty is left out for the API to name. */
export function messageOf(draft: Draft): Omit<Body, 'scheduledAt'> {
  const { smtpId, templateId, cc, bcc, replyTo, subject, html, text, inquiryId } = draft;
  return {
    ...recipientsOf(draft),
    ...(smtpId !== null && { smtpId }),
    ...(templateId !== null && { templateId }),
    cc: [...cc],
    bcc: [...bcc],
    ...(replyTo.trim() !== '' && { replyTo }),
    ...(subject.trim() !== '' && { subject }),
    ...(html !== null && { html }),
    text,
    attachments: draft.attachments.map(({ title, file }) => ({ title, file })),
    ...(inquiryId !== null && { inquiryId }),
  };
}

/** The whole message, as the API takes it. */
export function newEmailOf(draft: Draft): Body {
  const { sendAt } = draft;
  return {
    ...messageOf(draft),
    ...(sendAt !== null && { scheduledAt: new Date(sendAt).toISOString() }),
  };
}
