import type { FastifyReply } from 'fastify';
import { ApiProblem } from '../../kernel/problem';
import type { Services } from '../../kernel/services';
import { forgiveAttempt } from '../session/login-throttle';
import { throttle } from '../session/throttle';
import { isPassword } from './passwords';

interface PasswordCheck {
  readonly adminId: string;
  readonly password: string;
  /** The field with the password. */
  readonly path: string;
  readonly reply: FastifyReply;
}

/**
 * Checks the password of a signed-in admin, limited like a login.
 *
 * @returns its hash
 * @throws ApiProblem `wrong-credentials` or `rate-limited`
 */
export async function checkPassword(
  { database }: Pick<Services, 'database'>,
  { adminId, password, path, reply }: PasswordCheck,
): Promise<string> {
  const account = { kind: 'account', value: adminId } as const;
  await throttle({ database, reply }, account);
  const secret = await database
    .selectFrom('adminSecret')
    .select('passwordHash')
    .where('adminId', '=', adminId)
    .executeTakeFirst();
  if (!secret) throw noPassword(path);
  if (!(await isPassword(secret.passwordHash, password))) throw wrongPassword(path);
  await forgiveAttempt(database, account);
  return secret.passwordHash;
}

export function wrongPassword(path: string): ApiProblem {
  const message = path === 'oldPassword' ? 'The old password is wrong.' : 'The password is wrong.';
  return new ApiProblem('wrong-credentials', message, [{ path, message }]);
}

/** Of an account that signs in by the identity provider. */
function noPassword(path: string): ApiProblem {
  const message =
    'Your account has no password. “Forgot password?” on the sign-in page mails a link to choose one.';
  return new ApiProblem('wrong-credentials', message, [{ path, message }]);
}
