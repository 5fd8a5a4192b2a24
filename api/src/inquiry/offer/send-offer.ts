import { createHash } from 'node:crypto';
import { type FieldError, utcDateText } from 'contract';
import type { OfferMail } from 'contract/inquiry';
import { siteAddress } from '../../content/company/site-address';
import { drawDocument } from '../../pdf/document-pool';
import { ApiProblem, invalidField, notFound } from '../../kernel/problem';
import { publicUrlOf } from '../../kernel/public-url';
import type { Services } from '../../kernel/services';
import { actorId, requireStaff, type Viewer } from '../../kernel/viewer';
import type { Work } from '../../db/database';
import { plainInMail } from '../../email/queue/enqueue-notice';
import { type InquiryContact, inquiryContact } from '../../email/recipients/inquiry-contact';
import { hide } from '../../email/sending/hidden-part';
import { inTransaction } from '../../repository/in-transaction';
import { invalid } from '../../repository/parse-input';
import { lockRecords } from '../../repository/rows';
import { unwrapAll } from '../../repository/write';
import { updateManyWithin } from '../../repository/write-batch';
import { inquiryTable } from '../inquiry.table';
import { letterWords } from '../letter/letter-words';
import { inMailLanguage } from '../letter/mail-words';
import { withLogo } from '../letter/read-sender';
import { enqueueLetter } from './enqueue-letter';
import { issueOfferKey, offerHref } from './offer-keys';
import { type OfferSheet, readOfferSheet } from './offer-sheet';
import { totalSentence } from './total-sentence';
import { offerTable } from './offer.table';
import { planAfterSending } from './plan-after-sending';
import type { OfferRecord } from './prepare-offers';
import { remindOnOf, requireTemplate } from './reminder-day';

type SendServices = Pick<Services, 'database' | 'tables' | 'files' | 'secretBox' | 'env'>;

interface Order {
  readonly id: string;
  readonly mail: OfferMail;
  readonly viewer: Viewer;
}

/**
 * Mails a draft with its PDF to the inquiry's contact, with a link whose key is known to nobody else. Earlier versions
 * without an answer are superseded, the inquiry is moved to the quoted status, and the next step is planned.
 *
 * @throws ApiProblem `invalid` for what is missing, `in-use` for a version that was sent, `stale-version` when it is
 * changed meanwhile
 */
export async function sendOffer(services: SendServices, order: Order): Promise<OfferRecord> {
  requireStaff(order.viewer);
  const sheet = await inTransaction(services.database, (work) => readySheet(work, services, order));
  const originalName = `${sheet.offer.number}-${sheet.offer.revision}.pdf`;
  const bytes = await drawDocument('offer', await withLogo(services.files, sheet));
  const { viewer } = order;
  const pdfSha256 = createHash('sha256').update(bytes).digest('hex');
  const file = await services.files.store({ bytes, originalName }, { visibility: 'staff', viewer });
  try {
    return await inTransaction(services.database, (work) =>
      send(work, services, { ...order, sheet, pdf: file.name, pdfSha256 }),
    );
  } catch (error) {
    await services.files.remove(file);
    throw error;
  }
}

async function readySheet(
  work: Work,
  { env }: SendServices,
  { id, mail, viewer }: Order,
): Promise<OfferSheet> {
  const offer = await lockedDraft(work, id);
  const sheet = await readOfferSheet(work, {
    offer,
    publicUrl: publicUrlOf(env),
    sellerId: actorId(viewer),
  });
  const errors = [
    ...(offer.lines.length === 0 ? [{ path: 'lines', message: 'Add a line' }] : []),
    ...offer.pricedLines.flatMap(({ total }, place) =>
      total === null
        ? [{ path: `lines.${place}.unitPrice`, message: 'Enter a quantity and a unit price' }]
        : [],
    ),
    ...(offer.validUntil < sheet.sender.day
      ? [{ path: 'validUntil', message: 'Choose today or a later day' }]
      : []),
    ...stepErrors(mail),
  ];
  if (errors.length > 0) throw invalid(errors);
  remindOnOf(mail, { validUntil: offer.validUntil, day: sheet.sender.day });
  await requireTemplate(work, mail);
  return sheet;
}

function stepErrors({ followUpAt }: OfferMail): FieldError[] {
  if (!followUpAt || Date.parse(followUpAt) > Date.now()) return [];
  return [{ path: 'followUpAt', message: 'Choose a time that is still to come' }];
}

