import type { LoginAnswer } from 'contract/staff';
import type { FastifyRequest } from 'fastify';
import { clientAddress } from '../../kernel/client-address';
import { originOfRequest } from '../../http/request-origin';
import type { Services } from '../../kernel/services';
import type { Database } from '../../db/database';
import { inTransaction } from '../../repository/in-transaction';
import { recordEvent } from '../../repository/journal';
import { readOwnProfile } from '../admins';
import { deviceName } from './device-name';

interface NewSession {
  readonly adminId: string;
  readonly request: FastifyRequest;
  /** How they proved who they are, for the audit. */
  readonly means: 'password' | 'passkey' | 'identity provider';
  /** When they proved it, where that was not now. */
  readonly confirmedAt?: Date | undefined;
}

/** Signs in somebody who has proved who they are, by whatever means. */
export async function openSession(
  { database, sessions }: Pick<Services, 'database' | 'sessions'>,
  session: NewSession,
): Promise<LoginAnswer> {
  const { adminId, request, confirmedAt } = session;
  const token = await sessions.open(adminId, {
    userAgent: request.headers['user-agent'],
    address: clientAddress(request),
    confirmedAt,
  });
  await noteSignIn(database, session);
  return { token, ...(await readOwnProfile(database, adminId)) };
}

async function noteSignIn(
  database: Database,
  { adminId, request, means }: NewSession,
): Promise<void> {
  const device = deviceName(request.headers['user-agent'] ?? null);
  const actor = { adminId, origin: originOfRequest(request) };
  await inTransaction(database, async (work) => {
    await work
      .updateTable('admin')
      .set({ lastSignInAt: new Date().toISOString() })
      .where('_id', '=', adminId)
      .execute();
    await recordEvent(work, actor, {
      action: 'sign-in',
      resource: 'admin',
      recordId: adminId,
      changes: [
        { field: 'device', from: null, to: device },
        { field: 'means', from: null, to: means },
      ],
    });
  });
}
