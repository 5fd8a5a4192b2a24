import { maxNotifications, Notification } from 'contract/staff';
import { uuidv7 } from 'uuidv7';
import type { Database, Work } from '../db/database';
import { notFound } from '../kernel/problem';
import { inTransaction } from '../repository/in-transaction';
import { isSeen, releaseKinds } from './seen-kinds';
import { broadcastRaised, broadcastRemoved } from './notification-broadcasts';

/** A notification to staff; `link` is a path of the admin panel. */
export interface Notice extends Pick<Notification, 'message' | 'kind' | 'link'> {
  /** The recipient; all admins by default. */
  readonly adminId?: string | undefined;
  /**
   * Listed only for admins who subscribed to release news, but sent to all open pages, as they run the released
   * versions.
   */
  readonly isReleaseNews?: boolean;
}

/** Adds the notification within the transaction of its cause. */
export async function notify(
  work: Work,
  { adminId, isReleaseNews = false, ...notice }: Notice,
): Promise<void> {
  const living = work
    .selectFrom('admin')
    .select(['_id', 'releaseNews'])
    .where('deletedAt', 'is', null);
  const admins = await (adminId ? living.where('_id', '=', adminId) : living).execute();
  if (admins.length === 0) return;
  const time = new Date().toISOString();
  const rows = admins.map(({ _id: adminId, releaseNews }) => {
    const readAt = isReleaseNews && !releaseNews ? time : null;
    return { _id: uuidv7(), adminId, time, readAt, ...notice };
  });
  await work.insertInto('notification').values(rows).execute();
  await broadcastRaised(
    work,
    rows.map(({ _id }) => _id),
  );
}

const unnamedRelease = { message: 'The panel was updated', link: null };

/** The admin's unread notifications that their role lets them see, newest first. */
export async function listNotifications(
  database: Database,
  adminId: string,
): Promise<Notification[]> {
  const rows = await unread(database)
    .where('adminId', '=', adminId)
    .where(isSeen)
    .orderBy('time', 'desc')
    .orderBy('notification._id', 'desc')
    .limit(maxNotifications)
    .execute();
  return rows.map((row) => Notification.parse(row));
}

/**
 * Those of the notifications that belong to these admins and that their roles let them see, by admin, oldest first:
 * unread ones, and all release news. Every open page runs the released versions, so that news of them reaches all,
 * without their texts for those who may not view releases.
 */
export async function notificationsAmong(
  database: Database,
  ids: readonly string[],
  adminIds: readonly string[],
): Promise<{ adminId: string; notification: Notification }[]> {
  const rows = await columns(database)
    .where((row) => row.or([row('readAt', 'is', null), row('kind', 'like', 'remote-%')]))
    .select('notification.adminId')
    .where('notification._id', 'in', ids)
    .where('adminId', 'in', adminIds)
    .where((row) => row.or([isSeen, row('kind', 'in', releaseKinds)]))
    .select(isSeen.as('isSeen'))
    .orderBy('notification._id')
    .execute();
  return rows.map(({ adminId, isSeen, ...row }) => ({
    adminId,
    notification: Notification.parse(isSeen ? row : { ...row, ...unnamedRelease }),
  }));
}

function unread(database: Database) {
  return columns(database).where('readAt', 'is', null);
}

function columns(database: Database) {
  return database
    .selectFrom('notification')
    .innerJoin('admin', 'admin._id', 'notification.adminId')
    .innerJoin('role', 'role._id', 'admin.roleId')
    .select(['notification._id', 'notification._id as id', 'message', 'time', 'kind', 'link']);
}

/** @throws ApiProblem `not-found` when the admin has no such unread notification */
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
    await broadcastRemoved(work, adminId, [id]);
  });
}

/** @returns how many were dismissed */
export function dismissAllNotifications(database: Database, adminId: string): Promise<number> {
  return inTransaction(database, async (work) => {
    const dismissed = await dismissal(work, adminId).returning('_id').execute();
    await broadcastRemoved(
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
