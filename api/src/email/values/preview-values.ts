import type { PreviewRecords } from 'contract/email';
import type { z } from 'zod';
import type { Database } from '../../db/database';
import { invalidField, worded } from '../../kernel/problem';
import { mergedValues, noValues, type MailValues } from '../mail-values';
import { chemicalValues } from './chemical-values';
import { companyValues, senderValues } from './common-values';
import { inquiryValues } from './inquiry-values';
import { partnerValues } from './partner-values';
import { sampleValues } from './sample-values';

export interface PreviewContext {
  readonly adminId: string;
  readonly publicUrl: string;
}

type Chosen = z.output<typeof PreviewRecords>;

/**
 * The values of a template's preview: those of selected records, complete or not, and samples for the others. The
 * company is that of the default mail server.
 *
 * @throws ApiProblem `invalid` at the record that does not exist
 */
export async function previewValues(
  database: Database,
  chosen: Chosen,
  { adminId, publicUrl }: PreviewContext,
): Promise<MailValues> {
  const server = await database
    .selectFrom('smtp')
    .select(['fromName', 'fromAddress'])
    .where('isDefault', '=', true)
    .where('deletedAt', 'is', null)
    .executeTakeFirst();
  const nobody = { fromName: null, fromAddress: '' };
  return mergedValues(
    sampleValues,
    server ? await companyValues(database, server, publicUrl) : noValues,
    await senderValues(database, adminId, server ?? nobody),
    await inquiryOf(database, chosen),
    await chemicalOf(database, chosen, publicUrl),
    await partnersOf(database, chosen),
  );
}

async function inquiryOf(database: Database, { inquiryId }: Chosen): Promise<MailValues> {
  if (inquiryId === undefined) return noValues;
  const values = await inquiryValues(database, inquiryId);
  if (!values) throw missing('inquiry');
  return values;
}

async function chemicalOf(
  database: Database,
  { chemicalId }: Chosen,
  publicUrl: string,
): Promise<MailValues> {
  if (chemicalId === undefined) return noValues;
  const values = await chemicalValues(database, chemicalId, publicUrl);
  if (!values) throw missing('chemical');
  return values;
}

/** With both selected, the customer is the recipient. */
async function partnersOf(
  database: Database,
  { customerId, supplierId }: Chosen,
): Promise<MailValues> {
  const partners = await partnerValues(database, {
    customerIds: customerId === undefined ? [] : [customerId],
    supplierIds: supplierId === undefined ? [] : [supplierId],
  });
  const customer = partners.get(customerId ?? '');
  const supplier = partners.get(supplierId ?? '');
  if (customerId !== undefined && !customer) throw missing('customer');
  if (supplierId !== undefined && !supplier) throw missing('supplier');
  return mergedValues(supplier?.values ?? noValues, customer?.values ?? noValues);
}

function missing(label: 'customer' | 'supplier' | 'inquiry' | 'chemical') {
  return invalidField(`records.${label}Id`, worded`There is no such ${{ one: label }}`);
}
