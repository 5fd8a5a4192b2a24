import type { AnswerOf } from 'contract';
import type { adminEndpoints } from 'contract/staff';
import { forgiveAttempt, type AttemptSource } from './login-throttle';
import { isPassword } from '../password/passwords';
import { requireSecondFactor } from '../second-factor/require-second-factor';
import { clientAddress } from '../../kernel/client-address';
import type { Database } from '../../db/database';
import type { Call } from '../../http/mount/mount-endpoint';
import { ApiProblem } from '../../kernel/problem';
import type { Services } from '../../kernel/services';
import { openSession } from './open-session';
import { notingRefusals } from './sign-in-refusals';
import { throttle } from './throttle';

type LoginServices = Pick<
  Services,
  'database' | 'meters' | 'sessions' | 'knownDevices' | 'secretBox'
>;
type LoginCall = Pick<Call<typeof adminEndpoints.login>, 'body' | 'request' | 'reply'>;

/** Neither the response nor its timing reveals whether the account exists. */
export async function logIn(
  services: LoginServices,
  call: LoginCall,
): Promise<AnswerOf<typeof adminEndpoints.login>> {
  const { database } = services;
  const secret = await findSecret(database, call.body.email);
  const from = { adminId: secret?.adminId, request: call.request };
  return notingRefusals(services, from, () => checkPassword(services, call, secret));
}

async function checkPassword(
  services: LoginServices,
  { body: { email, password, code }, request, reply }: LoginCall,
  secret: StoredPassword | undefined,
): Promise<AnswerOf<typeof adminEndpoints.login>> {
  const { database, knownDevices } = services;
  const device = await knownDevices.of(request);
  const known = device !== undefined && device.adminId === secret?.adminId ? device : undefined;
  const sources = known
    ? ([{ kind: 'device', value: known.id }] as const)
    : sourcesOf(email, clientAddress(request));
  for (const source of sources) await throttle({ database, reply }, source);
  const isRight = await isPassword(secret?.passwordHash, password);
  if (!secret || !isRight) {
    throw new ApiProblem('wrong-credentials', 'Incorrect email or password.');
  }
  for (const source of sources) await forgiveAttempt(database, source);
  const { adminId } = secret;
  // Its codes have a limit of their own.
  await requireSecondFactor(services, { adminId, code, reply });
  const answer = await openSession(services, { adminId, request, means: 'password' });
  await knownDevices.remember({ request, reply }, { adminId, id: known?.id });
  return answer;
}

/**
 * Strangers are counted by account and address, by address, and by account over all addresses, which also limits
 * distributed guessing. A known device is counted separately, so that guesses of others cannot lock it out.
 */
function sourcesOf(email: string, address: string | undefined): AttemptSource[] {
  const guess = { kind: 'guess', value: JSON.stringify([email, address]) } as const;
  const account = { kind: 'account', value: email } as const;
  // Without an address, the request comes from this machine.
  return address === undefined
    ? [guess, account]
    : [{ kind: 'address', value: address }, guess, account];
}

interface StoredPassword {
  readonly adminId: string;
  readonly passwordHash: string;
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
