import type { accountEndpoints } from 'contract/staff';
import type { Call } from '../../http/mount/mount-endpoint';
import { clientAddress } from '../../kernel/client-address';
import type { Services } from '../../kernel/services';
import { accountSender } from '../../email/mail-server/default-sender';
import { inTransaction } from '../../repository/in-transaction';
import { originOfRequest } from '../../http/request-origin';
import type { Origin } from '../../kernel/viewer';
import { recordEvent } from '../../repository/journal';
import { findAccount } from '../admins';
import { throttle } from '../session/throttle';
import { issueLink } from '../../account/account-links';
import { mailLink } from './mail-link';

type ResetCall = Pick<Call<typeof accountEndpoints.requestReset>, 'body' | 'request' | 'reply'>;

/**
 * Mails a link for a new password if an account has the address. The account is looked up after the response, so that
 * neither the response nor its time tells whether there is one.
 */
export async function requestReset(
  services: Services,
  { body: { email }, request, reply }: ResetCall,
): Promise<{ canMail: boolean }> {
  const { database, log } = services;
  const address = clientAddress(request);
  if (address !== undefined) await throttle({ database, reply }, { kind: 'reset', value: address });
  await throttle({ database, reply }, { kind: 'reset', value: email });
  if ((await accountSender(database)) === undefined) return { canMail: false };
  setImmediate(() => {
    mailReset(services, email, originOfRequest(request)).catch((error: unknown) => {
      log.error({ err: error }, 'A link for a new password could not be mailed');
    });
  });
  return { canMail: true };
}

/** The audit has requests for accounts alone: anybody may type any other address. */
async function mailReset(services: Services, email: string, origin: Origin): Promise<void> {
  const account = await findAccount(services.database, email);
  if (account === undefined) return;
  const { adminId, name, roleId } = account;
  const kind = 'password-reset';
  await inTransaction(services.database, async (work) => {
    const { token } = await issueLink(work, { kind, adminId, email, createdBy: null });
    await mailLink(work, services, { kind, token, to: email, toName: name, roleId });
    const event = {
      action: 'password-reset-requested',
      resource: 'admin',
      recordId: adminId,
    } as const;
    await recordEvent(work, { origin }, event);
  });
}
