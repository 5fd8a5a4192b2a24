import { countryName } from 'contract';
import type { Address } from 'contract/partner';
import type { Work } from '../../db/database';
import { ApiProblem, notFound } from '../../kernel/problem';
import type { Services } from '../../kernel/services';
import { requireStaff, type Viewer } from '../../kernel/viewer';
import { inTransaction } from '../../repository/in-transaction';
import { nextReferences, takeReference } from '../../repository/reference-numbers';
import { lockRecords, readRows } from '../../repository/rows';
import { addWithin } from '../../repository/write';
import { inquiryTable } from '../inquiry.table';
import { offerTable } from '../offer/offer.table';
import type { OfferRecord } from '../offer/prepare-offers';
import { orderTable } from './order.table';

type OrderServices = Pick<Services, 'database' | 'tables'>;

interface Making {
  readonly offer: OfferRecord;
  readonly viewer: Viewer;
}

/**
 * The order of an offer for staff, made unless it has one.
 *
 * @returns its `_id`
 * @throws ApiProblem `in-use` for an offer that was neither sent nor accepted
 */
export function makeOrder(
  services: OrderServices,
  { offerId, viewer }: { readonly offerId: string; readonly viewer: Viewer },
): Promise<string> {
  requireStaff(viewer);
  return inTransaction(services.database, async (work) => {
    const read = async () => (await readRows({ work, table: offerTable }, [offerId])).get(offerId);
    const known = await read();
    if (!known) throw notFound('offer');
    await lockRecords({ work, table: inquiryTable }, [known.inquiryId]);
    const offer = await read();
    if (!offer) throw notFound('offer');
    if (offer.state !== 'sent' && offer.state !== 'accepted') {
      throw new ApiProblem('in-use', 'An order is made of an offer that was sent or accepted.');
    }
    return addOrder(work, services, { offer, viewer });
  });
}

/**
 * Adds the order of an offer unless it has one, within the caller's transaction, which has locked the inquiry.
 *
 * @returns its `_id`
 */
export async function addOrder(
  work: Work,
  { database, tables }: OrderServices,
  { offer, viewer }: Making,
): Promise<string> {
  const made = await work
    .selectFrom('salesOrder')
    .select('_id')
    .where('offerId', '=', offer._id)
    .where('deletedAt', 'is', null)
    .executeTakeFirst();
  if (made) return made._id;
  const fields = {
    ...termsOf(offer),
    ...(await buyerOf(work, offer.inquiryId)),
    number: takeReference(await nextReferences(work, 'order', 1)),
    state: 'open' as const,
    deliveries: [],
    customerNumber: null,
    deliveryAddress: null,
    wantedOn: null,
    promisedOn: null,
    remarks: null,
  };
  const context = { database, tables, viewer, table: orderTable };
  return (await addWithin(work, context, { fields }))._id;
}

/** The lines and terms of the offer's version, as they were sent. */
function termsOf(offer: OfferRecord) {
  const { inquiryId, currency, lines, pricedLines, total, incoterm, place, paymentTerms } = offer;
  const { discountPercent, freight, insurance, otherCharges, otherChargesName } = offer;
  const { vatRule, vatPercent } = offer;
  return {
    inquiryId,
    offerId: offer._id,
    offerNumber: offer.number,
    offerRevision: offer.revision,
    currency,
    lines,
    pricedLines,
    total,
    incoterm,
    place,
    paymentTerms,
    discountPercent,
    freight,
    insurance,
    otherCharges,
    otherChargesName,
    vatRule,
    vatPercent,
  };
}

async function buyerOf(work: Work, inquiryId: string) {
  const inquiry = (await readRows({ work, table: inquiryTable }, [inquiryId])).get(inquiryId);
  if (!inquiry) throw new Error('An offer belongs to an inquiry');
  const { customerId, contactName, company, documentsWanted } = inquiry;
  const customer =
    customerId === null
      ? undefined
      : await work
          .selectFrom('customer')
          .select(['companyName', 'address'])
          .where('_id', '=', customerId)
          .executeTakeFirst();
  return {
    customerId,
    contactName,
    company: customer?.companyName ?? company,
    buyerAddress: addressText(customer?.address ?? null),
    documentsWanted,
  };
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
