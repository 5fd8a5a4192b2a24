import type { Database, Work } from '../../db/database';
import type { MailValues } from '../mail-values';

/** The values of `chemical`, with a page only if it is public; undefined when it does not exist. */
export async function chemicalValues(
  work: Database | Work,
  id: string,
  publicUrl: string,
): Promise<MailValues | undefined> {
  const row = await work
    .selectFrom('chemical')
    .select(['name', 'casNumber', 'ecNumber', 'formula', 'productCode', 'slug', 'status'])
    .where('_id', '=', id)
    .where('deletedAt', 'is', null)
    .executeTakeFirst();
  if (!row) return undefined;
  const hasPage = row.status === 'published' && row.slug !== null;
  const chemical = {
    name: row.name,
    casNumber: row.casNumber ?? '',
    ecNumber: row.ecNumber ?? '',
    formula: row.formula ?? '',
    productCode: row.productCode ?? '',
    page: hasPage ? `${publicUrl}/${row.slug}` : '',
  };
  return { groups: { chemical }, lists: {} };
}
