import type { webcrypto } from 'node:crypto';
import { SignJWT } from 'jose';
import { uuidv7 } from 'uuidv7';
import { z } from 'zod';
import type { Database } from '../../db/database';
import { allKeys, type KeySet, verifyWithAny } from '../../kernel/secrets/key-set';
import type { Pool } from '../../db/pool';
import { forbidden, type Viewer } from '../../kernel/viewer';
import { effectiveLevels, lacksSecondFactor } from '../../account/second-factor-required';
import { SessionCache, type StoredSession } from './session-cache';

/** Sessions of admins: tokens are signed, and each is stored in the database until it ends. */
export interface Sessions {
  /** Signs the admin in and returns the bearer token. */
  open(adminId: string, from?: SignInOrigin): Promise<string>;
  /** @throws ApiProblem `forbidden` for a token that is malformed, forged, expired or revoked */
  verify(token: string): Promise<Viewer>;
  /** The sessions that have neither ended nor been revoked. */
  living(sessionIds: readonly string[]): Promise<ReadonlySet<string>>;
  revoke(sessionId: string): Promise<void>;
  /** Makes the sign-in fresh: the person has proved again who they are. */
  confirm(sessionId: string): Promise<void>;
  /** Revokes all tokens of the admin but this one. @returns how many there were */
  revokeOthers(adminId: string, sessionId: string): Promise<number>;
  revokeAll(adminId: string): Promise<void>;
  /** Forgets what is remembered of an admin's sessions. */
  forget(adminId: string): void;
  /** Resolves when this process has heard of all changes so far. */
  caughtUp(): Promise<void>;
  close(): Promise<void>;
}

/** Where a session is opened. */
export interface SignInOrigin {
  readonly userAgent?: string | undefined;
  readonly address?: string | undefined;
  /** When the person proved who they are, where that was not now. */
  readonly confirmedAt?: Date | undefined;
}

export const sessionHours = 12;

/** The last use of a session is written at most this often, in milliseconds. */
const useInterval = 60_000;
const maxUserAgentLength = 400;

/** @param secrets - sign the tokens; all processes of an installation share them */
export function openSessions(
  { database, pool }: { readonly database: Database; readonly pool: Pool },
  secrets: KeySet,
): Sessions {
  const keys = Promise.all(allKeys(secrets).map(importKey));
  const cache = new SessionCache(pool);
  const verify = async (token: string) =>
    storedSession(database, await claimsOf(token, await keys));
  const revokeAt = async (restrict: (sessions: SessionUpdate) => SessionUpdate) => {
    const revoked = await restrict(revocation(database)).execute();
    for (const { adminId } of revoked) cache.forget(adminId);
    await cache.caughtUp();
    return revoked.length;
  };
  return {
    open: (adminId, from = {}) => openSession(database, secrets.current, { adminId, from }),
    verify: (token) => cache.viewerOf(token, () => verify(token)),
    living: (sessionIds) => livingAmong(database, sessionIds),
    revoke: async (sessionId) => {
      await revokeAt((sessions) => sessions.where('_id', '=', sessionId));
    },
    revokeOthers: (adminId, sessionId) =>
      revokeAt((sessions) => sessions.where('adminId', '=', adminId).where('_id', '<>', sessionId)),
    revokeAll: async (adminId) => {
      await revokeAt((sessions) => sessions.where('adminId', '=', adminId));
    },
    confirm: async (sessionId) => {
      const adminId = await confirmSession(database, sessionId);
      if (adminId !== undefined) cache.forget(adminId);
      await cache.caughtUp();
    },
    forget: (adminId) => cache.forget(adminId),
    caughtUp: () => cache.caughtUp(),
    close: () => cache.close(),
  };
}

/** Made once: making it for each token takes longer than verifying. */
function importKey(secret: Uint8Array): Promise<webcrypto.CryptoKey> {
  const algorithm = { name: 'HMAC', hash: 'SHA-256' };
  return crypto.subtle.importKey('raw', Uint8Array.from(secret), algorithm, false, ['verify']);
}

