import { utcTimeText } from 'contract';
import { moneyText } from 'contract/inquiry';
import type { Services } from '../../kernel/services';
import type { Work } from '../../db/database';
import { enqueueNotice, plainInMail } from '../../email/queue/enqueue-notice';
import { letterWords } from '../letter/letter-words';
import { inMailLanguage, type MailWords } from '../letter/mail-words';
import { type Buyer, readBuyer } from '../letter/read-buyer';
import { acceptedPart } from './accepted-part';
import type { OfferRecord } from './prepare-offers';

/** Queues the confirmation of an acceptance to the address that the offer was sent to. */
export async function confirmAcceptance(
  work: Work,
  services: Pick<Services, 'secretBox' | 'env'>,
  offer: OfferRecord,
): Promise<void> {
  const { number, revision, sentTo, inquiryId } = offer;
  if (sentTo === null) return;
  const buyer = await readBuyer(work, offer.inquiryId);
  const written = inMailLanguage(offer.language, (words) => {
    const { acceptance, dear, regards } = words;
    return {
      regards,
      subject: acceptance.subject(number, revision),
      paragraphs: [
        dear(plainInMail(buyer.contactName)),
        acceptance.thanks,
        factsOf(offer, buyer, words)
          .map(([label, value]) => `${label}: ${plainInMail(value).replaceAll('\n', '<br>')}`)
          .join('<br>'),
        acceptance.mistake,
      ],
    };
  });
  await enqueueNotice(work, services, {
    ...written,
    to: sentTo,
    toName: buyer.contactName,
    inquiryId,
  });
}

type FactRow = readonly [label: string, value: string];

/** What was accepted, and what the recipient said of the order; nothing is said of what they left empty. */
function factsOf(
  offer: OfferRecord,
  { reference }: Buyer,
  { acceptance: { facts, part } }: MailWords,
): FactRow[] {
  const { lines, pricedLines, total } = acceptedPart(offer);
  const isPart = lines.length < offer.lines.length;
  const names = pricedLines.map(({ name }) => `- ${name}`);
  const chosen = [`${part(lines.length, offer.lines.length)}:`, ...names].join('\n');
  const rows = [
    [facts.inquiry, reference],
    [facts.offer, letterWords(offer.language).version(offer.number, offer.revision)],
    [facts.lines, isPart ? chosen : null],
    [facts.total, moneyText(total, offer.currency)],
    [facts.order, offer.acceptedNumber],
    [facts.deliverTo, offer.acceptedDelivery],
    [facts.remarks, offer.acceptedRemarks],
    [facts.name, offer.acceptedName],
    [facts.position, offer.acceptedPosition],
    [facts.time, offer.acceptedAt === null ? null : utcTimeText(offer.acceptedAt)],
    [facts.checksum, offer.pdfSha256],
  ] as const;
  return rows.flatMap(([label, value]) => (value === null ? [] : [[label, value] as const]));
}
