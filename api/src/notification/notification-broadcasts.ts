import { Notification } from 'contract/staff';
import { z } from 'zod';
import type { Work } from '../db/database';
import { broadcast } from '../db/broadcast';

const ids = z.array(Notification.shape._id);

/** Broadcasts about notifications; the processes with open streams read the rows themselves. */
const NotificationBroadcast = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('raised'), ids }),
  z.object({ kind: z.literal('removed'), adminId: z.uuid(), ids }),
  /** Sent by triggers of `admin` and `role`: the admin may see others now. */
  z.object({ kind: z.literal('role'), adminId: z.uuid() }),
]);
export type NotificationBroadcast = z.infer<typeof NotificationBroadcast>;

/** Number of ids that fit into one broadcast. */
const portion = 150;

export async function broadcastRaised(work: Work, ids: readonly string[]): Promise<void> {
  for (const part of portions(ids)) await broadcast(work, { kind: 'raised', ids: part });
}

export async function broadcastRemoved(
  work: Work,
  adminId: string,
  ids: readonly string[],
): Promise<void> {
  for (const part of portions(ids)) await broadcast(work, { kind: 'removed', adminId, ids: part });
}

/** A parsed broadcast; undefined for other broadcasts and those of another version. */
export function readBroadcast(text: string): NotificationBroadcast | undefined {
  return NotificationBroadcast.safeParse(JSON.parse(text)).data;
}

function portions(ids: readonly string[]): string[][] {
  const count = Math.ceil(ids.length / portion);
  return Array.from({ length: count }, (_, index) =>
    ids.slice(index * portion, (index + 1) * portion),
  );
}
