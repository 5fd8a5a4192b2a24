import { Notification } from 'contract';
import { uuidv7 } from 'uuidv7';
import type { Database, Work } from '../db/database';
import { notFound } from '../problem';

/** What staff should know; `link` is a path of the admin panel. */
export type Notice = Pick<Notification, 'message' | 'kind' | 'link'>;

const largestList = 100;

/** Puts the notice before every admin, within the transaction of what it tells of. */
export async function notify(work: Work, notice: Notice): Promise<void> {
  const admins = await work
    .selectFrom('admin')
    .select('_id')
    .where('deletedAt', 'is', null)
    .execute();
  if (admins.length === 0) return;
  const time = new Date().toISOString();
  await work
    .insertInto('notification')
    .values(
      admins.map(({ _id: adminId }) => ({ _id: uuidv7(), adminId, time, readAt: null, ...notice })),
    )
    .execute();
}

/** The admin's unread notifications, newest first. */
export async function listNotifications(
  database: Database,
  adminId: string,
): Promise<Notification[]> {
  const rows = await database
    .selectFrom('notification')
    .select(['_id', '_id as id', 'message', 'time', 'kind', 'link'])
    .where('adminId', '=', adminId)
    .where('readAt', 'is', null)
    .orderBy('time', 'desc')
    .orderBy('_id', 'desc')
    .limit(largestList)
    .execute();
  return rows.map((row) => Notification.parse(row));
}

/** @throws ApiProblem `not-found` when the admin has no such unread notification. */
export async function dismissNotification(
  database: Database,
  adminId: string,
  id: string,
): Promise<void> {
  const dismissed = await database
    .updateTable('notification')
    .set({ readAt: new Date().toISOString() })
    .where('_id', '=', id)
    .where('adminId', '=', adminId)
    .where('readAt', 'is', null)
    .returning('_id')
    .executeTakeFirst();
  if (!dismissed) throw notFound('notification');
}
