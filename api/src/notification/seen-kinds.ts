import { levels, type NotificationKind, notificationNeeds } from 'contract/staff';
import { sql } from 'kysely';

/** The kinds that tell open pages which versions run. */
export const releaseKinds: readonly NotificationKind[] = [
  'remote-released',
  'remote-rolled-back',
  'remote-rollout',
  'remote-stopped',
  'remote-switched',
  'remote-revoked',
];

const needsOfKind = sql`(${JSON.stringify(notificationNeeds)}::jsonb -> notification.kind)`;
const rankOf = (level: unknown) =>
  sql`array_position(array[${sql.join(levels)}]::text[], ${level})`;

/** Whether the admin's role lets them see a notification, in a query of `notification` with its admin's `role`. */
export const isSeen = sql<boolean>`(${needsOfKind} is not null and not exists (
  select from jsonb_each_text(${needsOfKind}) as need
  where ${rankOf(sql`coalesce(role.levels ->> need.key, 'none')`)} < ${rankOf(sql`need.value`)}))`;
