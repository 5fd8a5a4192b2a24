import Mustache from 'mustache';
import { publicUrlOf } from '../../kernel/public-url';
import type { Services } from '../../kernel/services';
import type { Work } from '../../db/database';
import { accountSender, defaultSender } from '../mail-server/default-sender';
import { hide, sealHidden } from '../sending/hidden-part';
import { companyValues } from '../values/common-values';
import { signedByCompany } from '../values/signed-by-company';
import { enqueueEmails } from './enqueue-emails';
import { plainBatch } from './plain-batch';

/** A message of the product to one person. */
export interface Notice {
  readonly to: string;
  readonly toName: string | null;
  readonly subject: string;
  /** Before the company's name, in the language of the message; in English without it. */
  readonly regards?: string;
  /** HTML, with template variables of the company; other texts are escaped by `plainInMail`. */
  readonly paragraphs: readonly string[];
  /** HTML of a table behind the first paragraph, its texts escaped by `plainInMail`. */
  readonly table?: string;
  /** Makes a link from its hidden part; without it the message has none. */
  readonly link?: { readonly hrefOf: (secret: string) => string; readonly secret: string };
  /** The inquiry that it is about; without one it is about the recipient's account. */
  readonly inquiryId?: string;
  /** Has figures of money instead. */
  readonly isAboutMoney?: boolean;
}

/** A text in a subject, which is a template: braces would stand for a variable. */
export function plainInSubject(text: string): string {
  return text.replaceAll(/[{}]/g, '');
}

/** A text as HTML of a message, in which nothing is a template variable. */
export function plainInMail(text: string): string {
  return Mustache.escape(text).replaceAll('{', '&#123;');
}

/**
 * Queues the message: about an inquiry with the default mail server, about an account with the one for account links. The
 * ledger shows the link without its secret.
 *
 * @returns whether there is such a server
 */
export async function enqueueNotice(
  work: Work,
  { secretBox, env }: Pick<Services, 'secretBox' | 'env'>,
  {
    to,
    toName,
    subject,
    regards,
    paragraphs,
    table,
    link,
    inquiryId,
    isAboutMoney = false,
  }: Notice,
): Promise<boolean> {
  const server = await (inquiryId === undefined ? accountSender(work) : defaultSender(work));
  if (server === undefined) return false;
  const hidden = link && hide(link.secret);
  const href = hidden && link.hrefOf(hidden.place);
  const shown = href === undefined ? [] : [`<a href="${href}">${href}</a>`];
  const [first = '', ...rest] = paragraphs;
  await enqueueEmails(work, {
    ...plainBatch,
    adminId: null,
    server,
    inquiryId: inquiryId ?? null,
    subject,
    html: [
      ...[first, ...shown].map(paragraph),
      ...(table === undefined ? [] : [table]),
      ...[...rest, signedByCompany(regards)].map(paragraph),
    ].join('\n'),
    text: null,
    isAccountLink: link !== undefined,
    isAboutAccount: inquiryId === undefined && !isAboutMoney,
    isAboutMoney,
    values: await companyValues(work, server, publicUrlOf(env)),
    recipients: [
      {
        email: to,
        name: toName,
        values: { groups: {}, lists: {} },
        ...(hidden && { secretBox: sealHidden(secretBox, to, hidden) }),
      },
    ],
  });
  return true;
}

function paragraph(html: string): string {
  return `<p>${html}</p>`;
}
