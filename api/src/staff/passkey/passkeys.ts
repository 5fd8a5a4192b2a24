import { maxPasskeys, type NewPasskey } from 'contract/staff';
import { sql } from 'kysely';
import { uuidv7 } from 'uuidv7';
import { ApiProblem, duplicateField, invalidField, notFound, worded } from '../../kernel/problem';
import type { Services } from '../../kernel/services';
import type { AdminViewer, Viewer } from '../../kernel/viewer';
import type { Database, Work } from '../../db/database';
import { enqueueNotice } from '../../email/queue/enqueue-notice';
import { inTransaction } from '../../repository/in-transaction';
import { noteChange, readProfile } from '../admins';
import { fullName } from '../full-name';
import { lockAccount } from '../../account/lock-account';
import { hasSecondFactor } from '../second-factor/factor-rows';
import { issueRecoveryCodes } from '../second-factor/recovery-codes';
import { secondFactorRequired } from '../../account/second-factor-required';
import { spendChallenge } from './challenges';
import { knownTransports } from './passkey-options';
import { passkeySite } from './passkey-site';
import { challengeIn } from './verify-passkey';

type PasskeyServices = Pick<Services, 'database' | 'env' | 'log' | 'secretBox'>;

const columns = ['_id', 'name', 'createdAt', 'lastUsedAt'] as const;

/** The passkeys of an account, oldest first: `maxPasskeys` at most. */
export function listPasskeys(database: Database, adminId: string) {
  return database
    .selectFrom('passkey')
    .select(columns)
    .where('adminId', '=', adminId)
    .orderBy('createdAt')
    .orderBy('_id')
    .execute();
}

interface AddedPasskey {
  readonly name: string;
  readonly credential: NewPasskey;
}

/** Adds a passkey. @returns it, with recovery codes where it is the account's first second factor */
export async function addPasskey(
  services: PasskeyServices,
  viewer: AdminViewer,
  { name, credential }: AddedPasskey,
) {
  const { adminId } = viewer;
  const made = await verifyNew(services, viewer, credential);
  const row = {
    _id: uuidv7(),
    adminId,
    credentialId: made.id,
    publicKey: Buffer.from(made.publicKey).toString('base64url'),
    counter: made.counter,
    transports: knownTransports(credential.transports ?? []),
    name,
    createdAt: new Date().toISOString(),
    lastUsedAt: null,
  };
  return inTransaction(services.database, async (work) => {
    await lockAccount(work, adminId);
    await requireRoom(work, adminId, made.id);
    const isFirst = !(await hasSecondFactor(work, adminId));
    const transports = sql<readonly string[]>`${JSON.stringify(row.transports)}::jsonb`;
    await work
      .insertInto('passkey')
      .values({ ...row, transports })
      .execute();
    await notePasskey(work, { adminId, viewer }, { from: null, to: name });
    await notifyOwner(work, services, adminId);
    return { ...row, recoveryCodes: isFirst ? await issueRecoveryCodes(work, adminId) : null };
  });
}

/** @throws ApiProblem `invalid` for an answer of an authenticator that does not belong to this request */
async function verifyNew(
  { database, env, log }: PasskeyServices,
  { sessionId }: AdminViewer,
  { id, transports, ...response }: NewPasskey,
) {
  const challenge = challengeIn(response.clientDataJSON);
  if (!(await spendChallenge(database, challenge, { purpose: 'add', sessionId }))) {
    throw invalidField('credential', 'This took too long, or was tried before. Try again.');
  }
  const { rpId, origin } = passkeySite(env);
  const { verifyRegistrationResponse } = await import('@simplewebauthn/server');
  const { registrationInfo } = await verifyRegistrationResponse({
    response: {
      id,
      rawId: id,
      type: 'public-key',
      response: { ...response, ...(transports && { transports: knownTransports(transports) }) },
      clientExtensionResults: {},
    },
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: rpId,
    requireUserVerification: true,
  }).catch((cause: unknown) => {
    log.warn({ err: cause }, 'A new passkey was refused');
    throw Object.assign(notVerified(), { cause });
  });
  if (registrationInfo === undefined) throw notVerified();
  return registrationInfo.credential;
}

