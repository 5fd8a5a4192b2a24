import { NewEmail } from 'contract/email';
import { type Attached, blankDraft, type ChosenPartner, type Draft } from './draft';

const storageKey = 'email-draft';

/** Keeps a draft over a reload of this tab; a blank one is forgotten. */
export function storeDraft(draft: Draft | undefined) {
  try {
    if (draft === undefined) sessionStorage.removeItem(storageKey);
    else sessionStorage.setItem(storageKey, JSON.stringify(draft));
  } catch {
    // A browser may keep nothing, or no more: then the draft lasts as long as the page.
  }
}

/** The draft that was kept; undefined when there is none, or none that can be read. */
export function storedDraft(): Draft | undefined {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? 'null');
    return typeof kept === 'object' && kept !== null
      ? draftOf(new Map<string, unknown>(Object.entries(kept)))
      : undefined;
  } catch {
    return undefined;
  }
}

type Kept = ReadonlyMap<string, unknown>;

function draftOf(kept: Kept): Draft {
  const blank = blankDraft();
  const { linked } = NewEmail.shape;
  const consentingOnly = kept.get('consentingOnly');
  return {
    key: textIn(kept, 'key') ?? blank.key,
    smtpId: textIn(kept, 'smtpId'),
    templateId: textIn(kept, 'templateId'),
    to: textsIn(kept, 'to'),
    customers: partnersIn(kept, 'customers'),
    suppliers: partnersIn(kept, 'suppliers'),
    chemicalId: textIn(kept, 'chemicalId'),
    linked: linked.safeParse(kept.get('linked')).data ?? blank.linked,
    consentingOnly: typeof consentingOnly === 'boolean' ? consentingOnly : null,
    cc: textsIn(kept, 'cc'),
    bcc: textsIn(kept, 'bcc'),
    replyTo: textIn(kept, 'replyTo') ?? '',
    subject: textIn(kept, 'subject') ?? '',
    html: textIn(kept, 'html'),
    text: textIn(kept, 'text'),
    attachments: listIn(kept, 'attachments').flatMap(attachedOf),
    sendAt: textIn(kept, 'sendAt'),
    inquiryId: textIn(kept, 'inquiryId'),
  };
}

function textIn(kept: Kept, name: string): string | null {
  const value = kept.get(name);
  return typeof value === 'string' ? value : null;
}

function listIn(kept: Kept, name: string): readonly unknown[] {
  const value = kept.get(name);
  return Array.isArray(value) ? value : [];
}

function textsIn(kept: Kept, name: string): readonly string[] {
  return listIn(kept, name).filter((one) => typeof one === 'string');
}

function partnersIn(kept: Kept, name: string): readonly ChosenPartner[] {
  return listIn(kept, name).flatMap((one) => {
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

function fieldsOf(value: unknown): Kept {
  return new Map<string, unknown>(
    typeof value === 'object' && value !== null ? Object.entries(value) : [],
  );
}
