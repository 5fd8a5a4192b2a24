import type { adminEndpoints, AnswerOf } from 'contract';
import { readProfile } from '../../admin/admins';
import { forgiveAttempt } from '../../admin/login-throttle';
import { isPassword } from '../../admin/passwords';
import type { Database } from '../../db/database';
import type { Call } from '../../mount/mount-endpoint';
import { ApiProblem } from '../../problem';
import type { Services } from '../../services';
import { throttle } from './throttle';

type LoginCall = Pick<Call<typeof adminEndpoints.login>, 'body' | 'request' | 'reply'>;

/** Neither the answer nor the time that it takes tells whether the account exists. */
export async function logIn(
  { database, sessions }: Pick<Services, 'database' | 'sessions'>,
  { body: { email, password }, request, reply }: LoginCall,
): Promise<AnswerOf<typeof adminEndpoints.login>> {
  const address = { kind: 'address', value: request.ip } as const;
  const account = { kind: 'account', value: email } as const;
  await throttle({ database, reply }, address);
  await throttle({ database, reply }, account);
  const secret = await findSecret(database, email);
  const isRight = await isPassword(secret?.passwordHash, password);
  if (!secret || !isRight) {
    throw new ApiProblem('wrong-credentials', 'E-mail or password is wrong. Check both.');
  }
  await forgiveAttempt(database, address);
  await forgiveAttempt(database, account);
  return { token: await sessions.open(secret.adminId), admin: await readProfile(database, secret.adminId) };
}

function findSecret(database: Database, email: string) {
  return database
    .selectFrom('admin')
    .innerJoin('adminSecret', 'adminSecret.adminId', 'admin._id')
    .select(['adminSecret.adminId', 'adminSecret.passwordHash'])
    .where((row) => row(row.fn('lower', ['admin.email']), '=', email))
    .where('admin.deletedAt', 'is', null)
    .executeTakeFirst();
}
