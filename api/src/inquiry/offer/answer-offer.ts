import { utcDateText } from 'contract';
import type { OfferAnswer, StatusKind } from 'contract/inquiry';
import { invalidField, notFound } from '../../core/problem';
import type { Services } from '../../core/services';
import { system } from '../../core/viewer';
import type { Work } from '../../db/database';
import { inTransaction } from '../../repository/in-transaction';
import { lockRecords } from '../../repository/rows';
import { addWithin, unwrapAll } from '../../repository/write';
import { updateManyWithin } from '../../repository/write-batch';
import { panelLinks } from '../../staff/notification/notification-links';
import { notify } from '../../staff/notification/notifications';
import { followUpTable } from '../follow-up.table';
import { inquiryTable } from '../inquiry.table';
import { excerpt, whoWrites } from '../notice-words';
import { latestOffer } from './make-offer';
import { offerTable } from './offer.table';
import type { OfferRecord } from './prepare-offers';
import { keyedInquiry } from './shown-offer';

type AnswerServices = Pick<Services, 'database' | 'tables' | 'formSecrets'>;

/**
 * Takes the recipient's answer once: notes it, wins or loses the inquiry, and notifies who is responsible. The same
 * answer again changes nothing.
 *
 * @throws ApiProblem `not-found` for a wrong key, `invalid` at `answer` for an offer that cannot be answered
 */
export function answerOffer(services: AnswerServices, given: OfferAnswer): Promise<void> {
  return inTransaction(services.database, async (work) => {
    const inquiryId = await keyedInquiry(work, services, given);
    const inquiry =
      inquiryId && (await lockRecords({ work, table: inquiryTable }, [inquiryId])).get(inquiryId);
    if (!inquiry) throw notFound('offer');
    const offer = await latestOffer(work, inquiry._id, { isSent: true });
    if (!offer) throw notFound('offer');
    if (isRepeated(offer, given)) return;
    requireOpen(offer, given);
    await take(work, services, { offer, inquiry, given });
  });
}

function isRepeated({ revision, state }: OfferRecord, given: OfferAnswer): boolean {
  const wanted = given.answer === 'accept' ? 'accepted' : 'declined';
  return revision === given.revision && state === wanted;
}

function requireOpen({ revision, state, validUntil }: OfferRecord, given: OfferAnswer): void {
  const answered = 'This offer was answered already. Write to us if you have changed your mind';
  if (revision !== given.revision) {
    throw invalidField('answer', 'A newer version replaced this offer. It is the one shown below');
  }
  if (state === 'expired') {
    const until = utcDateText(validUntil);
    throw invalidField(
      'answer',
      `This offer expired: it was valid until ${until}. Ask us for a new one`,
    );
  }
  if (state !== 'sent') throw invalidField('answer', answered);
}

interface Answered {
  readonly offer: OfferRecord;
  readonly inquiry: {
    readonly _id: string;
    readonly contactName: string;
    readonly company: string | null;
    readonly assignedTo: string | null;
    readonly statusId: string | null;
    readonly lostReason: string | null;
  };
  readonly given: OfferAnswer;
}

async function take(work: Work, services: AnswerServices, answered: Answered): Promise<void> {
  const { offer, inquiry, given } = answered;
  const { database, tables: registry } = services;
  const context = { database, registry, viewer: system };
  const isAccepted = given.answer === 'accept';
  const now = new Date().toISOString();
  const reason = isAccepted ? null : (given.reason ?? null);
  const fields = isAccepted ? { acceptedAt: now } : { declinedAt: now, declineReason: reason };
  unwrapAll(
    await updateManyWithin(work, { ...context, table: offerTable }, [{ id: offer._id, fields }]),
  );
  const words = answerWords(answered, reason);
  await addWithin(
    work,
    { ...context, table: followUpTable },
    {
      fields: { inquiryId: inquiry._id, kind: 'note', message: words, dueAt: null, doneAt: now },
    },
  );
  const statusId = await statusOf(work, { inquiry, kind: isAccepted ? 'won' : 'lost' });
  if (statusId !== null) {
    const lostReason = isAccepted ? inquiry.lostReason : (reason ?? 'Declined by the customer');
    const patch = { id: inquiry._id, fields: { statusId, lostReason } };
    unwrapAll(await updateManyWithin(work, { ...context, table: inquiryTable }, [patch]));
  }
  await notify(work, {
    kind: 'offer-answered',
    message: `${whoWrites(inquiry.contactName, inquiry.company)}: ${excerpt(words)}`,
    link: panelLinks.inquiry(inquiry._id),
    adminId: await responsible(work, answered),
  });
}

function answerWords({ offer, given }: Answered, reason: string | null): string {
  const verb = given.answer === 'accept' ? 'accepted' : 'declined';
  const said = reason === null ? '' : `: ${reason}`;
  return `Offer ${offer.number}, version ${offer.revision} was ${verb} by the customer${said}`;
}

/** The first status of the kind; null when the inquiry has one of it, or there is none. */
async function statusOf(
  work: Work,
  { inquiry, kind }: { readonly inquiry: Answered['inquiry']; readonly kind: StatusKind },
): Promise<string | null> {
  const known = await work
    .selectFrom('status')
    .select('_id')
    .where('kind', '=', kind)
    .where('deletedAt', 'is', null)
    .orderBy('order')
    .orderBy('_id')
    .execute();
  if (known.some(({ _id }) => _id === inquiry.statusId)) return null;
  return known[0]?._id ?? null;
}

/** The assignee, else who sent the offer; everybody when neither has an account any more. */
async function responsible(work: Work, { inquiry, offer }: Answered): Promise<string | undefined> {
  const candidates = [inquiry.assignedTo, offer.sentBy].filter((id) => id !== null);
  if (candidates.length === 0) return undefined;
  const rows = await work
    .selectFrom('admin')
    .select('_id')
    .where('_id', 'in', candidates)
    .where('deletedAt', 'is', null)
    .execute();
  const living = new Set(rows.map(({ _id }) => _id));
  return candidates.find((id) => living.has(id));
}
