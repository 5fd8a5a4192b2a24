import type { Work } from '../db/database';
import { adminName } from '../repository/admin-name';

/** The name of who writes, for notifications. */
export async function writerName(work: Work, adminId: string): Promise<string> {
  const admin = await work
    .selectFrom('admin')
    .select(adminName.as('name'))
    .where('_id', '=', adminId)
    .executeTakeFirst();
  return admin?.name ?? 'A colleague';
}
