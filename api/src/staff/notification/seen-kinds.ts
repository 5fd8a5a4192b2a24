import type { Area, NotificationKind } from 'contract/staff';
import { sql } from 'kysely';

/** The area that an admin must be able to view to see a notification of a kind. */
export const areaOfKind = {
  'product-inquiry': 'inquiries',
  'contact-message': 'inquiries',
  'career-application': 'website',
  'follow-up-due': 'inquiries',
  'email-failed': 'email',
  'remote-released': 'releases',
  'remote-rolled-back': 'releases',
  'remote-rollout': 'releases',
  'remote-switched': 'releases',
  'remote-published': 'releases',
  'remote-revoked': 'releases',
  'release-token-ending': 'releases',
  'signing-key-changed': 'releases',
  'release-settings-changed': 'releases',
  'webhook-disabled': 'settings',
} as const satisfies Record<NotificationKind, Area>;

/** The kinds that tell open pages which versions run. */
export const releaseKinds: readonly NotificationKind[] = [
  'remote-released',
  'remote-rolled-back',
  'remote-rollout',
  'remote-switched',
  'remote-revoked',
];

/** Whether the admin's role lets them see a notification, in a query of `notification` with its admin's `role`. */
export const isSeen = sql<boolean>`coalesce(
  role.levels ->> (${JSON.stringify(areaOfKind)}::jsonb ->> notification.kind), 'none') <> 'none'`;
