import type { ProductInquiry } from 'contract/inquiry';
import type { Work } from '../../db/database';

const keys = { product: 'product-form', contact: 'contact-form' } as const;

/** The source for forms of the site, even if staff have renamed it; null when they have removed it. */
export async function sourceIdOf(work: Work, form: ProductInquiry['form']): Promise<string | null> {
  const source = await work
    .selectFrom('source')
    .select('_id')
    .where('key', '=', keys[form])
    .where('deletedAt', 'is', null)
    .executeTakeFirst();
  return source?._id ?? null;
}
