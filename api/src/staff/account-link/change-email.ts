import type { AdminProfile } from 'contract/staff';
import type { FastifyReply } from 'fastify';
import { duplicateField, invalidField, worded } from '../../kernel/problem';
import type { Services } from '../../kernel/services';
import { system, type Viewer } from '../../kernel/viewer';
import { heldUntil } from '../../email/mail-server/account-link-server';
import { accountSender } from '../../email/mail-server/default-sender';
import { enqueueNotice } from '../../email/queue/enqueue-notice';
import type { Work } from '../../db/database';
import { inTransaction } from '../../repository/in-transaction';
import { findAccount, readProfile, updateProfile } from '../admins';
import { fullName } from '../full-name';
import { checkPassword } from '../password/check-password';
import { issueLink, spendLink } from '../../account/account-links';
import { mailLink } from './mail-link';

interface EmailChange {
  readonly viewer: Extract<Viewer, { kind: 'admin' }>;
  readonly email: string;
  readonly password: string | undefined;
  readonly reply: FastifyReply;
}

/**
 * Begins a change of the own email: it needs the password, and takes effect when the link in the mail to the new
 * address is opened.
 *
 * @returns whether a link was mailed; without a mail server the address may change at once
 */
export async function beginEmailChange(
  services: Services,
  { viewer: { adminId }, email, password, reply }: EmailChange,
): Promise<boolean> {
  const { database } = services;
  if (await findAccount(database, email)) {
    throw duplicateField('email', 'Another account has this email.');
  }
  if (password === undefined) {
    throw invalidField('password', 'Enter your password to change the email');
  }
  await checkPassword(services, { adminId, password, path: 'password', reply });
  if ((await accountSender(database)) === undefined) return false;
  const profile = await readProfile(database, adminId);
  const { roleId } = profile;
  const kind = 'email-change';
  await inTransaction(database, async (work) => {
    await requireUnheld(work, roleId);
    const { token } = await issueLink(work, { kind, adminId, email, createdBy: adminId });
    await mailLink(work, services, { kind, token, to: email, toName: fullName(profile), roleId });
    await enqueueNotice(work, services, noticeTo(profile));
  });
  return true;
}

/** Changes the email to the one that the link was sent to. */
export async function confirmEmail({ database }: Services, token: string): Promise<void> {
  await inTransaction(database, async (work) => {
    const { adminId, email } = await spendLink(work, token, 'email-change');
    if (adminId === null) return;
    await updateProfile(work, adminId, { update: { email }, uploads: [], viewer: system });
  });
}

async function requireUnheld(work: Work, roleId: string): Promise<void> {
  const until = await heldUntil(work, roleId);
  if (until === undefined) return;
  const message = worded`The mail server for account links was just changed. Try again after ${{ time: until.slice(11, 16) }} UTC`;
  throw invalidField('email', message);
}

function noticeTo(profile: AdminProfile) {
  return {
    to: profile.email,
    toName: fullName(profile),
    subject: 'Your email is about to change',
    paragraphs: [
      'Somebody, probably you, asked to change the email of your account in the admin panel of {{company.name}}. The new address has to be confirmed first.',
      'If it was not you, change your password at once: whoever asked knows it.',
    ],
  };
}
