import type { AccountLinkKind } from 'contract/staff';
import type { Services } from '../../kernel/services';
import type { Work } from '../../db/database';
import { heldUntil } from '../../email/mail-server/account-link-server';
import { enqueueNotice } from '../../email/queue/enqueue-notice';
import { linkAddress } from './link-address';

interface MailedLink {
  readonly kind: AccountLinkKind;
  readonly token: string;
  readonly to: string;
  readonly toName: string | null;
  /** Of the account that the link opens or is about. */
  readonly roleId: string;
}

interface LinkText {
  readonly subject: string;
  /** The first stands before the link. */
  readonly paragraphs: readonly string[];
}

const texts: Readonly<Record<AccountLinkKind, LinkText>> = {
  invitation: {
    subject: 'Your account in the admin panel',
    paragraphs: [
      'You have been invited to work in the admin panel of {{company.name}}. Open this link to enter your name and choose a password:',
      'The link works once, for three days. If you expected no invitation, ignore this mail.',
    ],
  },
  'password-reset': {
    subject: 'Choose a new password',
    paragraphs: [
      'Somebody, probably you, asked for a new password for the admin panel of {{company.name}}. Open this link to choose one:',
      'The link works once, for 30 minutes. If you did not ask for it, ignore this mail: your password stays as it is.',
    ],
  },
  'email-change': {
    subject: 'Confirm your new email',
    paragraphs: [
      'This address is to become the email of an account in the admin panel of {{company.name}}. Open this link to confirm it:',
      'The link works once, for a day. If you did not ask for it, ignore this mail: nothing changes.',
    ],
  },
};

/**
 * Queues the mail with a link, unless links to such accounts are held back.
 *
 * @returns whether it was queued: false also where no server is marked for account links
 */
export async function mailLink(
  work: Work,
  services: Pick<Services, 'secretBox' | 'env'>,
  { kind, token, to, toName, roleId }: MailedLink,
): Promise<boolean> {
  if ((await heldUntil(work, roleId)) !== undefined) return false;
  const hrefOf = (secret: string) => linkAddress(services.env, kind, secret);
  const link = { hrefOf, secret: token };
  return enqueueNotice(work, services, { to, toName, ...texts[kind], link });
}
