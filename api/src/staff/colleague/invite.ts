import type { MadeLink } from 'contract/staff';
import { duplicateField, notFound } from '../../core/problem';
import type { Services } from '../../core/services';
import { actorId, type Viewer } from '../../core/viewer';
import type { Work } from '../../db/database';
import { inTransaction } from '../../repository/in-transaction';
import { journal } from '../../repository/journal';
import { type IssuedLink, issueLink, renewLink } from '../account-link/account-links';
import { linkAddress } from '../account-link/link-address';
import { mailLink } from '../account-link/mail-link';
import { requireGrantable } from '../role/assign-role';

const kind = 'invitation';

interface Invitation {
  readonly email: string;
  /** Of the account that it opens. */
  readonly roleId: string;
  readonly viewer: Viewer;
}

/**
 * Invites a person by mail. Without a mail server the response has the link, to hand over.
 *
 * @throws ApiProblem `duplicate` when an account or an open invitation has the address, `not-permitted` when the role
 *   allows more than the viewer may do
 */
export function invite(
  services: Services,
  { email, roleId, viewer }: Invitation,
): Promise<MadeLink> {
  return inTransaction(services.database, async (work) => {
    await requireNewAddress(work, email);
    await requireGrantable(work, roleId, viewer);
    const createdBy = actorId(viewer);
    const issued = await issueLink(work, { kind, adminId: null, email, roleId, createdBy });
    const changes = [
      { field: 'email', from: null, to: email },
      { field: 'roleId', from: null, to: roleId },
    ];
    await noteInvitation(work, viewer, { id: issued._id, action: 'add', changes });
    return sent(work, services, { issued, email });
  });
}

/** Sends an open invitation again. Its former link no longer works. @throws ApiProblem `not-found` */
export function resendInvitation(
  services: Services,
  { id, viewer }: { readonly id: string; readonly viewer: Viewer },
): Promise<MadeLink> {
  return inTransaction(services.database, async (work) => {
    const link = await lockInvitation(work, id, viewer);
    const issued = await renewLink(work, link);
    const changes = [{ field: 'expiresAt', from: link.expiresAt, to: issued.expiresAt }];
    await noteInvitation(work, viewer, { id, action: 'update', changes });
    return sent(work, services, { issued, email: link.email });
  });
}

/** @throws ApiProblem `not-found` */
export function withdrawInvitation(
  { database }: Services,
  { id, viewer }: { readonly id: string; readonly viewer: Viewer },
): Promise<void> {
  return inTransaction(database, async (work) => {
    await lockInvitation(work, id, viewer);
    const endedAt = new Date().toISOString();
    await work.updateTable('accountLink').set({ endedAt }).where('_id', '=', id).execute();
    await noteInvitation(work, viewer, { id, action: 'remove', changes: [] });
  });
}

async function sent(
  work: Work,
  services: Services,
  { issued: { token, expiresAt }, email }: { readonly issued: IssuedLink; readonly email: string },
): Promise<MadeLink> {
  const isMailed = await mailLink(work, services, { kind, token, to: email, toName: null });
  return { email, expiresAt, link: isMailed ? null : linkAddress(services.env, kind, token) };
}

async function requireNewAddress(work: Work, email: string): Promise<void> {
  const account = await work
    .selectFrom('admin')
    .select('deletedAt')
    .where((row) => row(row.fn('lower', ['email']), '=', email))
    .orderBy('deletedAt', (order) => order.asc().nullsFirst())
    .executeTakeFirst();
  if (account?.deletedAt === null) {
    throw duplicateField('email', 'An account has this email already.');
  }
  if (account) {
    const message = 'A deactivated account has this email. Reactivate it instead.';
    throw duplicateField('email', message);
  }
  const invited = await invitations(work).where('email', '=', email).executeTakeFirst();
  if (invited) {
    throw duplicateField('email', 'This address is invited already. Send the invitation again.');
  }
}

async function lockInvitation(work: Work, id: string, viewer: Viewer) {
  const link = await invitations(work).where('_id', '=', id).forUpdate().executeTakeFirst();
  if (!link) throw notFound('open invitation');
  if (link.roleId !== null) await requireGrantable(work, link.roleId, viewer);
  return link;
}

function invitations(work: Work) {
  return work
    .selectFrom('accountLink')
    .select(['_id', 'kind', 'email', 'roleId', 'expiresAt'])
    .where('kind', '=', kind)
    .where('endedAt', 'is', null);
}

type InvitationEntry = Omit<Parameters<typeof journal>[1][number], 'version'>;

/** Invitations have no versions. */
function noteInvitation(work: Work, viewer: Viewer, entry: InvitationEntry): Promise<void> {
  return journal({ work, resource: kind, viewer }, [{ ...entry, version: 1 }]);
}
