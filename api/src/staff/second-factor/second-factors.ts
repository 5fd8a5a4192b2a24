import type { SecondFactor } from 'contract/staff';
import { ApiProblem, invalidField } from '../../kernel/problem';
import { actorOf, type Viewer } from '../../kernel/viewer';
import type { Database, Work } from '../../db/database';
import { inTransaction } from '../../repository/in-transaction';
import { recordEvent } from '../../repository/journal';
import { noteChange, readProfile } from '../admins';
import {
  confirmedFactor,
  type FactorServices,
  hasPasskey,
  hasSecondFactor,
  secretOwner,
} from './factor-rows';
import { newSecret, secretUri, stepOf } from './one-time-codes';
import { lockAccount } from '../../account/lock-account';
import { issueRecoveryCodes } from './recovery-codes';
import { secondFactorRequired } from '../../account/second-factor-required';

interface OfAccount {
  readonly adminId: string;
  readonly viewer: Viewer;
}

/** The second factor of an account, without its secret. */
export async function readSecondFactor(database: Database, adminId: string): Promise<SecondFactor> {
  const factor = await confirmedFactor(database, adminId);
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
    isRequired:
      (await secondFactorRequired(database, adminId)) && !(await hasPasskey(database, adminId)),
  };
}

/** Makes a secret that counts once `confirmSecondFactor` has seen a code of it. */
export async function beginSecondFactor(
  { database, secretBox }: FactorServices,
  adminId: string,
): Promise<{ secret: string; uri: string }> {
  if (await confirmedFactor(database, adminId)) throw isOnAlready();
  const { email } = await readProfile(database, adminId);
  const secret = newSecret();
  const row = {
    secretBox: secretBox.seal(secret, secretOwner(adminId)),
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
  { database, secretBox }: FactorServices,
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
    const lastStep = stepOf(secretBox.open(begun.secretBox, secretOwner(adminId)), code);
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
export function renewRecoveryCodes(
  database: Database,
  { adminId, viewer }: OfAccount,
): Promise<string[]> {
  return inTransaction(database, async (work) => {
    if (!(await hasSecondFactor(work, adminId))) throw isOff();
    const event = { action: 'codes-renewed', resource: 'admin', recordId: adminId } as const;
    await recordEvent(work, actorOf(viewer), event);
    return issueRecoveryCodes(work, adminId);
  });
}

/** Turns the app off. @throws ApiProblem `in-use` while the role asks for a second factor and there is no passkey */
export async function removeOwnSecondFactor(
  database: Database,
  { adminId, viewer }: OfAccount,
): Promise<void> {
  await inTransaction(database, async (work) => {
    // Its last passkey cannot be removed at the same time.
    await lockAccount(work, adminId);
    if ((await secondFactorRequired(work, adminId)) && !(await hasPasskey(work, adminId))) {
      throw new ApiProblem('in-use', 'Your role asks for a second factor: it stays on.');
    }
    await removeSecondFactor(work, { adminId, viewer });
  });
}

/** Turns the app off, for its owner or somebody who has lost it. */
export async function removeSecondFactor(
  work: Work,
  { adminId, viewer }: OfAccount,
): Promise<void> {
  const removed = await work
    .deleteFrom('secondFactor')
    .where('adminId', '=', adminId)
    .returning('confirmedAt')
    .executeTakeFirst();
  if (!removed?.confirmedAt) throw isOff();
  if (!(await hasPasskey(work, adminId))) {
    await work.deleteFrom('recoveryCode').where('adminId', '=', adminId).execute();
  }
  await noteFactor(work, { adminId, viewer }, { from: true, to: false });
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
