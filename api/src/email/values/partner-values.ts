import type { Address } from 'contract/partner';
import { sql } from 'kysely';
import type { Database, Work } from '../../db/database';
import type { MailValues } from '../mail-values';
import { shownCountry, shownPhone } from './shown-values';

/** A customer or supplier as a recipient. */
export interface MailPartner {
  readonly resource: 'customer' | 'supplier';
  readonly _id: string;
  /** The company's. */
  readonly name: string;
  /** The first of its email addresses. */
  readonly email: string | null;
  readonly active: boolean;
  /** Whether it consented to mail that it did not ask for. */
  readonly consents: boolean;
  /** The values of `customer` or `supplier`, and of `recipient`: the contact person if known, else the company. */
  readonly values: MailValues;
}

interface PartnerRow {
  readonly _id: string;
  readonly companyName: string;
  readonly contactPerson: string | null;
  readonly designation: string | null;
  readonly email: string | null;
  readonly phone: string | null;
  readonly address: Address | null;
  readonly active: boolean;
  readonly consents: boolean;
}

/** Up to 10 000 partners by id, one query for each kind; deleted ones are missing. */
export async function partnerValues(
  work: Database | Work,
  ids: { readonly customerIds: readonly string[]; readonly supplierIds: readonly string[] },
): Promise<ReadonlyMap<string, MailPartner>> {
  const customers = await partnersOf(work, 'customer', ids.customerIds);
  const suppliers = await partnersOf(work, 'supplier', ids.supplierIds);
  return new Map([...customers, ...suppliers].map((partner) => [partner._id, partner]));
}

async function partnersOf(
  work: Database | Work,
  resource: MailPartner['resource'],
  ids: readonly string[],
): Promise<MailPartner[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<PartnerRow>`
    select record._id, record.company_name, record.contact_person, record.designation,
      record.emails ->> 0 as email, record.phones ->> 0 as phone, record.address, record.active,
      record.marketing_consent as consents
    from ${sql.table(resource)} as record
    join jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb) as chosen (id)
      on record._id = chosen.id::uuid
    where record.deleted_at is null`.execute(work);
  return rows.map((row) => mailPartner(resource, row));
}

function mailPartner(resource: MailPartner['resource'], row: PartnerRow): MailPartner {
  const { _id, companyName, contactPerson, email, active, consents } = row;
  const partner = {
    companyName,
    contactPerson: contactPerson ?? '',
    designation: row.designation ?? '',
    email: email ?? '',
    phone: shownPhone(row.phone ?? undefined),
    city: row.address?.city ?? '',
    country: shownCountry(row.address?.country ?? null),
  };
  const recipient = { name: contactPerson ?? companyName, email: email ?? '' };
  const values = { groups: { [resource]: partner, recipient }, lists: {} };
  return { resource, _id, name: companyName, email, active, consents, values };
}