async function requireRoom(work: Work, adminId: string, credentialId: string): Promise<void> {
  const taken = await work
    .selectFrom('passkey')
    .select('_id')
    .where('credentialId', '=', credentialId)
    .executeTakeFirst();
  if (taken) throw duplicateField('credential', 'This passkey was added already.');
  const { count } = await work
    .selectFrom('passkey')
    .select((row) => row.fn.countAll<number>().as('count'))
    .where('adminId', '=', adminId)
    .executeTakeFirstOrThrow();
  if (count >= maxPasskeys) {
    const detail = worded`An account has at most ${{ maxPasskeys }} passkeys. Remove one first.`;
    throw new ApiProblem('in-use', detail);
  }
}

/** @throws ApiProblem `not-found` when the account has no such passkey */
export function renamePasskey(
  database: Database,
  {
    viewer,
    id,
    name,
  }: { readonly viewer: AdminViewer; readonly id: string; readonly name: string },
) {
  const { adminId } = viewer;
  return inTransaction(database, async (work) => {
    const before = await ownPasskey(work, adminId, id);
    const renamed = await work
      .updateTable('passkey')
      .set({ name })
      .where('_id', '=', id)
      .returning(columns)
      .executeTakeFirstOrThrow();
    if (before.name !== name) {
      await notePasskey(work, { adminId, viewer }, { from: before.name, to: name });
    }
    return renamed;
  });
}

/**
 * Removes a passkey.
 *
 * @throws ApiProblem `in-use` for the last second factor while the role asks for one
 */
export function removePasskey(database: Database, viewer: AdminViewer, id: string): Promise<void> {
  const { adminId } = viewer;
  return inTransaction(database, async (work) => {
    await lockAccount(work, adminId);
    const { name } = await ownPasskey(work, adminId, id);
    await work.deleteFrom('passkey').where('_id', '=', id).execute();
    const isLast = !(await hasSecondFactor(work, adminId));
    if (isLast && (await secondFactorRequired(work, adminId))) {
      const detail = 'Your role asks for a second factor: add another passkey or an app first.';
      throw new ApiProblem('in-use', detail);
    }
    if (isLast) await work.deleteFrom('recoveryCode').where('adminId', '=', adminId).execute();
    await notePasskey(work, { adminId, viewer }, { from: name, to: null });
  });
}

/** Removes all passkeys of somebody who has lost them. @throws ApiProblem `not-found` without any */
export async function removePasskeysOf(
  work: Work,
  { adminId, viewer }: { readonly adminId: string; readonly viewer: Viewer },
): Promise<void> {
  const removed = await work
    .deleteFrom('passkey')
    .where('adminId', '=', adminId)
    .returning('name')
    .execute();
  if (removed.length === 0) throw notFound('passkey');
  if (!(await hasSecondFactor(work, adminId))) {
    await work.deleteFrom('recoveryCode').where('adminId', '=', adminId).execute();
  }
  const from = removed.map(({ name }) => name).join(', ');
  await notePasskey(work, { adminId, viewer }, { from, to: null });
}

async function ownPasskey(work: Work, adminId: string, id: string) {
  const found = await work
    .selectFrom('passkey')
    .select('name')
    .where('_id', '=', id)
    .where('adminId', '=', adminId)
    .forUpdate()
    .executeTakeFirst();
  if (!found) throw notFound('passkey');
  return found;
}

function notePasskey(
  work: Work,
  { adminId, viewer }: { readonly adminId: string; readonly viewer: Viewer },
  change: { readonly from: string | null; readonly to: string | null },
): Promise<void> {
  return noteChange(work, adminId, { viewer, changes: [{ field: 'passkey', ...change }] });
}

/** A passkey that somebody else added keeps an account open to them: its owner hears of it. */
async function notifyOwner(work: Work, services: PasskeyServices, adminId: string): Promise<void> {
  const profile = await readProfile(work, adminId);
  await enqueueNotice(work, services, {
    to: profile.email,
    toName: fullName(profile),
    subject: 'A passkey was added to your account',
    paragraphs: [
      'A passkey was added to your account in the admin panel of {{company.name}}. It signs in without the password.',
      'If it was not you, remove it under “Password and sign-in”, end all other sessions there and change your password.',
    ],
  });
}

function notVerified(): ApiProblem {
  return invalidField('credential', 'The passkey could not be verified. Try again.');
}
