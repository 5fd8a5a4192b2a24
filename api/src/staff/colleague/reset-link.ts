import type { MadeLink } from 'contract/staff';
import { notFound } from '../../kernel/problem';
import type { Services } from '../../kernel/services';
import { actorId, type Viewer } from '../../kernel/viewer';
import { inTransaction } from '../../repository/in-transaction';
import { issueLink } from '../../account/account-links';
import { linkAddress } from '../account-link/link-address';
import { noteChange } from '../admins';
import { lockManageable } from './deactivate';

const kind = 'password-reset';

/** Makes a link for a new password, to hand over. @throws ApiProblem `not-found` when there is no such active account */
export function makeResetLink(
  { database, env }: Services,
  { id, viewer }: { readonly id: string; readonly viewer: Viewer },
): Promise<MadeLink> {
  return inTransaction(database, async (work) => {
    const { email, deletedAt } = await lockManageable(work, id, viewer);
    if (deletedAt !== null) throw notFound('active account');
    const createdBy = actorId(viewer);
    const { token, expiresAt } = await issueLink(work, { kind, adminId: id, email, createdBy });
    const changes = [{ field: 'passwordLink', from: null, to: expiresAt }];
    await noteChange(work, id, { viewer, changes });
    return { email, expiresAt, link: linkAddress(env, kind, token) };
  });
}
