import type { ShownOffer } from 'contract/inquiry';
import { sql } from 'kysely';
import { notFound } from '../../core/problem';
import type { Services } from '../../core/services';
import type { Work } from '../../db/database';
import { latestOffer } from './make-offer';
import { deliveryText, packingText } from './offer-words';
import type { OfferRecord } from './prepare-offers';

interface Keyed {
  readonly reference: string;
  readonly key: string;
}

/**
 * The inquiry of a status page, by the reference of the form or by its own number.
 *
 * @throws ApiProblem `not-found` for a wrong key
 */
export async function keyedInquiry(
  work: Work,
  { formSecrets }: Pick<Services, 'formSecrets'>,
  { reference, key }: Keyed,
): Promise<string | undefined> {
  if (!formSecrets.isStatusKey(reference, key)) throw notFound('offer');
  const { rows } = await sql<{ _id: string }>`
    select inquiry._id from inquiry
    where inquiry.deleted_at is null
      and (inquiry.number = ${reference} or inquiry._id = (
        select inquiry_id from product_inquiry where reference = ${reference}))
    limit 1`.execute(work);
  return rows[0]?._id;
}

/**
 * The version that was sent last.
 *
 * @throws ApiProblem `not-found` for a wrong key, and before an offer was sent
 */
export async function keyedOffer(
  work: Work,
  services: Pick<Services, 'formSecrets'>,
  keyed: Keyed,
): Promise<OfferRecord> {
  const inquiryId = await keyedInquiry(work, services, keyed);
  const offer = inquiryId && (await latestOffer(work, inquiryId, { isSent: true }));
  if (!offer) throw notFound('offer');
  return offer;
}

/** The offer as its recipient reads it; null while none was sent. */
export function shownOffer(offer: OfferRecord | undefined): ShownOffer | null {
  if (offer === undefined) return null;
  const { number, revision, state, currency, total, paymentTerms, validUntil, note } = offer;
  if (state === 'draft' || state === 'superseded') return null;
  return {
    number,
    revision,
    state,
    currency,
    total,
    delivery: deliveryText(offer),
    paymentTerms,
    validUntil,
    note,
    lines: offer.lines.flatMap((line, place) => {
      const priced = offer.pricedLines[place];
      if (!priced) return [];
      const { quantity, unitPrice, leadTimeDays } = line;
      const { name, unit, total: sum } = priced;
      const packing = packingText(line, priced);
      return [{ name, unit, total: sum, quantity, unitPrice, packing, leadTimeDays }];
    }),
  };
}
