import type { FastifyReply } from 'fastify';
import { ApiProblem } from '../../core/problem';
import { type SecretBox, SecretUnreadable } from '../../core/secret-box';
import type { Work } from '../../db/database';
import { inTransaction } from '../../repository/in-transaction';
import { forgiveAttempt } from '../session/login-throttle';
import { throttle } from '../session/throttle';
import { confirmedFactor, type FactorServices, secretOwner } from './factor-rows';
import { stepOf } from './one-time-codes';
import { spendRecoveryCode } from './recovery-codes';

interface FactorCheck {
  readonly adminId: string;
  readonly code: string | undefined;
  readonly reply: FastifyReply;
}

/**
 * Requires the second factor of an account that has one: a code of the app, each time step once, or a recovery code.
 *
 * @throws ApiProblem `second-factor-needed` without a code, `wrong-credentials` or `rate-limited` with a wrong one
 */
export async function requireSecondFactor(
  { database, secretBox }: FactorServices,
  { adminId, code, reply }: FactorCheck,
): Promise<void> {
  const factor = await confirmedFactor(database, adminId);
  if (factor === undefined) return;
  if (code === undefined) {
    const detail = 'Enter the code of your authenticator app, or a recovery code.';
    throw new ApiProblem('second-factor-needed', detail);
  }
  const source = { kind: 'second-factor', value: adminId } as const;
  await throttle({ database, reply }, source);
  const secret = readableSecret(secretBox, factor.secretBox, adminId);
  const isRight = await inTransaction(database, (work) =>
    spendCode(work, { adminId, secret, code }),
  );
  if (!isRight) {
    const message = 'This code is wrong, or was used already.';
    throw new ApiProblem('wrong-credentials', message, [{ path: 'code', message }]);
  }
  await forgiveAttempt(database, source);
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
