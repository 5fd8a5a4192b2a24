import { utcTimeText } from 'contract';
import { moneyText } from 'contract/inquiry';
import type { Services } from '../../kernel/services';
import type { Work } from '../../db/database';
import { enqueueNotice, plainInMail } from '../../email/queue/enqueue-notice';
import { readBuyer } from '../letter/read-buyer';
import { acceptedPart, partText } from './accepted-part';
import type { OfferRecord } from './prepare-offers';

/** Queues the confirmation of an acceptance to the address that the offer was sent to. */
export async function confirmAcceptance(
  work: Work,
  services: Pick<Services, 'secretBox' | 'env'>,
  offer: OfferRecord,
): Promise<void> {
  const { number, revision, sentTo, inquiryId, acceptedAt } = offer;
  if (sentTo === null || acceptedAt === null) return;
  const { contactName, reference } = await readBuyer(work, offer.inquiryId);
  const facts = [
    ['Inquiry', reference],
    ['Offer', `${number}, version ${revision}`],
    ...linesAccepted(offer),
    ['Total', moneyText(acceptedPart(offer).total, offer.currency)],
    ...ownFacts(offer),
    ['Accepted by', offer.acceptedName],
    ['Position', offer.acceptedPosition],
    ['Time', utcTimeText(acceptedAt)],
    ['SHA-256 of the PDF', offer.pdfSha256],
  ] as const;
  await enqueueNotice(work, services, {
    to: sentTo,
    toName: contactName,
    subject: `You accepted offer ${number}, version ${revision}`,
    paragraphs: [
      `Dear ${plainInMail(contactName)},`,
      'Thank you. Our offer was accepted with the link that we mailed to you. This mail confirms it for your records.',
      facts
        .map(([label, value]) => `${label}: ${plainInMail(value ?? '').replaceAll('\n', '<br>')}`)
        .join('<br>'),
      'If you did not accept it, reply to this mail at once.',
    ],
    inquiryId,
  });
}

type FactRow = readonly [label: string, value: string];

/** Of an offer that was accepted in part. */
function linesAccepted(offer: OfferRecord): readonly FactRow[] {
  const part = partText(offer);
  if (part === null) return [];
  const names = acceptedPart(offer).pricedLines.map(({ name }) => name);
  return [['Lines', [`${part}:`, ...names.map((name) => `- ${name}`)].join('\n')]];
}

/** What the recipient said of the order. */
function ownFacts(offer: OfferRecord): readonly FactRow[] {
  const { acceptedNumber, acceptedDelivery, acceptedRemarks } = offer;
  const facts = [
    ['Your order number', acceptedNumber],
    ['Deliver to', acceptedDelivery],
    ['Remarks', acceptedRemarks],
  ] as const;
  return facts.flatMap(([label, value]) => (value === null ? [] : [[label, value] as const]));
}
