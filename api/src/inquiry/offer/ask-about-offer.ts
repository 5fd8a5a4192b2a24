import { maxOfferQuestions, offerEndpoints, type OfferQuestion } from 'contract/inquiry';
import type { FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import type { Work } from '../../db/database';
import { invalidField, notFound } from '../../kernel/problem';
import type { Services } from '../../kernel/services';
import { system } from '../../kernel/viewer';
import { panelLinks } from '../../notification/notification-links';
import { notify } from '../../notification/notifications';
import { inTransaction } from '../../repository/in-transaction';
import { lockRecords } from '../../repository/rows';
import { addWithin } from '../../repository/write';
import { receiveForm } from '../../visitor-form/receive-form';
import type { SpamReason } from '../../visitor-form/spam-reason';
import { followUpTable } from '../follow-up.table';
import { inquiryTable } from '../inquiry.table';
import { excerpt, whoWrites } from '../notice-words';
import { findKeyedOffer } from './offer-keys';
import { firstLiving } from '../first-living';
import { readBuyer } from '../letter/read-buyer';

type AskServices = Pick<Services, 'database' | 'tables' | 'formSecrets'>;

interface Asked {
  readonly body: OfferQuestion;
  readonly request: Pick<FastifyRequest, 'headers' | 'viewer'>;
}

/**
 * Takes a question of the recipient into the inquiry, and notifies who is responsible. Nothing else changes: the offer can
 * still be answered.
 *
 * @returns the reference that the recipient knows
 * @throws ApiProblem `not-found` for a wrong key, `invalid` at `question` once the key has ended
 */
export async function askAboutOffer(
  services: AskServices,
  { body, request }: Asked,
): Promise<string> {
  const { offer } = await inTransaction(services.database, (work) =>
    findKeyedOffer(work, body.key),
  );
  const { reference } = await receiveForm(services, {
    endpoint: offerEndpoints.ask,
    request,
    body,
    add: (work, spam) => addQuestion(work, services, { body, spam, inquiryId: offer.inquiryId }),
  });
  return reference;
}

interface Question extends Pick<Asked, 'body'> {
  readonly inquiryId: string;
  /** What fills in a field that nobody sees is kept and announced to nobody. */
  readonly spam: SpamReason | null;
}

async function addQuestion(
  work: Work,
  { database, tables }: AskServices,
  { body: { key, question }, inquiryId, spam }: Question,
): Promise<string> {
  const inquiry = (await lockRecords({ work, table: inquiryTable }, [inquiryId])).get(inquiryId);
  if (!inquiry) throw notFound('offer');
  const { offer, hasEnded } = await findKeyedOffer(work, key);
  if (hasEnded) {
    throw invalidField('question', 'This link has ended. Reply to our latest mail instead');
  }
  if ((await countQuestions(work, offer._id)) >= maxOfferQuestions) {
    throw invalidField('question', 'Many questions were asked here. Reply to our mail instead');
  }
  const doneAt = new Date().toISOString();
  await addWithin(
    work,
    { database, tables, viewer: system, table: followUpTable },
    {
      fields: {
        inquiryId,
        kind: 'note',
        message: question,
        dueAt: null,
        doneAt,
        offerId: offer._id,
      },
    },
  );
  if (spam !== 'honeypot') {
    const who = whoWrites(inquiry.contactName, inquiry.company);
    await notify(work, {
      kind: 'offer-question',
      message: `${who} asks about offer ${offer.number}, version ${offer.revision}: ${excerpt(question)}`,
      link: panelLinks.inquiry(inquiryId),
      adminId: await firstLiving(work, [inquiry.assignedTo, offer.sentBy]),
    });
  }
  return (await readBuyer(work, offer.inquiryId)).reference;
}

/** Of those in the trash too. */
async function countQuestions(work: Work, offerId: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from followup where offer_id = ${offerId}`.execute(work);
  return rows[0]?.count ?? 0;
}
