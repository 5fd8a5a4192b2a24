import type { FieldError } from 'contract';
import type { Work } from '../../db/database';
import type { FieldValues } from '../../repository/field-values';
import type { Draft, Prepared } from '../../repository/resource-table';
import { nextReferences } from '../references';

/**
 * Sets the references of new product inquiries. Only the conversion marks them as converted; staff choose between new
 * and spam.
 */
export async function prepareProductInquiries(
  work: Work,
  drafts: readonly Draft[],
): Promise<Prepared[]> {
  const references = await newReferences(work, drafts);
  return drafts.map(({ record, before }) => {
    const known = before ?? { spamReason: null, ...record, form: formOf(record) };
    return {
      fields: {
        reference: before ? before['reference'] : references[formOf(record)].pop(),
        form: known['form'],
        spamReason: spamReason(record, known),
        inquiryId: record['inquiryId'] ?? known['inquiryId'] ?? null,
      },
      errors: statusErrors(record, before),
    };
  });
}

/** Contact messages kept apart are numbered like inquiries, so the number does not reveal spam detection. */
async function newReferences(work: Work, drafts: readonly Draft[]) {
  const forms = drafts.filter(({ before }) => !before).map(({ record }) => formOf(record));
  const count = (form: string) => forms.filter((one) => one === form).length;
  return {
    product: await nextReferences(work, 'productInquiry', count('product')),
    contact: await nextReferences(work, 'inquiry', count('contact')),
  };
}

function formOf({ form }: FieldValues): 'product' | 'contact' {
  return form === 'contact' ? 'contact' : 'product';
}

function spamReason({ status }: FieldValues, known: FieldValues): unknown {
  return status === 'spam' ? (known['spamReason'] ?? 'staff') : null;
}

/** Only the conversion sets the inquiry's id. */
function statusErrors(
  { status, inquiryId }: FieldValues,
  before: FieldValues | undefined,
): FieldError[] {
  const wasConverted = before?.['status'] === 'converted';
  if (inquiryId !== undefined || (status === 'converted') === wasConverted) return [];
  const message = wasConverted
    ? 'An inquiry was made of it already'
    : 'Convert it to make an inquiry of it';
  return [{ path: 'status', message }];
}
