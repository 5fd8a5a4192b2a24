import type { RequestOf } from 'contract';
import type { emailEndpoints, NewEmail } from 'contract/email';
import { randomKey } from 'shared-ui/client';

/** A chosen customer or supplier; the name is null until it is fetched. */
export interface ChosenPartner {
  readonly _id: string;
  readonly name: string | null;
}

/** An attachment; the size in bytes is known only for files uploaded here. */
export interface Attached {
  readonly title: string;
  readonly file: string;
  readonly size: number | null;
}

export type Linked = NewEmail['linked'];

/** A message while it is written. */
export interface Draft {
  /** The idempotency key, with which the API sends the message once. */
  readonly key: string;
  /** Null for the default server. */
  readonly smtpId: string | null;
  readonly templateId: string | null;
  /** As typed, including invalid addresses. */
  readonly to: readonly string[];
  readonly customers: readonly ChosenPartner[];
  readonly suppliers: readonly ChosenPartner[];
  readonly chemicalId: string | null;
  readonly linked: Linked;
  /** Null until chosen: the default is true for more than one partner and false for a single one. */
  readonly consentingOnly: boolean | null;
  readonly cc: readonly string[];
  readonly bcc: readonly string[];
  readonly replyTo: string;
  readonly subject: string;
  readonly html: string | null;
  /** The template's own plain text, until the body is changed. */
  readonly text: string | null;
  readonly attachments: readonly Attached[];
  /** The value of a `datetime-local` input, in the writer's time zone; null sends at once. */
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

/** Whether partners are among the recipients, so that consent is relevant. */
export function hasPartners(draft: Draft): boolean {
  return draft.customers.length + draft.suppliers.length > 0 || isLinked(draft);
}

/** Whether everybody linked to a chemical is a recipient. */
function isLinked({ chemicalId, linked }: Draft): boolean {
  return chemicalId !== null && linked !== 'none';
}

/** Whether partners without consent are left out. */
export function leavesOut(draft: Draft): boolean {
  const { consentingOnly, customers, suppliers } = draft;
  return consentingOnly ?? (customers.length + suppliers.length > 1 || isLinked(draft));
}

/** Whether there is any recipient. */
export function hasRecipients(draft: Draft): boolean {
  return draft.to.length > 0 || hasPartners(draft);
}

/** Whether the draft differs from a blank one. */
export function isWritten(draft: Draft): boolean {
  const { key, ...rest } = draft;
  return JSON.stringify({ ...blankDraft(), key }) !== JSON.stringify({ key, ...rest });
}

type Body = RequestOf<typeof emailEndpoints.send>['body'];

/** The recipients of a draft in the API's shape. */
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

/** The request body without the send time; omits empty fields, for which the API reports its own errors. */
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

/** The whole request body. */
export function newEmailOf(draft: Draft): Body {
  const { sendAt } = draft;
  return {
    ...messageOf(draft),
    ...(sendAt !== null && { scheduledAt: new Date(sendAt).toISOString() }),
  };
}