async function openSession(
  database: Database,
  secret: Uint8Array,
  { adminId, from }: { readonly adminId: string; readonly from: SignInOrigin },
): Promise<string> {
  const _id = uuidv7();
  const createdAt = new Date();
  const expiresAt = new Date(createdAt.getTime() + sessionHours * 3_600_000);
  await database
    .insertInto('adminSession')
    .values({
      _id,
      adminId,
      createdAt: createdAt.toISOString(),
      expiresAt: expiresAt.toISOString(),
      revokedAt: null,
      confirmedAt: (from.confirmedAt ?? createdAt).toISOString(),
      lastUsedAt: createdAt.toISOString(),
      userAgent: from.userAgent?.slice(0, maxUserAgentLength) ?? null,
      address: from.address ?? null,
    })
    .execute();
  return new SignJWT()
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
    .setJti(_id)
    .setSubject(adminId)
    .setIssuedAt(createdAt)
    .setExpirationTime(expiresAt)
    .sign(secret);
}

const Claims = z.object({ jti: z.uuid(), sub: z.uuid() });
type Claims = z.infer<typeof Claims>;

async function claimsOf(token: string, keys: readonly webcrypto.CryptoKey[]): Promise<Claims> {
  try {
    return Claims.parse(await verifyWithAny(token, keys));
  } catch (cause) {
    throw Object.assign(forbidden(), { cause });
  }
}

async function storedSession(database: Database, { jti, sub }: Claims): Promise<StoredSession> {
  const session = await livingSessions(database)
    .where('session._id', '=', jti)
    .where('session.adminId', '=', sub)
    .executeTakeFirst();
  if (!session) throw forbidden();
  const { _id, expiresAt, lastUsedAt, ...viewer } = session;
  if (Date.now() - Date.parse(lastUsedAt) > useInterval) await noteUse(database, jti);
  return { viewer: { kind: 'admin', sessionId: _id, ...viewer }, expiresAt };
}

/** No broadcast tells of it, so that sessions stay remembered. */
async function noteUse(database: Database, sessionId: string): Promise<void> {
  await database
    .updateTable('adminSession')
    .set({ lastUsedAt: new Date().toISOString() })
    .where('_id', '=', sessionId)
    .execute();
}

async function confirmSession(database: Database, sessionId: string): Promise<string | undefined> {
  const session = await database
    .updateTable('adminSession')
    .set({ confirmedAt: new Date().toISOString() })
    .where('_id', '=', sessionId)
    .returning('adminId')
    .executeTakeFirst();
  return session?.adminId;
}

async function livingAmong(
  database: Database,
  sessionIds: readonly string[],
): Promise<ReadonlySet<string>> {
  const sessions = await livingSessions(database).where('session._id', 'in', sessionIds).execute();
  return new Set(sessions.map(({ _id }) => _id));
}

function livingSessions(database: Database) {
  return database
    .selectFrom('adminSession as session')
    .innerJoin('admin', 'admin._id', 'session.adminId')
    .innerJoin('role', 'role._id', 'admin.roleId')
    .select([
      'session._id',
      'session.adminId',
      'session.expiresAt',
      'session.confirmedAt',
      'session.lastUsedAt',
      'admin.roleId',
    ])
    .select(effectiveLevels.as('permissions'))
    .select(lacksSecondFactor.as('lacksSecondFactor'))
    .where('session.revokedAt', 'is', null)
    .where('session.expiresAt', '>', new Date().toISOString())
    .where('admin.deletedAt', 'is', null);
}

type SessionUpdate = ReturnType<typeof revocation>;

function revocation(database: Database) {
  const revokedAt = new Date().toISOString();
  return database
    .updateTable('adminSession')
    .set({ revokedAt })
    .where('revokedAt', 'is', null)
    .returning('adminId');
}
