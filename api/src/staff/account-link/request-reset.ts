import type { accountEndpoints } from 'contract/staff';
import type { Call } from '../../core/mount/mount-endpoint';
import { clientAddress } from '../../core/plugins/client-address';
import type { Services } from '../../core/services';
import { defaultSender } from '../../email/mail-server/default-sender';
import { inTransaction } from '../../repository/in-transaction';
import { originOfRequest } from '../../core/request-origin';
import type { Origin } from '../../core/viewer';
import { recordEvent } from '../../repository/journal';
import { findAccount } from '../admins';
import { throttle } from '../session/throttle';
import { issueLink } from './account-links';
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
  if ((await defaultSender(database)) === undefined) return { canMail: false };
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
  const { adminId, name } = account;
  const kind = 'password-reset';
  await inTransaction(services.database, async (work) => {
    const { token } = await issueLink(work, { kind, adminId, email, createdBy: null });
    await mailLink(work, services, { kind, token, to: email, toName: name });
    const event = {
      action: 'password-reset-requested',
      resource: 'admin',
      recordId: adminId,
    } as const;
    await recordEvent(work, { origin }, event);
  });
}
