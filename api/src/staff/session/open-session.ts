import type { LoginAnswer } from 'contract/staff';
import type { FastifyRequest } from 'fastify';
import { clientAddress } from '../../core/plugins/client-address';
import type { Services } from '../../core/services';
import { readOwnProfile } from '../admins';

interface NewSession {
  readonly adminId: string;
  readonly request: FastifyRequest;
  /** When they proved it, where that was not now. */
  readonly confirmedAt?: Date | undefined;
}

/** Signs in somebody who has proved who they are, by whatever means. */
export async function openSession(
  { database, sessions }: Pick<Services, 'database' | 'sessions'>,
  { adminId, request, confirmedAt }: NewSession,
): Promise<LoginAnswer> {
  const token = await sessions.open(adminId, {
    userAgent: request.headers['user-agent'],
    address: clientAddress(request),
    confirmedAt,
  });
  await database
    .updateTable('admin')
    .set({ lastSignInAt: new Date().toISOString() })
    .where('_id', '=', adminId)
    .execute();
  return { token, ...(await readOwnProfile(database, adminId)) };
}
