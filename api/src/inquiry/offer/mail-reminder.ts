import { utcDateText } from 'contract';
import { moneyText } from 'contract/inquiry';
import { siteAddress } from '../../content/company/site-address';
import type { Work } from '../../db/database';
import type { defaultSender } from '../../email/mail-server/default-sender';
import { type MailValues, mergedValues, noValues } from '../../email/mail-values';
import { enqueueEmails, type NewBatch } from '../../email/queue/enqueue-emails';
import { plainBatch } from '../../email/queue/plain-batch';
import { hide, sealHidden } from '../../email/sending/hidden-part';
import { renderMail } from '../../email/template/render-mail';
import { commonValues } from '../../email/values/common-values';
import { ApiProblem } from '../../kernel/problem';
import { publicUrlOf } from '../../kernel/public-url';
import type { Services } from '../../kernel/services';
import { inMailLanguage, type MailWords } from '../letter/mail-words';
import { senderAddress, signedBySender } from './enqueue-letter';
import { issueOfferKey, offerHref } from './offer-keys';
import { readBuyer } from '../letter/read-buyer';
import type { OfferRecord } from './prepare-offers';

export type MailSender = NonNullable<Awaited<ReturnType<typeof defaultSender>>>;

interface Reminding {
  readonly offer: OfferRecord;
  readonly server: MailSender;
}

/** Queues the reminder in the name of who sent the offer, to the same address, with a key of its own. */
export async function mailReminder(
  work: Work,
  { secretBox, env }: Pick<Services, 'secretBox' | 'env'>,
  { offer, server }: Reminding,
): Promise<void> {
  const { _id: offerId, sentTo: to, inquiryId } = offer;
  if (to === null) return;
  const hidden = hide(await issueOfferKey(work, offerId));
  const publicUrl = publicUrlOf(env);
  const adminId = await livingAdmin(work, offer.sentBy);
  const common = await commonValues(work, { adminId, server, publicUrl, inquiryId });
  const link = offerHref(await siteAddress(work, env, offer.language), hidden.place);
  const { shown, builtIn } = inMailLanguage(offer.language, (words) => ({
    shown: offerValues(offer, link),
    builtIn: builtInContent(words),
  }));
  const values = mergedValues(common, { groups: { offer: shown }, lists: {} });
  const { contactName } = await readBuyer(work, offer.inquiryId);
  await enqueueEmails(work, {
    ...plainBatch,
    ...((await readTemplate(work, offer, values)) ?? builtIn),
    adminId,
    server,
    replyTo: senderAddress(values, adminId),
    inquiryId,
    values,
    recipients: [
      {
        email: to,
        name: contactName,
        values: noValues,
        secretBox: sealHidden(secretBox, to, hidden),
      },
    ],
  });
}

function offerValues({ number, revision, total, currency, validUntil }: OfferRecord, link: string) {
  return {
    number,
    version: String(revision),
    total: moneyText(total, currency),
    validUntil: utcDateText(validUntil),
    link,
  };
}

/** Null for an account that is deactivated: the company writes. */
async function livingAdmin(work: Work, id: string | null): Promise<string | null> {
  if (id === null) return null;
  const found = await work
    .selectFrom('admin')
    .select('_id')
    .where('_id', '=', id)
    .where('deletedAt', 'is', null)
    .executeTakeFirst();
  return found?._id ?? null;
}

type Content = Pick<NewBatch, 'templateId' | 'subject' | 'html' | 'text' | 'attachments'>;

function builtInContent(words: MailWords): Content {
  const { reminder } = words;
  const [number, day] = ['{{offer.number}}', '{{offer.validUntil}}'];
  const facts = [
    reminder.valid(number, '{{offer.version}}', day),
    reminder.total('{{offer.total}}'),
  ];
  const paragraphs = [
    words.dear('{{recipient.name}}'),
    facts.join(' '),
    `${words.page}<br><a href="{{offer.link}}">{{offer.link}}</a>`,
    reminder.questions,
    signedBySender(words),
  ];
  return {
    templateId: null,
    subject: reminder.subject(number, day),
    html: paragraphs.map((one) => `<p>${one}</p>`).join('\n'),
    text: null,
    attachments: [],
  };
}

/** The chosen template with the link; undefined where there is none, or it is gone or cannot be filled in. */
async function readTemplate(
  work: Work,
  { reminderTemplateId }: OfferRecord,
  values: MailValues,
): Promise<Content | undefined> {
  if (reminderTemplateId === null) return undefined;
  const template = await work
    .selectFrom('template')
    .select(['_id', 'subject', 'html', 'text', 'attachments'])
    .where('_id', '=', reminderTemplateId)
    .where('deletedAt', 'is', null)
    .executeTakeFirst();
  if (template === undefined) return undefined;
  const { _id: templateId, subject, html, text, attachments } = template;
  const content = {
    templateId,
    subject,
    html: withLink(html, '<p><a href="{{offer.link}}">{{offer.link}}</a></p>'),
    text: text === null ? null : withLink(text, '{{offer.link}}'),
    attachments,
  };
  return canBeFilledIn(content, values) ? content : undefined;
}

/** The link below a text that does not name it. */
function withLink(text: string, link: string): string {
  return /\{\{\s*offer\.link\s*\}\}/.test(text) ? text : `${text}\n\n${link}`;
}

function canBeFilledIn(content: Content, values: MailValues): boolean {
  try {
    renderMail(content, values);
    return true;
  } catch (error) {
    if (error instanceof ApiProblem) return false;
    throw error;
  }
}
