import type { NewEmail } from 'contract/email';
import { sql } from 'kysely';
import type { Work } from '../../db/database';

interface LinkedPartners {
  readonly customerIds: readonly string[];
  readonly supplierIds: readonly string[];
}

/** Partners linked to the chemical, of the selected kinds, each sorted by name. */
export async function linkedPartners(
  work: Work,
  { chemicalId, linked }: Pick<NewEmail, 'chemicalId' | 'linked'>,
): Promise<LinkedPartners> {
  if (chemicalId === undefined) return { customerIds: [], supplierIds: [] };
  const wants = (kind: 'customers' | 'suppliers') => linked === kind || linked === 'both';
  return {
    customerIds: wants('customers') ? await linkedTo(work, 'customer', chemicalId) : [],
    supplierIds: wants('suppliers') ? await linkedTo(work, 'supplier', chemicalId) : [],
  };
}

async function linkedTo(
  work: Work,
  kind: 'customer' | 'supplier',
  chemicalId: string,
): Promise<string[]> {
  const { rows } = await sql<{ _id: string }>`
    select partner._id from ${sql.table(`${kind}Chemical`)} as link
    join ${sql.table(kind)} as partner on partner._id = link.partner_id
      and partner.deleted_at is null
    where link.chemical_id = ${chemicalId} order by partner.sort_key, partner._id`.execute(work);
  return rows.map(({ _id }) => _id);
}
