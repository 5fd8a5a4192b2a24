import type { VisitorInquiry } from 'contract/inquiry';
import type { z } from 'zod';
import type { Work } from '../../db/database';
import type { FieldValues } from '../../repository/field-values';
import { invalid } from '../../repository/parse-input';
import { productInquiryTable } from '../product-inquiry/product-inquiry.table';
import type { Services } from '../../kernel/services';
import { requestedItemErrors } from './requested-item-errors';
import { addSent } from '../../visitor-form/receive-form';
import type { SpamReason } from '../../visitor-form/spam-reason';

/**
 * Stores a product inquiry until staff convert it.
 *
 * @returns its reference
 * @throws ApiProblem `invalid` for a chemical that is not public
 */
export async function addProductInquiry(
  work: Work,
  services: Services,
  { body, spam }: { body: z.output<typeof VisitorInquiry>; spam: SpamReason | null },
): Promise<string> {
  const errors = await requestedItemErrors(work, body.items);
  if (errors.length > 0) throw invalid(errors);
  const { homepage: _, formToken: __, ...input } = body;
  return storeApart(work, services, { form: 'product', input, spam });
}

interface SeparateForm {
  readonly form: 'product' | 'contact';
  readonly input: FieldValues;
  readonly spam: SpamReason | null;
}

/** Stores it with the product inquiries, where spam is listed separately. */
export async function storeApart(
  work: Work,
  services: Services,
  { form, input, spam }: SeparateForm,
): Promise<string> {
  const { reference } = await addSent(work, services, {
    table: productInquiryTable,
    input: { ...input, status: spam === null ? 'new' : 'spam' },
    computed: { form, spamReason: spam },
  });
  return String(reference);
}