async function lockedDraft(work: Work, id: string): Promise<OfferRecord> {
  const offer = (await lockRecords({ work, table: offerTable }, [id])).get(id);
  if (!offer) throw notFound('offer');
  if (offer.sentAt === null) return offer;
  throw new ApiProblem('in-use', 'This version was sent already. Make the next version.');
}

interface Sending extends Order {
  readonly sheet: OfferSheet;
  readonly pdf: string;
  readonly pdfSha256: string;
}

/** The lock of the inquiry keeps answers to former versions out until this one is sent. */
async function send(
  work: Work,
  services: SendServices,
  { id, mail, viewer, sheet, pdf, pdfSha256 }: Sending,
): Promise<OfferRecord> {
  const { inquiryId } = sheet.offer;
  const locked = await lockRecords({ work, table: inquiryTable }, [inquiryId]);
  const inquiry = locked.get(inquiryId);
  if (!inquiry) throw notFound('inquiry');
  const draft = await lockedDraft(work, id);
  if (draft.version !== sheet.offer.version) {
    throw new ApiProblem('stale-version', 'The offer was changed meanwhile. Read it again.');
  }
  const contact = await inquiryContact(work, draft.inquiryId);
  if (!contact) throw invalidField('email', 'The inquiry has no email address. Enter one first');
  const context = { database: services.database, tables: services.tables, viewer };
  const now = new Date().toISOString();
  const former = await unansweredVersions(work, draft);
  const sentBy = offerTable.resource.entity.shape.sentBy.parse(actorId(viewer));
  const plan = await planAfterSending(work, context, {
    inquiry,
    offer: draft,
    followUpAt: mail.followUpAt ?? null,
  });
  const reminder = {
    remindOn: remindOnOf(mail, { validUntil: draft.validUntil, day: sheet.sender.day }),
    reminderTemplateId: mail.reminder?.templateId ?? null,
  };
  const patches = [
    ...former.map((version) => ({ id: version, fields: { supersededAt: now } })),
    {
      id,
      fields: { sentAt: now, sentBy, sentTo: contact.email, pdf, pdfSha256, ...plan, ...reminder },
    },
  ];
  const written = unwrapAll(
    await updateManyWithin(work, { ...context, table: offerTable }, patches),
  );
  const key = await issueOfferKey(work, id);
  await enqueue(work, services, { mail, viewer, sheet, pdf, contact, key });
  const sent = written.at(-1);
  if (!sent) throw new Error('A batch has an outcome for each patch');
  return sent;
}

async function unansweredVersions(work: Work, { inquiryId }: OfferRecord): Promise<string[]> {
  const rows = await work
    .selectFrom('offer')
    .select('_id')
    .where('inquiryId', '=', inquiryId)
    .where('sentAt', 'is not', null)
    .where('acceptedAt', 'is', null)
    .where('declinedAt', 'is', null)
    .where('supersededAt', 'is', null)
    .where('deletedAt', 'is', null)
    .execute();
  return rows.map(({ _id }) => _id);
}

interface Mailing extends Pick<Sending, 'mail' | 'viewer' | 'sheet' | 'pdf'> {
  readonly contact: InquiryContact;
  readonly key: string;
}

/** The ledger shows the link without its key. */
async function enqueue(
  work: Work,
  services: SendServices,
  { mail, viewer, sheet, pdf, contact, key }: Mailing,
): Promise<void> {
  const { offer, buyer } = sheet;
  const hidden = hide(key);
  const siteUrl = await siteAddress(work, services.env, offer.language);
  const href = offerHref(siteUrl, hidden.place);
  const written = inMailLanguage(offer.language, (words) => ({
    words,
    paragraphs: [
      [
        words.offer.attached(plainInMail(buyer.reference)),
        plainInMail(totalSentence(offer, words)),
        words.offer.valid(utcDateText(offer.validUntil)),
      ].join(' '),
      `${words.page}<br><a href="${href}">${href}</a>`,
      words.offer.key,
    ],
  }));
  await enqueueLetter(work, services, {
    ...written,
    name: letterWords(offer.language).offer(offer.number, offer.revision),
    pdf,
    inquiryId: offer.inquiryId,
    viewer,
    contact,
    message: mail.message ?? '',
    hidden,
  });
}
