import { countryName } from 'contract';
import type { Address } from 'contract/partner';
import { sql } from 'kysely';
import type { Work } from '../../db/database';

/** Whom the letters of an inquiry are for: its contact, at the linked customer where there is one. */
export interface Buyer {
  readonly contactName: string;
  readonly company: string | null;
  readonly address: string | null;
  readonly vatNumber: string | null;
  /** The reference that they know. */
  readonly reference: string;
}

interface BuyerRow extends Omit<Buyer, 'address'> {
  readonly address: Address | null;
}

export async function readBuyer(work: Work, inquiryId: string): Promise<Buyer> {
  const { rows } = await sql<BuyerRow>`
    select inquiry.contact_name, coalesce(customer.company_name, inquiry.company) as company,
      customer.address, customer.tax_number as vat_number,
      coalesce(product_inquiry.reference, inquiry.number) as reference
    from inquiry
      left join product_inquiry on product_inquiry._id = inquiry.product_inquiry_id
      left join customer on customer._id = inquiry.customer_id
    where inquiry._id = ${inquiryId}`.execute(work);
  const [buyer] = rows;
  if (!buyer) throw new Error('An offer belongs to an inquiry');
  return { ...buyer, address: addressText(buyer.address) };
}

/** The address as it stands on an envelope; null where there is none. */
function addressText(address: Address | null): string | null {
  if (address === null) return null;
  const { line1, line2, city, state, postalCode, country } = address;
  const town = [postalCode, city].filter(Boolean).join(' ');
  const land = country === null ? null : countryName(country);
  const lines = [line1, line2, town, state, land].filter(Boolean);
  return lines.length === 0 ? null : lines.join('\n').slice(0, 500);
}
