import { z } from 'zod';
import { Removed, single } from '../answer';
import { Bytes, endpoint } from '../endpoint';
import { idOf } from '../id';
import type { AreaNeeds } from './permission';

export const NotificationKind = z.enum([
  'product-inquiry',
  'contact-message',
  'career-application',
  'inquiry-assigned',
  'inquiry-mentioned',
  'inquiry-changed',
  'follow-up-due',
  'offer-answered',
  'offer-question',
  'request-answered',
  'mail-received',
  'inquiry-from-mail',
  'email-failed',
  'remote-released',
  'remote-rolled-back',
  'remote-rollout',
  'remote-stopped',
  'remote-switched',
  'remote-published',
  'remote-revoked',
  'release-token-ending',
  'signing-key-changed',
  'release-settings-changed',
  'account-links-changed',
  'webhook-disabled',
  'api-key-ending',
  'edition-a-year-old',
  'identity-linked',
]);
export type NotificationKind = z.infer<typeof NotificationKind>;

/** What an account's role needs for it to see notifications of a kind. Those about releases are for people who may release. */
export const notificationNeeds = {
  'product-inquiry': { inquiries: 'view', customers: 'view' },
  'contact-message': { inquiries: 'view' },
  'career-application': { applications: 'view' },
  'inquiry-assigned': { inquiries: 'view' },
  'inquiry-mentioned': { inquiries: 'view' },
  'inquiry-changed': { inquiries: 'view' },
  'follow-up-due': { inquiries: 'view' },
  'offer-answered': { inquiries: 'view' },
  'offer-question': { inquiries: 'view' },
  'request-answered': { inquiries: 'view', suppliers: 'view' },
  'mail-received': { mailboxes: 'view', customers: 'view', inquiries: 'view' },
  'inquiry-from-mail': { mailboxes: 'view', customers: 'view', inquiries: 'view' },
  'email-failed': { email: 'view' },
  'remote-released': { releases: 'all' },
  'remote-rolled-back': { releases: 'all' },
  'remote-rollout': { releases: 'all' },
  'remote-stopped': { releases: 'all' },
  'remote-switched': { releases: 'all' },
  'remote-published': { releases: 'all' },
  'remote-revoked': { releases: 'all' },
  'release-token-ending': { releases: 'all' },
  'signing-key-changed': { releases: 'all' },
  'release-settings-changed': { releases: 'all' },
  'account-links-changed': { settings: 'view' },
  'webhook-disabled': { settings: 'view' },
  'api-key-ending': { settings: 'view' },
  'edition-a-year-old': { chemicals: 'all' },
  // To everybody, of their own account.
  'identity-linked': {},
} as const satisfies Record<NotificationKind, AreaNeeds>;

/** What notifications are about, as people choose of which they get mail. */
export const NoticeTopic = z.enum(['own', 'website', 'panel']);
export type NoticeTopic = z.infer<typeof NoticeTopic>;

export const noticeTopics = {
  'product-inquiry': 'website',
  'contact-message': 'website',
  'career-application': 'website',
  'inquiry-assigned': 'own',
  'inquiry-mentioned': 'own',
  'inquiry-changed': 'own',
  'follow-up-due': 'own',
  'offer-answered': 'own',
  'offer-question': 'own',
  'request-answered': 'own',
  'mail-received': 'own',
  'inquiry-from-mail': 'website',
  'email-failed': 'panel',
  'remote-released': 'panel',
  'remote-rolled-back': 'panel',
  'remote-rollout': 'panel',
  'remote-stopped': 'panel',
  'remote-switched': 'panel',
  'remote-published': 'panel',
  'remote-revoked': 'panel',
  'release-token-ending': 'panel',
  'signing-key-changed': 'panel',
  'release-settings-changed': 'panel',
  'account-links-changed': 'panel',
  'webhook-disabled': 'panel',
  'api-key-ending': 'panel',
  'edition-a-year-old': 'panel',
  'identity-linked': 'own',
} as const satisfies Record<NotificationKind, NoticeTopic>;

/** Minutes that a notification waits in the bell before it is mailed. */
export const minutesBeforeMail = 5;

/** Maximum number of notifications in a list. */
export const maxNotifications = 100;

/** A notification to staff; `link` is a path of the admin panel. `id` repeats `_id`. */
export const Notification = z.object({
  _id: idOf('notification'),
  id: z.uuid(),
  message: z.string(),
  time: z.iso.datetime(),
  kind: NotificationKind,
  link: z.string().nullable(),
});
export type Notification = z.infer<typeof Notification>;

/**
 * The events of `notification/stream`: `list` at first and whenever events may have been missed, then additions and
 * removals.
 */
export const NotificationNews = z.discriminatedUnion('event', [
  z.object({ event: z.literal('list'), data: z.array(Notification) }),
  z.object({ event: z.literal('notification'), data: Notification }),
  z.object({
    event: z.literal('removed'),
    data: z.object({ ids: z.array(idOf('notification')) }),
  }),
]);
export type NotificationNews = z.infer<typeof NotificationNews>;

/** Maximum seconds between two messages of the stream, including comments: a longer silence means that it is broken. */
export const streamBeatSeconds = 25;

export const notificationEndpoints = {
  list: endpoint({
    name: 'notification.list',
    method: 'GET',
    path: 'notification/get',
    access: 'admin',
    needs: 'account',
    answer: single(z.array(Notification)),
    summary: 'The unread notifications of who calls, newest first, at most 100',
  }),
  remove: endpoint({
    name: 'notification.remove',
    method: 'DELETE',
    path: 'notification/delete',
    access: 'admin',
    needs: 'account',
    idIn: 'query',
    answer: Removed,
    summary: 'Removes one notification for who calls',
  }),
  removeAll: endpoint({
    name: 'notification.removeAll',
    method: 'DELETE',
    path: 'notification/deleteAll',
    access: 'admin',
    needs: 'account',
    answer: single(z.object({ removed: z.int() })),
    summary: 'Removes all notifications of who calls, those beyond the list too',
  }),
  stream: endpoint({
    name: 'notification.stream',
    method: 'GET',
    path: 'notification/stream',
    access: 'admin',
    needs: 'account',
    answer: Bytes,
    produces: ['text/event-stream'],
    summary:
      'Server-sent events: `list` with the unread notifications, then `notification` and `removed` as they happen',
  }),
} as const;
