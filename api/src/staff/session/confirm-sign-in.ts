import type { PasskeyProof } from 'contract/staff';
import type { FastifyReply } from 'fastify';
import { invalidField } from '../../core/problem';
import type { Services } from '../../core/services';
import type { AdminViewer } from '../../core/viewer';
import { verifyPasskey } from '../passkey/verify-passkey';
import { checkPassword } from '../password/check-password';

interface Confirmation {
  readonly password?: string | undefined;
  readonly passkey?: PasskeyProof | undefined;
  readonly reply: FastifyReply;
}

/** Makes a session fresh by the password or a passkey of its account. */
export async function confirmSignIn(
  services: Services,
  { adminId, sessionId }: AdminViewer,
  { password, passkey, reply }: Confirmation,
): Promise<void> {
  if (password !== undefined) {
    await checkPassword(services, { adminId, password, path: 'password', reply });
  } else if (
    passkey === undefined ||
    (await verifyPasskey(services, passkey, sessionId)) !== adminId
  ) {
    throw invalidField('passkey', 'This passkey belongs to another account.');
  }
  await services.sessions.confirm(sessionId);
}
