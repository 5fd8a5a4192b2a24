import Mustache from 'mustache';
import type { Services } from '../../core/services';
import type { Work } from '../../db/database';
import { defaultSender } from '../mail-server/default-sender';
import { hiddenPart, sealHidden } from '../sending/hidden-part';
import { companyValues } from '../values/common-values';
import { signedByCompany } from '../values/signed-by-company';
import { enqueueEmails } from './enqueue-emails';
import { plainBatch } from './plain-batch';

/** A message of the product to one person. */
export interface Notice {
  readonly to: string;
  readonly toName: string | null;
  readonly subject: string;
  /** HTML, with template variables of the company; other texts are escaped by `plainInMail`. */
  readonly paragraphs: readonly string[];
  /** Makes a link from its hidden part; without it the message has none. */
  readonly link?: { readonly hrefOf: (secret: string) => string; readonly secret: string };
}

/** A text as HTML of a message, in which nothing is a template variable. */
export function plainInMail(text: string): string {
  return Mustache.escape(text).replaceAll('{', '&#123;');
}

/**
 * Queues the message with the default mail server. The ledger shows the link without its secret.
 *
 * @returns whether there is such a server
 */
export async function enqueueNotice(
  work: Work,
  { secretBox, env }: Pick<Services, 'secretBox' | 'env'>,
  { to, toName, subject, paragraphs, link }: Notice,
): Promise<boolean> {
  const server = await defaultSender(work);
  if (server === undefined) return false;
  const href = link?.hrefOf(hiddenPart);
  const shown = href === undefined ? [] : [`<a href="${href}">${href}</a>`];
  const [first = '', ...rest] = paragraphs;
  await enqueueEmails(work, {
    ...plainBatch,
    adminId: null,
    server,
    subject,
    html: [first, ...shown, ...rest, signedByCompany].map((one) => `<p>${one}</p>`).join('\n'),
    text: null,
    values: await companyValues(work, server, env.PUBLIC_URL),
    recipients: [
      {
        email: to,
        name: toName,
        values: { groups: {}, lists: {} },
        ...(link && { secretBox: sealHidden(secretBox, to, link.secret) }),
      },
    ],
  });
  return true;
}
