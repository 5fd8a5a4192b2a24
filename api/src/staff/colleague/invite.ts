import type { MadeLink } from 'contract/staff';
import { duplicateField, notFound } from '../../kernel/problem';
import type { Services } from '../../kernel/services';
import { actorId, type Viewer } from '../../kernel/viewer';
import type { Work } from '../../db/database';
import { inTransaction } from '../../repository/in-transaction';
import { journal } from '../../repository/journal';
import { type IssuedLink, issueLink, renewLink } from '../../account/account-links';
import { findRole } from '../account-link/accept-invitation';
import { linkAddress } from '../account-link/link-address';
import { mailLink } from '../account-link/mail-link';
import { requireGrantable } from '../../account/assign-role';

const kind = 'invitation';

interface Invitation {
  readonly email: string;
  /** Of the account that it opens. */
  readonly roleId: string;
  readonly viewer: Viewer;
}

/**
 * Invites a person by mail. Where none is sent, for want of a mail server or while links are held back, the response has
 * the link, to hand over.
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
    return sent(work, services, { issued, email, roleId });
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
    return sent(work, services, {
      issued,
      email: link.email,
      roleId: await findRole(work, link.roleId),
    });
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

interface IssuedInvitation {
  readonly issued: IssuedLink;
  readonly email: string;
  readonly roleId: string;
}

async function sent(
  work: Work,
  services: Services,
  { issued: { token, expiresAt }, email, roleId }: IssuedInvitation,
): Promise<MadeLink> {
  const isMailed = await mailLink(work, services, { kind, token, to: email, toName: null, roleId });
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
