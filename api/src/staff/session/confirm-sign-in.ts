import type { PasskeyProof } from 'contract/staff';
import type { FastifyReply } from 'fastify';
import { invalidField } from '../../kernel/problem';
import type { Services } from '../../kernel/services';
import type { AdminViewer } from '../../kernel/viewer';
import { verifyPasskey } from '../passkey/verify-passkey';
import { checkPassword } from '../password/check-password';
import { requireSecondFactor } from '../second-factor/require-second-factor';

interface Confirmation {
  readonly password?: string | undefined;
  readonly code?: string | undefined;
  readonly passkey?: PasskeyProof | undefined;
  readonly reply: FastifyReply;
}

/** Makes a session fresh by what its account signs in with: a passkey, or the password with the second factor. */
export async function confirmSignIn(
  services: Services,
  { adminId, sessionId }: AdminViewer,
  { password, code, passkey, reply }: Confirmation,
): Promise<void> {
  if (password !== undefined) {
    await checkPassword(services, { adminId, password, path: 'password', reply });
    await requireSecondFactor(services, { adminId, code, reply });
  } else if (
    passkey === undefined ||
    (await verifyPasskey(services, passkey, sessionId)) !== adminId
  ) {
    throw invalidField('passkey', 'This passkey belongs to another account.');
  }
  await services.sessions.confirm(sessionId);
}
