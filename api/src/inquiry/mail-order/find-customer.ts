import type { MailOrder } from 'contract/inquiry';
import { sql } from 'kysely';
import type { Database } from '../../db/database';
import { freeMailDomains } from '../../partner/free-mail-domains';

type FoundCustomer = Pick<MailOrder, 'customer' | 'contactId'>;

interface FoundRow extends NonNullable<MailOrder['customer']> {
  readonly contactId: MailOrder['contactId'];
}

/**
 * The customer of a sender: by a contact person's address, by an address of the company, or by its domain where one customer
 * alone has it. The domain of a public email provider says nothing.
 */
export async function findCustomer(database: Database, address: string): Promise<FoundCustomer> {
  const domain = address.split('@').at(-1) ?? '';
  if (address === '' || domain === '') return { customer: null, contactId: null };
  const mark = freeMailDomains.has(domain) ? '' : domain;
  const { rows } = await sql<FoundRow>`
    with found as (
      select customer_id, _id as contact_id, 1 as place, 'contact' as reason, created_at
      from customer_contact where lower(email) = ${address} and deleted_at is null
      union all
      select _id, null, 2, 'address', created_at from customer
      where emails @> ${JSON.stringify([address])}::jsonb
      union all
      select min(partner_id::text)::uuid, null, 3, 'domain', now() from customer_mark
      join customer on customer._id = partner_id and customer.deleted_at is null
      where kind = 'emailDomain' and mark = ${mark} and ${mark} <> ''
      having count(*) = 1)
    select customer._id, customer.company_name, found.reason, found.contact_id
    from found join customer on customer._id = found.customer_id and customer.deleted_at is null
    order by found.place, found.created_at limit 1`.execute(database);
  const [row] = rows;
  if (!row) return { customer: null, contactId: null };
  const { contactId, ...customer } = row;
  return { customer, contactId };
}
