import type { mailServers } from 'contract/email';
import { builtInRoles } from 'contract/staff';
import { sql } from 'kysely';
import { actorId, system } from '../../kernel/viewer';
import type { Work } from '../../db/database';
import { enqueueJob } from '../../jobs/job-queue';
import { adminName } from '../../repository/admin-name';
import type { WriteContext } from '../../repository/batch';
import type { RecordOf } from '../../repository/record-of';
import type { Written } from '../../repository/write-rules';
import { panelLinks } from '../../notification/notification-links';
import { notify } from '../../notification/notifications';
import { isRerouted } from './account-link-server';
import type { Announcement } from './announce-step';
import { readSealedServer } from './read-server';

type StoredServer = RecordOf<typeof mailServers>;

/**
 * Tells all Owners when links for accounts take another way: in the panel, and by the way that they took before, which
 * runs before the new password is stored.
 */
export async function announceAccountLinkServer(
  work: Work,
  writes: readonly Written<typeof mailServers>[],
  { viewer }: WriteContext,
): Promise<void> {
  if (viewer.kind === 'system') return;
  for (const { before, after, secrets } of writes) {
    const isFormer = before?.sendsAccountLinks === true;
    const isMoved = isFormer && (secrets.password !== undefined || isRerouted(before, after));
    if (!isMoved && (isFormer || !after.sendsAccountLinks)) continue;
    const owners = await readOwners(work);
    const by = await nameOf(work, actorId(viewer));
    for (const { _id: adminId } of owners) {
      const message = `${by} changed how links for accounts are mailed: ${after.name}`;
      const link = panelLinks.mailServer(after._id);
      await notify(work, { kind: 'account-links-changed', message, link, adminId });
    }
    if (!isMoved) continue;
    const payload = await announcement(work, { before, after, by, owners });
    const label = `Mail to Owners by the former settings of ${before.name}`;
    // As the product: it is sent whatever becomes of the account that made the change.
    await enqueueJob(work, { kind: 'announce', resource: 'smtp', label, payload }, system);
  }
}

interface Owner {
  readonly _id: string;
  readonly email: string;
  readonly name: string | null;
}

async function readOwners(work: Work): Promise<Owner[]> {
  const { rows } = await sql<Owner>`
    select _id, email, ${adminName} as name from admin
    where role_id = ${builtInRoles.owner._id} and deleted_at is null order by _id`.execute(work);
  return rows;
}

async function nameOf(work: Work, adminId: string | null): Promise<string> {
  const { rows } = await sql<{ name: string }>`
    select ${adminName} as name from admin where _id = ${adminId}`.execute(work);
  return rows[0]?.name ?? 'Somebody';
}

interface Move {
  readonly before: StoredServer;
  readonly after: StoredServer;
  readonly by: string;
  readonly owners: readonly Owner[];
}

/** With the server as it was: its row has the new settings already, its password and signing key are the former ones. */
async function announcement(
  work: Work,
  { before, after, by, owners }: Move,
): Promise<Announcement> {
  const current = await readSealedServer(work, before._id);
  if (!current) throw new Error('The mail server has no row');
  const { host, port, security, username, fromAddress, replyTo, bounceAddress } = before;
  const former = { host, port, security, username, fromAddress, replyTo, bounceAddress };
  return {
    server: { ...current, ...former, version: before.version },
    recipients: owners.map(({ email, name }) => ({ email, name })),
    subject: 'The mail server for account links was changed',
    lines: [
      `${by} changed how the admin panel mails links for accounts: invitations, new passwords and new emails.`,
      `Until now they left by ${before.name} (${host}:${port}, as ${fromAddress}). ${shownRoute(after)}`,
      'If you did not expect this, sign in, look at Mail servers, and end the sessions of the account that changed it.',
    ],
  };
}

function shownRoute({ sendsAccountLinks, name, host, port, fromAddress }: StoredServer): string {
  if (!sendsAccountLinks) return 'It no longer sends them.';
  return `Now they leave by ${name} (${host}:${port}, as ${fromAddress}).`;
}
