import type { FieldError } from 'contract';
import type { productInquiries } from 'contract/inquiry';
import type { Work } from '../../db/database';
import type { Draft, Prepared } from '../../repository/write-rules';
import { nextReferences, takeReference } from '../../repository/reference-numbers';

type ProductInquiryDraft = Draft<typeof productInquiries>;
type DraftRecord = ProductInquiryDraft['record'];

/**
 * Sets the references of new product inquiries. Only the conversion marks them as converted; staff choose between new
 * and spam.
 */
export async function prepareProductInquiries(
  work: Work,
  drafts: readonly ProductInquiryDraft[],
): Promise<Prepared<typeof productInquiries>[]> {
  const references = await newReferences(work, drafts);
  return drafts.map(({ record, before }) => {
    const form = before?.form ?? formOf(record);
    return {
      fields: {
        reference: before ? before.reference : takeReference(references[form]),
        form,
        spamReason: spamReason(record, before ?? record),
        inquiryId: record.inquiryId ?? before?.inquiryId ?? null,
      },
      errors: statusErrors(record, before),
    };
  });
}

/** Contact messages kept apart are numbered like inquiries, so the number does not reveal spam detection. */
async function newReferences(work: Work, drafts: readonly ProductInquiryDraft[]) {
  const forms = drafts.filter(({ before }) => !before).map(({ record }) => formOf(record));
  const count = (form: string) => forms.filter((one) => one === form).length;
  return {
    product: await nextReferences(work, 'productInquiry', count('product')),
    contact: await nextReferences(work, 'inquiry', count('contact')),
  };
}

function formOf({ form }: DraftRecord): 'product' | 'contact' {
  return form === 'contact' ? 'contact' : 'product';
}

function spamReason({ status }: DraftRecord, known: Pick<DraftRecord, 'spamReason'>) {
  return status === 'spam' ? (known.spamReason ?? 'staff') : null;
}

/** Only the conversion sets the inquiry's id. */
function statusErrors(
  { status, inquiryId }: DraftRecord,
  before: ProductInquiryDraft['before'],
): FieldError[] {
  const wasConverted = before?.status === 'converted';
  if (inquiryId !== undefined || (status === 'converted') === wasConverted) return [];
  const message = wasConverted
    ? 'An inquiry was made of it already'
    : 'Convert it to make an inquiry of it';
  return [{ path: 'status', message }];
}
