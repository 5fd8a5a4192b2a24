import type { SecondFactor } from 'contract/staff';
import type { FastifyReply } from 'fastify';
import { ApiProblem, invalidField } from '../../core/problem';
import { type SecretBox, SecretUnreadable } from '../../core/secret-box';
import type { Services } from '../../core/services';
import type { Viewer } from '../../core/viewer';
import type { Database, Work } from '../../db/database';
import { inTransaction } from '../../repository/in-transaction';
import { noteChange, readProfile } from '../admins';
import { forgiveAttempt } from '../session/login-throttle';
import { throttle } from '../session/throttle';
import { newSecret, secretUri, stepOf } from './one-time-codes';
import { issueRecoveryCodes, spendRecoveryCode } from './recovery-codes';
import { secondFactorRequired } from './second-factor-required';

type Keeping = Pick<Services, 'database' | 'secretBox'>;

interface OfAccount {
  readonly adminId: string;
  readonly viewer: Viewer;
}

/** The second factor of an account, without its secret. */
export async function readSecondFactor(database: Database, adminId: string): Promise<SecondFactor> {
  const factor = await confirmed(database, adminId);
  const left = await database
    .selectFrom('recoveryCode')
    .select((row) => row.fn.countAll<number>().as('count'))
    .where('adminId', '=', adminId)
    .where('usedAt', 'is', null)
    .executeTakeFirstOrThrow();
  return {
    isOn: factor !== undefined,
    since: factor?.confirmedAt ?? null,
    recoveryCodesLeft: left.count,
    isRequired: await secondFactorRequired(database, adminId),
  };
}

/** Makes a secret that counts once `confirmSecondFactor` has seen a code of it. */
export async function beginSecondFactor(
  { database, secretBox }: Keeping,
  adminId: string,
): Promise<{ secret: string; uri: string }> {
  if (await confirmed(database, adminId)) throw isOnAlready();
  const { email } = await readProfile(database, adminId);
  const secret = newSecret();
  const row = {
    secretBox: secretBox.seal(secret, ownerOf(adminId)),
    createdAt: new Date().toISOString(),
    confirmedAt: null,
    lastStep: 0,
  };
  await database
    .insertInto('secondFactor')
    .values({ adminId, ...row })
    .onConflict((conflict) =>
      conflict.column('adminId').doUpdateSet(row).where('secondFactor.confirmedAt', 'is', null),
    )
    .execute();
  return { secret, uri: secretUri(secret, email) };
}

/** Turns the second factor on. @returns the recovery codes */
export function confirmSecondFactor(
  { database, secretBox }: Keeping,
  { adminId, viewer }: OfAccount,
  code: string,
): Promise<string[]> {
  return inTransaction(database, async (work) => {
    const begun = await work
      .selectFrom('secondFactor')
      .select(['secretBox', 'confirmedAt'])
      .where('adminId', '=', adminId)
      .forUpdate()
      .executeTakeFirst();
    if (!begun) throw invalidField('code', 'Set the authenticator app up first');
    if (begun.confirmedAt !== null) throw isOnAlready();
    const lastStep = stepOf(secretBox.open(begun.secretBox, ownerOf(adminId)), code);
    if (lastStep === undefined) {
      throw invalidField('code', 'This code is wrong. Check the clock of the device');
    }
    const confirmedAt = new Date().toISOString();
    await work
      .updateTable('secondFactor')
      .set({ confirmedAt, lastStep })
      .where('adminId', '=', adminId)
      .execute();
    await noteFactor(work, { adminId, viewer }, { from: false, to: true });
    return issueRecoveryCodes(work, adminId);
  });
}

/** @returns new recovery codes; the former ones no longer work */
export function renewRecoveryCodes(database: Database, adminId: string): Promise<string[]> {
  return inTransaction(database, async (work) => {
    if (!(await confirmed(work, adminId))) throw isOff();
    return issueRecoveryCodes(work, adminId);
  });
}

/** Turns the second factor off. @throws ApiProblem `in-use` while the company asks for it */
export async function removeOwnSecondFactor(
  database: Database,
  { adminId, viewer }: OfAccount,
): Promise<void> {
  if (await secondFactorRequired(database, adminId)) {
    throw new ApiProblem('in-use', 'Your company asks for a second factor: it stays on.');
  }
  await removeSecondFactor(database, { adminId, viewer });
}

/** Turns the second factor off, for its owner or somebody who has lost it. */
export function removeSecondFactor(
  database: Database,
  { adminId, viewer }: OfAccount,
): Promise<void> {
  return inTransaction(database, async (work) => {
    const removed = await work
      .deleteFrom('secondFactor')
      .where('adminId', '=', adminId)
      .returning('confirmedAt')
      .executeTakeFirst();
    await work.deleteFrom('recoveryCode').where('adminId', '=', adminId).execute();
    if (!removed?.confirmedAt) throw isOff();
    await noteFactor(work, { adminId, viewer }, { from: true, to: false });
  });
}

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
  { database, secretBox }: Keeping,
  { adminId, code, reply }: FactorCheck,
): Promise<void> {
  const factor = await confirmed(database, adminId);
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
    return secretBox.open(box, ownerOf(adminId));
  } catch (error) {
    if (error instanceof SecretUnreadable) return undefined;
    throw error;
  }
}

function confirmed(database: Database | Work, adminId: string) {
  return database
    .selectFrom('secondFactor')
    .select(['secretBox', 'confirmedAt'])
    .where('adminId', '=', adminId)
    .where('confirmedAt', 'is not', null)
    .executeTakeFirst();
}

function noteFactor(
  work: Work,
  { adminId, viewer }: OfAccount,
  change: { readonly from: boolean; readonly to: boolean },
): Promise<void> {
  return noteChange(work, adminId, { viewer, changes: [{ field: 'secondFactor', ...change }] });
}

function isOnAlready(): ApiProblem {
  return new ApiProblem('in-use', 'The second factor is on already. Turn it off first.');
}

function isOff(): ApiProblem {
  return new ApiProblem('not-found', 'The second factor is not on.');
}

function ownerOf(adminId: string): string {
  return `second factor of ${adminId}`;
}
