import type { FastifyReply } from 'fastify';
import { ApiProblem } from '../../kernel/problem';
import { type SecretBox, SecretUnreadable } from '../../kernel/secrets/secret-box';
import type { Work } from '../../db/database';
import { inTransaction } from '../../repository/in-transaction';
import { forgiveAttempt } from '../session/login-throttle';
import { throttle } from '../session/throttle';
import { confirmedFactor, type FactorServices, hasPasskey, secretOwner } from './factor-rows';
import { stepOf } from './one-time-codes';
import { spendRecoveryCode } from './recovery-codes';

interface FactorCheck {
  readonly adminId: string;
  readonly code: string | undefined;
  readonly reply: FastifyReply;
}

/**
 * Requires the second factor of an account that has one: a code of the app, each time step once, or a recovery code. A
 * passkey is no part of it, as it signs in by itself; whoever has passkeys alone is led to them.
 *
 * @throws ApiProblem `second-factor-needed` without a code, `wrong-credentials` or `rate-limited` with a wrong one
 */
export async function requireSecondFactor(
  { database, secretBox }: FactorServices,
  { adminId, code, reply }: FactorCheck,
): Promise<void> {
  const factor = await confirmedFactor(database, adminId);
  const hasPasskeys = await hasPasskey(database, adminId);
  if (factor === undefined && !hasPasskeys) return;
  if (code === undefined) throw secondFactorNeeded({ hasApp: factor !== undefined, hasPasskeys });
  const source = { kind: 'second-factor', value: adminId } as const;
  await throttle({ database, reply }, source);
  const secret = factor && readableSecret(secretBox, factor.secretBox, adminId);
  const isRight = await inTransaction(database, (work) =>
    spendCode(work, { adminId, secret, code }),
  );
  if (!isRight) {
    const message = 'This code is wrong, or was used already.';
    throw new ApiProblem('wrong-credentials', message, [{ path: 'code', message }]);
  }
  await forgiveAttempt(database, source);
}

interface Factors {
  readonly hasApp: boolean;
  readonly hasPasskeys: boolean;
}

/** Its errors name what the account has: `code` for an app, `passkey`. */
function secondFactorNeeded({ hasApp, hasPasskeys }: Factors): ApiProblem {
  const app = 'Enter the code of your authenticator app, or a recovery code.';
  const passkey = 'Use your passkey, or enter a recovery code.';
  return new ApiProblem('second-factor-needed', hasApp ? app : passkey, [
    ...(hasApp ? [{ path: 'code', message: app }] : []),
    ...(hasPasskeys ? [{ path: 'passkey', message: passkey }] : []),
  ]);
}

async function spendCode(
  work: Work,
  { adminId, secret, code }: { adminId: string; secret: string | undefined; code: string },
): Promise<boolean> {
  const digits = code.replace(/\s/g, '');
  if (!/^\d{6}$/.test(digits)) return spendRecoveryCode(work, adminId, code);
  const step = secret === undefined ? undefined : stepOf(secret, digits);
  if (step === undefined) return false;
  const spent = await work
    .updateTable('secondFactor')
    .set({ lastStep: step })
    .where('adminId', '=', adminId)
    .where('lastStep', '<', step)
    .returning('adminId')
    .executeTakeFirst();
  return spent !== undefined;
}

/** Undefined where the encryption key was lost: recovery codes still work. */
function readableSecret(secretBox: SecretBox, box: string, adminId: string): string | undefined {
  try {
    return secretBox.open(box, secretOwner(adminId));
  } catch (error) {
    if (error instanceof SecretUnreadable) return undefined;
    throw error;
  }
}
