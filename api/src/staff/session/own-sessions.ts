import { sql } from 'kysely';
import { notFound } from '../../kernel/problem';
import type { Viewer } from '../../kernel/viewer';
import type { Database } from '../../db/database';
import { readPage } from '../../repository/one-page';
import type { Page } from '../../repository/read';
import { deviceName } from './device-name';

type Admin = Extract<Viewer, { kind: 'admin' }>;

/** The sessions of an admin that have not ended, last used first. */
export async function listOwnSessions(
  database: Database,
  { adminId, sessionId }: Admin,
  page: { readonly page: number; readonly pageSize: number },
): Promise<Page> {
  const found = await readPage(database, {
    ...page,
    columns: sql`session._id, session.user_agent, session.address, session.created_at,
      session.last_used_at, session.expires_at, session._id = ${sessionId} as is_current`,
    from: sql`admin_session as session`,
    where: sql<boolean>`session.admin_id = ${adminId} and session.revoked_at is null
      and session.expires_at > now()`,
    orderBy: sql`session._id = ${sessionId} desc, session.last_used_at desc, session._id`,
  });
  const data = found.data.map(({ userAgent, ...session }) => ({
    ...session,
    device: deviceName(typeof userAgent === 'string' ? userAgent : null),
  }));
  return { ...found, data };
}

/** @throws ApiProblem `not-found` when the admin has no such session */
export async function requireOwnSession(
  database: Database,
  { adminId }: Admin,
  id: string,
): Promise<void> {
  const session = await database
    .selectFrom('adminSession')
    .select('_id')
    .where('_id', '=', id)
    .where('adminId', '=', adminId)
    .where('revokedAt', 'is', null)
    .executeTakeFirst();
  if (!session) throw notFound('session');
}
