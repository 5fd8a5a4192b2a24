import { jwtVerify, SignJWT } from 'jose';
import { uuidv7 } from 'uuidv7';
import { z } from 'zod';
import type { Database } from '../../db/database';
import { forbidden, type Viewer } from '../../core/viewer';

/** Sessions of admins: tokens are signed, and each is stored in the database until it ends. */
export interface Sessions {
  /** Signs the admin in and returns the bearer token. */
  open(adminId: string): Promise<string>;
  /** @throws ApiProblem `forbidden` for a token that is malformed, forged, expired or revoked */
  verify(token: string): Promise<Viewer>;
  /** The sessions that have neither ended nor been revoked. */
  living(sessionIds: readonly string[]): Promise<ReadonlySet<string>>;
  revoke(sessionId: string): Promise<void>;
  /** Revokes all tokens of the admin but this one. */
  revokeOthers(adminId: string, sessionId: string): Promise<void>;
}

export const sessionHours = 12;

/** @param secret - signs the tokens; all processes of an installation share it */
export function openSessions(database: Database, secret: Uint8Array): Sessions {
  return {
    open: (adminId) => openSession(database, secret, adminId),
    verify: async (token) => knownViewer(database, await claimsOf(token, secret)),
    living: (sessionIds) => livingAmong(database, sessionIds),
    revoke: (sessionId) =>
      revokeWhere(database, (sessions) => sessions.where('_id', '=', sessionId)),
    revokeOthers: (adminId, sessionId) =>
      revokeWhere(database, (sessions) =>
        sessions.where('adminId', '=', adminId).where('_id', '<>', sessionId),
      ),
  };
}

async function openSession(
  database: Database,
  secret: Uint8Array,
  adminId: string,
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

async function claimsOf(token: string, secret: Uint8Array): Promise<Claims> {
  try {
    const { payload } = await jwtVerify(token, secret, { algorithms: ['HS256'] });
    return Claims.parse(payload);
  } catch (cause) {
    throw Object.assign(forbidden(), { cause });
  }
}

async function knownViewer(database: Database, { jti, sub }: Claims): Promise<Viewer> {
  const session = await livingSessions(database)
    .where('session._id', '=', jti)
    .where('session.adminId', '=', sub)
    .executeTakeFirst();
  if (!session) throw forbidden();
  return { kind: 'admin', adminId: session.adminId, sessionId: jti };
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
    .select(['session._id', 'session.adminId'])
    .where('session.revokedAt', 'is', null)
    .where('session.expiresAt', '>', new Date().toISOString())
    .where('admin.deletedAt', 'is', null);
}

type SessionUpdate = ReturnType<typeof revocation>;

async function revokeWhere(
  database: Database,
  restrict: (sessions: SessionUpdate) => SessionUpdate,
): Promise<void> {
  await restrict(revocation(database)).execute();
}

function revocation(database: Database) {
  const revokedAt = new Date().toISOString();
  return database.updateTable('adminSession').set({ revokedAt }).where('revokedAt', 'is', null);
}
