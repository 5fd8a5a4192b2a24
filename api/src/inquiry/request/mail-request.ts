import { siteRoutes, utcDateText } from 'contract';
import type { Work } from '../../db/database';
import { chosenServer } from '../../email/queue/chosen-server';
import { enqueueEmails } from '../../email/queue/enqueue-emails';
import { plainBatch } from '../../email/queue/plain-batch';
import { hide, sealHidden } from '../../email/sending/hidden-part';
import { commonValues } from '../../email/values/common-values';
import type { MailPartner } from '../../email/values/partner-values';
import { publicUrlOf } from '../../kernel/public-url';
import type { Services } from '../../kernel/services';
import { actorId, type Viewer } from '../../kernel/viewer';
import { en } from '../letter/mail-words/en';
import { paragraphsOf, senderAddress, signedBySender } from '../offer/enqueue-letter';
import type { RequestRecord } from './prepare-requests';
import { issueRequestKey } from './request-keys';

/** A supplier that is asked. */
export interface Addressed {
  readonly askedId: string;
  readonly partner: MailPartner & { readonly email: string };
}

interface Mailing {
  readonly request: RequestRecord;
  readonly addressed: readonly Addressed[];
  readonly viewer: Viewer;
  /** The words of staff, with an empty line between paragraphs. */
  readonly message: string;
  /** The stored name of the PDF. */
  readonly pdf: string;
}

/**
 * Queues one mail to each supplier, whose link the ledger shows without its key. No mail belongs to the inquiry: it would
 * be one of the customer's, and have their values.
 */
export async function mailRequest(
  work: Work,
  { secretBox, env }: Pick<Services, 'secretBox' | 'env'>,
  { request, addressed, viewer, message, pdf }: Mailing,
): Promise<void> {
  const adminId = actorId(viewer);
  const server = await chosenServer(work, secretBox, undefined);
  const publicUrl = publicUrlOf(env);
  const version = request.revision === 1 ? '' : `, version ${request.revision}`;
  const subject = `Request for quotation ${request.number}${version}`;
  const values = await commonValues(work, { adminId, server, publicUrl });
  const replyTo = senderAddress(values, adminId);
  for (const { askedId, partner } of addressed) {
    const { email, name } = partner;
    const hidden = hide(await issueRequestKey(work, askedId));
    const href = `${publicUrl}${siteRoutes.supplierRequest}?key=${hidden.place}`;
    await enqueueEmails(work, {
      ...plainBatch,
      adminId,
      server,
      subject,
      attachments: [{ title: subject, file: pdf }],
      html: wordsOf(request, { message, href })
        .map((one) => `<p>${one}</p>`)
        .join('\n'),
      text: null,
      replyTo,
      values,
      recipients: [
        {
          email,
          name: partner.values.groups['supplier']?.['contactPerson'] || name,
          supplierId: partner._id,
          values: partner.values,
          secretBox: sealHidden(secretBox, email, hidden),
        },
      ],
    });
  }
}

interface Wording {
  /** The words of staff. */
  readonly message: string;
  /** Of the supplier's page. */
  readonly href: string;
}

function wordsOf({ lines, answerBy, number }: RequestRecord, { message, href }: Wording): string[] {
  const products = lines.length === 1 ? 'one product' : `${lines.length} products`;
  return [
    en.dear('{{recipient.name}}'),
    ...paragraphsOf(message),
    `Please quote your prices for ${products} of our request ${number} by ${utcDateText(answerBy)}.`,
    `Enter prices, lead times and remarks on this page; you need no account:<br><a href="${href}">${href}</a>`,
    'The link is for you alone: whoever has it can answer for you. You can change your answer until that day.',
    signedBySender(en),
  ];
}
