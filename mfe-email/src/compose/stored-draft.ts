import { NewEmail } from 'contract/email';
import { type Attached, blankDraft, type ChosenPartner, type Draft } from './draft';

const storageKey = 'email-draft';

/** Stores a draft in this tab's session storage; undefined clears it. */
export function storeDraft(draft: Draft | undefined) {
  try {
    if (draft === undefined) sessionStorage.removeItem(storageKey);
    else sessionStorage.setItem(storageKey, JSON.stringify(draft));
  } catch {
    // Storage may be disabled or full; then the draft lasts as long as the page.
  }
}

/** The stored draft; undefined when there is none or it cannot be parsed. */
export function storedDraft(): Draft | undefined {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? 'null');
    return typeof stored === 'object' && stored !== null
      ? draftOf(new Map<string, unknown>(Object.entries(stored)))
      : undefined;
  } catch {
    return undefined;
  }
}

type StoredFields = ReadonlyMap<string, unknown>;

function draftOf(stored: StoredFields): Draft {
  const blank = blankDraft();
  const { linked } = NewEmail.shape;
  const consentingOnly = stored.get('consentingOnly');
  return {
    key: textIn(stored, 'key') ?? blank.key,
    smtpId: textIn(stored, 'smtpId'),
    templateId: textIn(stored, 'templateId'),
    to: textsIn(stored, 'to'),
    customers: partnersIn(stored, 'customers'),
    suppliers: partnersIn(stored, 'suppliers'),
    chemicalId: textIn(stored, 'chemicalId'),
    linked: linked.safeParse(stored.get('linked')).data ?? blank.linked,
    consentingOnly: typeof consentingOnly === 'boolean' ? consentingOnly : null,
    cc: textsIn(stored, 'cc'),
    bcc: textsIn(stored, 'bcc'),
    replyTo: textIn(stored, 'replyTo') ?? '',
    subject: textIn(stored, 'subject') ?? '',
    html: textIn(stored, 'html'),
    text: textIn(stored, 'text'),
    attachments: listIn(stored, 'attachments').flatMap(attachedOf),
    sendAt: textIn(stored, 'sendAt'),
    inquiryId: textIn(stored, 'inquiryId'),
  };
}

function textIn(stored: StoredFields, name: string): string | null {
  const value = stored.get(name);
  return typeof value === 'string' ? value : null;
}

function listIn(stored: StoredFields, name: string): readonly unknown[] {
  const value = stored.get(name);
  return Array.isArray(value) ? value : [];
}

function textsIn(stored: StoredFields, name: string): readonly string[] {
  return listIn(stored, name).filter((one) => typeof one === 'string');
}

function partnersIn(stored: StoredFields, name: string): readonly ChosenPartner[] {
  return listIn(stored, name).flatMap((one) => {
    const fields = fieldsOf(one);
    const _id = textIn(fields, '_id');
    return _id === null ? [] : [{ _id, name: textIn(fields, 'name') }];
  });
}

function attachedOf(one: unknown): readonly Attached[] {
  const fields = fieldsOf(one);
  const file = textIn(fields, 'file');
  const size = fields.get('size');
  if (file === null) return [];
  return [
    { file, title: textIn(fields, 'title') ?? '', size: typeof size === 'number' ? size : null },
  ];
}

function fieldsOf(value: unknown): StoredFields {
  return new Map<string, unknown>(
    typeof value === 'object' && value !== null ? Object.entries(value) : [],
  );
}
