import { z } from 'zod';
import { Removed, single } from '../answer';
import { endpoint } from '../endpoint';
import { idOf } from '../id';

export const NotificationKind = z.enum([
  'product-inquiry',
  'contact-message',
  'career-application',
  'follow-up-due',
  'email-failed',
  'remote-released',
  'remote-rolled-back',
]);
export type NotificationKind = z.infer<typeof NotificationKind>;

/** Something that staff should know; `link` is a path of the admin panel. `id` repeats `_id`. */
export const Notification = z.object({
  _id: idOf('notification'),
  id: z.uuid(),
  message: z.string(),
  time: z.iso.datetime(),
  kind: NotificationKind,
  link: z.string().nullable(),
});
export type Notification = z.infer<typeof Notification>;

export const notificationEndpoints = {
  list: endpoint({
    name: 'notification.list',
    method: 'GET',
    path: 'notification/get',
    access: 'admin',
    answer: single(z.array(Notification)),
    summary: 'The unread notifications of who calls, newest first, at most 100',
  }),
  remove: endpoint({
    name: 'notification.remove',
    method: 'DELETE',
    path: 'notification/delete',
    access: 'admin',
    idIn: 'query',
    answer: Removed,
    summary: 'Removes one notification for who calls',
  }),
} as const;
