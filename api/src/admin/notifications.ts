import { mostNotifications, Notification } from 'contract';
import { uuidv7 } from 'uuidv7';
import type { Database, Work } from '../db/database';
import { notFound } from '../problem';
import { inTransaction } from '../repository/in-transaction';
import { tellRaised, tellRemoved } from './notification-news';

/** What staff should know; `link` is a path of the admin panel. */
export interface Notice extends Pick<Notification, 'message' | 'kind' | 'link'> {
  /** Whom it concerns: all admins when left out. */
  readonly adminId?: string | undefined;
  /** For the admins alone who asked to be told of releases. */
  readonly isReleaseNews?: boolean;
}

/** Puts the notice before admins, within the transaction of what it tells of. */
export async function notify(
  work: Work,
  { adminId, isReleaseNews = false, ...notice }: Notice,
): Promise<void> {
  const living = work.selectFrom('admin').select('_id').where('deletedAt', 'is', null);
  const concerned = adminId === undefined ? living : living.where('_id', '=', adminId);
  const asked = isReleaseNews ? concerned.where('releaseNews', '=', true) : concerned;
  const admins = await asked.execute();
  if (admins.length === 0) return;
  const time = new Date().toISOString();
  const rows = admins.map(({ _id: adminId }) => {
    return { _id: uuidv7(), adminId, time, readAt: null, ...notice };
  });
  await work.insertInto('notification').values(rows).execute();
  await tellRaised(
    work,
    rows.map(({ _id }) => _id),
  );
}

/** The admin's unread notifications, newest first. */
export async function listNotifications(
  database: Database,
  adminId: string,
): Promise<Notification[]> {
  const rows = await unread(database)
    .where('adminId', '=', adminId)
    .orderBy('time', 'desc')
    .orderBy('_id', 'desc')
    .limit(mostNotifications)
    .execute();
  return rows.map((row) => Notification.parse(row));
}

/** Those of the notifications that are one of these admins' and unread, by admin, oldest first. */
export async function notificationsAmong(
  database: Database,
  ids: readonly string[],
  adminIds: readonly string[],
): Promise<{ adminId: string; notification: Notification }[]> {
  const rows = await unread(database)
    .select('adminId')
    .where('_id', 'in', ids)
    .where('adminId', 'in', adminIds)
    .orderBy('_id')
    .execute();
  return rows.map((row) => ({ adminId: row.adminId, notification: Notification.parse(row) }));
}

function unread(database: Database) {
  return database
    .selectFrom('notification')
    .select(['_id', '_id as id', 'message', 'time', 'kind', 'link'])
    .where('readAt', 'is', null);
}

/** @throws ApiProblem `not-found` when the admin has no such unread notification. */
export function dismissNotification(
  database: Database,
  adminId: string,
  id: string,
): Promise<void> {
  return inTransaction(database, async (work) => {
    const dismissed = await dismissal(work, adminId)
      .where('_id', '=', id)
      .returning('_id')
      .executeTakeFirst();
    if (!dismissed) throw notFound('notification');
    await tellRemoved(work, adminId, [id]);
  });
}

/** @returns how many there were */
export function dismissAllNotifications(database: Database, adminId: string): Promise<number> {
  return inTransaction(database, async (work) => {
    const dismissed = await dismissal(work, adminId).returning('_id').execute();
    await tellRemoved(
      work,
      adminId,
      dismissed.map(({ _id }) => _id),
    );
    return dismissed.length;
  });
}

function dismissal(work: Work, adminId: string) {
  return work
    .updateTable('notification')
    .set({ readAt: new Date().toISOString() })
    .where('adminId', '=', adminId)
    .where('readAt', 'is', null);
}
