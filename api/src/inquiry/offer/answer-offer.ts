import { firstLiving } from '../first-living';
import { utcDateText } from 'contract';
import { moneyText, type OfferAnswer } from 'contract/inquiry';
import { invalidField, notFound, worded } from '../../kernel/problem';
import type { Services } from '../../kernel/services';
import { system } from '../../kernel/viewer';
import type { Work } from '../../db/database';
import { inTransaction } from '../../repository/in-transaction';
import { lockRecords } from '../../repository/rows';
import { isSameValue } from '../../repository/same-value';
import { unwrapAll } from '../../repository/write';
import { updateManyWithin } from '../../repository/write-batch';
import { panelLinks } from '../../notification/notification-links';
import { notify } from '../../notification/notifications';
import { inquiryTable } from '../inquiry.table';
import { addOrder, otherOrders } from '../order/make-order';
import { excerpt, whoWrites } from '../notice-words';
import { acceptedPart, chosenKeys, partText } from './accepted-part';
import { confirmAcceptance } from './confirm-acceptance';
import { endPlannedStep } from './plan-after-sending';
import { findKeyedOffer } from './offer-keys';
import { offerTable } from './offer.table';
import type { OfferRecord } from './prepare-offers';
import { requireSentPdf } from './require-sent-pdf';
import { settleInquiry } from './settle-inquiry';

type AnswerServices = Pick<Services, 'database' | 'tables' | 'files' | 'secretBox' | 'env'>;

interface Answering {
  readonly given: OfferAnswer;
  /** The network address of the client; null for this machine's own. */
  readonly address: string | null;
}

/**
 * Takes the recipient's answer once: notes it, wins or loses the inquiry, and notifies who is responsible. An acceptance
 * makes the order and is confirmed by mail. The same answer again changes nothing.
 *
 * @throws ApiProblem `not-found` for a wrong key, `invalid` at `answer` for an offer that cannot be answered
 */
export async function answerOffer(
  services: AnswerServices,
  { given, address }: Answering,
): Promise<Pick<OfferRecord, 'number' | 'revision' | 'state'>> {
  const { database } = services;
  const { offer } = await inTransaction(database, (work) => findKeyedOffer(work, given.key));
  if (given.answer === 'accept') await requireSentPdf(services, offer);
  return inTransaction(database, async (work) => {
    const locked = await lockRecords({ work, table: inquiryTable }, [offer.inquiryId]);
    const inquiry = locked.get(offer.inquiryId);
    if (!inquiry) throw notFound('offer');
    const keyed = await findKeyedOffer(work, given.key);
    if (isRepeated(keyed.offer, given)) return keyed.offer;
    requireOpen(keyed.offer);
    return take(work, services, { offer: keyed.offer, inquiry, given, address });
  });
}

/** Not another acceptance: what it says besides would be lost. */
function isRepeated(offer: OfferRecord, given: OfferAnswer): boolean {
  if (given.answer === 'decline') return offer.state === 'declined';
  return offer.state === 'accepted' && isSameValue(acceptedFields(offer, given), stored(offer));
}

function stored({ acceptedLines, acceptedNumber, acceptedDelivery, acceptedRemarks }: OfferRecord) {
  return { acceptedLines, acceptedNumber, acceptedDelivery, acceptedRemarks };
}

type Acceptance = Extract<OfferAnswer, { answer: 'accept' }>;

function acceptedFields(offer: OfferRecord, given: Acceptance): ReturnType<typeof stored> {
  const { orderNumber = null, deliveryAddress = null, remarks = null } = given;
  return {
    acceptedLines: chosenKeys(offer, given),
    acceptedNumber: orderNumber,
    acceptedDelivery: deliveryAddress,
    acceptedRemarks: remarks,
  };
}

function requireOpen({ state, validUntil }: OfferRecord): void {
  switch (state) {
    case 'sent':
      return;
    case 'superseded':
      throw invalidField(
        'answer',
        'A newer version replaced this offer. Open it with the link in our latest mail',
      );
    case 'expired':
      throw invalidField(
        'answer',
        worded`This offer expired: it was valid until ${{ day: utcDateText(validUntil) }}. Ask us for a new one`,
      );
    case 'accepted':
    case 'declined':
      throw invalidField(
        'answer',
        'This offer was answered already. Write to us if you have changed your mind',
      );
    case 'draft':
      throw notFound('offer');
    default:
      state satisfies never;
  }
}

interface Answered extends Answering {
  readonly offer: OfferRecord;
  readonly inquiry: {
    readonly _id: string;
    readonly contactName: string;
    readonly company: string | null;
    readonly assignedTo: string | null;
    readonly statusId: string | null;
    readonly lostReason: string | null;
  };
}

async function take(
  work: Work,
  services: AnswerServices,
  answered: Answered,
): Promise<OfferRecord> {
  const { offer, inquiry, given } = answered;
  const { database, tables } = services;
  const context = { database, tables, viewer: system };
  const isAccepted = given.answer === 'accept';
  const now = new Date().toISOString();
  const reason = given.answer === 'accept' ? null : (given.reason ?? null);
  const [answeredOffer] = unwrapAll(
    await updateManyWithin(work, { ...context, table: offerTable }, [
      { id: offer._id, fields: answerFields(answered, now) },
    ]),
  );
  if (!answeredOffer) throw new Error('A batch has an outcome for each patch');
  await endPlannedStep(work, context, answeredOffer);
  const words = answerWords(answeredOffer, given, reason);
  await settleInquiry(work, services, {
    inquiry,
    kind: isAccepted ? 'won' : 'lost',
    words,
    lostReason: isAccepted ? inquiry.lostReason : (reason ?? 'Declined by the customer'),
    viewer: system,
  });
  const others = isAccepted ? await otherOrders(work, offer) : [];
  await notify(work, {
    kind: 'offer-answered',
    message: `${whoWrites(inquiry.contactName, inquiry.company)}: ${excerpt(words)}${otherOrderWords(others)}`,
    link: panelLinks.inquiry(inquiry._id),
    adminId: await firstLiving(work, [answered.inquiry.assignedTo, answered.offer.sentBy]),
  });
  if (isAccepted) {
    await addOrder(work, services, { offer: answeredOffer, viewer: system });
    await confirmAcceptance(work, services, answeredOffer);
  }
  return answeredOffer;
}

function answerFields({ offer, given, address }: Answered, now: string) {
  if (given.answer === 'decline') {
    return { declinedAt: now, declineReason: given.reason ?? null };
  }
  const { name, position } = given;
  return {
    acceptedAt: now,
    acceptedName: name,
    acceptedPosition: position,
    acceptedAddress: address,
    ...acceptedFields(offer, given),
  };
}

function answerWords(
  offer: OfferRecord,
  { answer }: Pick<OfferAnswer, 'answer'>,
  reason: string | null,
): string {
  const verb = answer === 'accept' ? 'accepted' : 'declined';
  const said = reason === null ? '' : `: ${reason}`;
  const part = partText(offer);
  const what = [verb, ...(part === null ? [] : [`${part} of`])].join(' ');
  const total = moneyText(acceptedPart(offer).total, offer.currency);
  return `Customer ${what} offer ${offer.number}, version ${offer.revision} (${total})${said}`;
}

/** A warning behind what the customer did. */
function otherOrderWords(numbers: readonly string[]): string {
  return numbers.length === 0 ? '' : `. The inquiry has another order: ${numbers.join(', ')}`;
}
