import type { MailContact, MailOrder } from 'contract/inquiry';
import { sql } from 'kysely';
import type { Database } from '../../db/database';
import { type ContactSide, customerSide } from '../../partner/contact-side';
import { freeMailDomains } from '../../partner/free-mail-domains';

interface FoundPartner<Id> {
  readonly _id: Id;
  readonly companyName: string;
  readonly reason: NonNullable<MailOrder['customer']>['reason'];
  readonly contactId: MailOrder['contactId'];
}

type IdOf<Side extends ContactSide> = NonNullable<MailContact[Side['partner']]>['_id'];

/**
 * The company of a sender: by a contact person's address, by an address of the company, or by its domain where one company
 * alone has it. The domain of a public email provider says nothing.
 */
export async function findPartner<Side extends ContactSide>(
  database: Database,
  { partner, contact, company }: Side,
  address: string,
): Promise<FoundPartner<IdOf<Side>> | undefined> {
  const domain = address.split('@').at(-1) ?? '';
  if (address === '' || domain === '') return undefined;
  const mark = freeMailDomains.has(domain) ? '' : domain;
  const table = sql.table(partner);
  const { rows } = await sql<FoundPartner<IdOf<Side>>>`
    with found as (
      select ${sql.ref(company)} as partner_id, _id as contact_id, 1 as place, 'contact' as reason, created_at
      from ${sql.table(contact)} where lower(email) = ${address} and deleted_at is null
      union all
      select _id, null, 2, 'address', created_at from ${table}
      where emails @> ${JSON.stringify([address])}::jsonb
      union all
      select min(partner_id::text)::uuid, null, 3, 'domain', now() from ${sql.table(`${partner}Mark`)} as known
      join ${table} as partner on partner._id = known.partner_id and partner.deleted_at is null
      where known.kind = 'emailDomain' and known.mark = ${mark} and ${mark} <> ''
      having count(*) = 1)
    select partner._id, partner.company_name, found.reason, found.contact_id
    from found join ${table} as partner on partner._id = found.partner_id and partner.deleted_at is null
    order by found.place, found.created_at limit 1`.execute(database);
  return rows[0];
}

/** The customer of a sender, with the contact person. */
export async function findCustomer(
  database: Database,
  address: string,
): Promise<Pick<MailOrder, 'customer' | 'contactId'>> {
  const found = await findPartner(database, customerSide, address);
  if (!found) return { customer: null, contactId: null };
  const { contactId, ...customer } = found;
  return { customer, contactId };
}
