import type { adminEndpoints, AnswerOf } from 'contract';
import { readProfile } from '../../admin/admins';
import { forgiveAttempt, type AttemptSource } from '../../admin/login-throttle';
import { isPassword } from '../../admin/passwords';
import type { Database } from '../../db/database';
import { isLoopback } from '../../loopback';
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
  const sources = sourcesOf(email, request.ip);
  for (const source of sources) await throttle({ database, reply }, source);
  const secret = await findSecret(database, email);
  const isRight = await isPassword(secret?.passwordHash, password);
  if (!secret || !isRight) {
    throw new ApiProblem('wrong-credentials', 'E-mail or password is wrong. Check both.');
  }
  for (const source of sources) await forgiveAttempt(database, source);
  const { adminId } = secret;
  return { token: await sessions.open(adminId), admin: await readProfile(database, adminId) };
}

/** The machine's own address is a proxy's when none is trusted: one guesser there must not lock everybody out. */
function sourcesOf(email: string, address: string): AttemptSource[] {
  const account = { kind: 'account', value: email } as const;
  return isLoopback(address) ? [account] : [{ kind: 'address', value: address }, account];
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
