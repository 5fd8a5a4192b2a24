import { shareText } from 'contract/release';
import { z } from 'zod';
import { adminName } from '../repository/admin-name';
import { panelLinks } from '../notification/notification-links';
import { type Notice, notify } from '../notification/notifications';
import type { Work } from '../db/database';
import type { Consumers } from '../jobs/consumer';
import { announce } from '../repository/journal';
import { actorId, type Viewer } from '../kernel/viewer';
import type { StoredRelease } from './find-release';
import { tokenLabel } from './remote-state';

interface ReleaseAnnouncement {
  readonly topic:
    | 'release.activated'
    | 'release.rolledBack'
    | 'release.rollout'
    | 'release.switched'
    | 'release.published'
    | 'release.revoked';
  readonly release: StoredRelease;
  readonly from: string | null;
  readonly percent?: number;
  /** How many get it whatever the share. */
  readonly people?: number;
  readonly disabled?: boolean;
  readonly reason?: string;
  /** The active version after a revocation. */
  readonly active?: string | null;
}

/** Announces a change to the admins who subscribed to release news. */
export async function announceRelease(
  work: Work,
  { topic, release, ...facts }: ReleaseAnnouncement,
  viewer: Viewer,
): Promise<void> {
  const { remote, version, document } = release;
  const by = await actorName(work, viewer);
  await announce(work, topic, { remote, title: document.title, version, by, ...facts });
}

/** An admin's name, or a release token's; null for the product itself. */
export async function actorName(work: Work, viewer: Viewer): Promise<string | null> {
  return tokenLabel(viewer) ?? (await nameOf(work, actorId(viewer)));
}

async function nameOf(work: Work, adminId: string | null): Promise<string | null> {
  if (adminId === null) return null;
  const found = await work
    .selectFrom('admin')
    .select(adminName.as('name'))
    .where('_id', '=', adminId)
    .executeTakeFirst();
  return found?.name ?? null;
}

const ReleaseEvent = z.object({
  title: z.string(),
  version: z.string(),
  /** An admin or a release token; null when the product found a new build at its start. */
  by: z.string().nullish(),
});
type ReleaseEvent = z.infer<typeof ReleaseEvent>;

const RolloutEvent = ReleaseEvent.extend({ percent: z.number(), people: z.int().default(0) });
const SwitchEvent = ReleaseEvent.extend({ disabled: z.boolean() });
const RevocationEvent = ReleaseEvent.extend({ reason: z.string(), active: z.string().nullable() });

/** Notifies only the admins who subscribed to release news. */
function notifySubscribers(work: Work, notice: Pick<Notice, 'kind' | 'message'>): Promise<void> {
  return notify(work, { ...notice, link: panelLinks.releases(), isReleaseNews: true });
}

/** Notifications of releases for these admins. */
export const releaseConsumers: Consumers = {
  'release.activated': async (work, payload) => {
    const { title, version, by } = ReleaseEvent.parse(payload);
    const message = sentence(by, {
      did: `released ${title} ${version}`,
      done: `${title} ${version} was released`,
    });
    await notifySubscribers(work, { kind: 'remote-released', message });
  },
  'release.rolledBack': async (work, payload) => {
    const { title, version, by } = ReleaseEvent.parse(payload);
    const message = sentence(by, {
      did: `rolled ${title} back to ${version}`,
      done: `${title} was rolled back to ${version}`,
    });
    await notifySubscribers(work, { kind: 'remote-rolled-back', message });
  },
  'release.rollout': async (work, payload) => {
    const { title, version, by, percent, people } = RolloutEvent.parse(payload);
    const share = shareText({ percent, people });
    const message =
      share === undefined
        ? sentence(by, {
            did: `ended the rollout of ${title} ${version}`,
            done: `The rollout of ${title} ${version} was ended`,
          })
        : sentence(by, {
            did: `gave ${title} ${version} to ${share}`,
            done: `${title} ${version} was given to ${share}`,
          });
    await notifySubscribers(work, { kind: 'remote-rollout', message });
  },
  'release.switched': async (work, payload) => {
    const { title, by, disabled } = SwitchEvent.parse(payload);
    const how = disabled ? 'off' : 'on again';
    const message = sentence(by, {
      did: `switched ${title} ${how}`,
      done: `${title} was switched ${how}`,
    });
    await notifySubscribers(work, { kind: 'remote-switched', message });
  },
  'release.published': async (work, payload) => {
    const { title, version, by } = ReleaseEvent.parse(payload);
    const message = `${by} published ${title} ${version}; an admin has to activate it`;
    await notifySubscribers(work, { kind: 'remote-published', message });
  },
  'release.revoked': async (work, payload) => {
    const { title, version, by, reason, active } = RevocationEvent.parse(payload);
    const done = sentence(by, {
      did: `revoked ${title} ${version}`,
      done: `${title} ${version} was revoked`,
    });
    const now = active === null ? 'nothing of it runs now' : `${active} runs now`;
    await notifySubscribers(work, {
      kind: 'remote-revoked',
      message: `${done} (${now}): ${reason}`,
    });
  },
};

/** `did` follows the actor's name, `done` is used without one. */
function sentence(by: ReleaseEvent['by'], { did, done }: { did: string; done: string }): string {
  return by ? `${by} ${did}` : done;
}
