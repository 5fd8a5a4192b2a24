import { type inquiries, moneyText } from 'contract/inquiry';
import type { Work } from '../../db/database';
import { ApiProblem, notFound } from '../../kernel/problem';
import type { Services } from '../../kernel/services';
import { requireStaff, type Viewer } from '../../kernel/viewer';
import { inTransaction } from '../../repository/in-transaction';
import { nextReferences, takeReference } from '../../repository/reference-numbers';
import { lockRecords, readRows } from '../../repository/rows';
import type { RecordOf } from '../../repository/record-of';
import { addWithin, unwrapAll } from '../../repository/write';
import { updateManyWithin } from '../../repository/write-batch';
import { inquiryTable } from '../inquiry.table';
import { readBuyer } from '../letter/read-buyer';
import { acceptedPart } from '../offer/accepted-part';
import { offerTable } from '../offer/offer.table';
import type { OfferRecord } from '../offer/prepare-offers';
import { endPlannedStep } from '../offer/plan-after-sending';
import { settleInquiry } from '../offer/settle-inquiry';
import { orderTable } from './order.table';

type OrderServices = Pick<Services, 'database' | 'tables'>;

interface Making {
  readonly offer: OfferRecord;
  readonly viewer: Viewer;
}

/**
 * The order of an offer for staff, made unless it has one. It accepts a sent version for the customer, who cannot answer
 * it any more, and wins the inquiry.
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
    const locked = await lockRecords({ work, table: inquiryTable }, [known.inquiryId]);
    const inquiry = locked.get(known.inquiryId);
    const offer = await read();
    if (!offer || !inquiry) throw notFound('offer');
    if (offer.state !== 'sent' && offer.state !== 'accepted') {
      throw new ApiProblem('in-use', 'An order is made of an offer that was sent or accepted.');
    }
    if (offer.state === 'sent') await acceptForCustomer(work, services, { offer, inquiry, viewer });
    return addOrder(work, services, { offer, viewer });
  });
}

/** Without a name, since nobody used the link. */
async function acceptForCustomer(
  work: Work,
  services: OrderServices,
  { offer, inquiry, viewer }: Making & { readonly inquiry: RecordOf<typeof inquiries> },
): Promise<void> {
  const context = { ...services, viewer, table: offerTable };
  const fields = { acceptedAt: new Date().toISOString() };
  unwrapAll(await updateManyWithin(work, context, [{ id: offer._id, fields }]));
  await endPlannedStep(work, { ...services, viewer }, offer);
  const { number, revision, total, currency } = offer;
  await settleInquiry(work, services, {
    inquiry,
    kind: 'won',
    words: `Order made of offer ${number}, version ${revision} (${moneyText(total, currency)}), which counts as accepted`,
    lostReason: inquiry.lostReason,
    viewer,
  });
}

/** The numbers of the orders of other versions of an offer that are not cancelled. */
export async function otherOrders(
  work: Work,
  { _id, inquiryId }: Pick<OfferRecord, '_id' | 'inquiryId'>,
): Promise<string[]> {
  const rows = await work
    .selectFrom('salesOrder')
    .select('number')
    .where('inquiryId', '=', inquiryId)
    .where('offerId', '<>', _id)
    .where('state', '<>', 'cancelled')
    .where('deletedAt', 'is', null)
    .orderBy('number')
    .execute();
  return rows.map(({ number }) => number);
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
    customerNumber: offer.acceptedNumber,
    deliveryAddress: offer.acceptedDelivery,
    wantedOn: null,
    promisedOn: null,
    remarks: offer.acceptedRemarks,
  };
  const context = { database, tables, viewer, table: orderTable };
  return (await addWithin(work, context, { fields }))._id;
}

/** The accepted lines and the terms of the offer's version, as they were sent. */
function termsOf(offer: OfferRecord) {
  const { inquiryId, language, currency, incoterm, place, paymentTerms } = offer;
  const { discountPercent, freight, insurance, otherCharges, otherChargesName } = offer;
  const { vatRule, vatPercent } = offer;
  return {
    inquiryId,
    offerId: offer._id,
    offerNumber: offer.number,
    offerRevision: offer.revision,
    language,
    currency,
    ...acceptedPart(offer),
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
  const { contactName, company, address } = await readBuyer(work, inquiryId);
  const { customerId, documentsWanted } = inquiry;
  return { customerId, contactName, company, buyerAddress: address, documentsWanted };
}
