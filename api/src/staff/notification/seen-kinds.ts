import type { Area, NotificationKind } from 'contract/staff';
import { sql } from 'kysely';

/** The area whose level decides whether an admin sees a notification of a kind. */
export const areaOfKind = {
  'product-inquiry': 'inquiries',
  'contact-message': 'inquiries',
  'career-application': 'website',
  'follow-up-due': 'inquiries',
  'offer-answered': 'inquiries',
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
  'api-key-ending': 'settings',
} as const satisfies Record<NotificationKind, Area>;

/** The kinds that tell open pages which versions run. */
export const releaseKinds: readonly NotificationKind[] = [
  'remote-released',
  'remote-rolled-back',
  'remote-rollout',
  'remote-switched',
  'remote-revoked',
];

const levelOfKind = sql`role.levels ->> (${JSON.stringify(areaOfKind)}::jsonb ->> notification.kind)`;
const isOfRelease = sql`${JSON.stringify(areaOfKind)}::jsonb ->> notification.kind = 'releases'`;

/**
 * Whether the admin's role lets them see a notification, in a query of `notification` with its admin's `role`. Those
 * about releases are for people who may release.
 */
export const isSeen = sql<boolean>`coalesce(${levelOfKind}, 'none') = any (
  case when ${isOfRelease} then array['all'] else array['view', 'edit', 'all'] end)`;
