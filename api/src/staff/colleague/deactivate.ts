import type { OpenWork } from 'contract/staff';
import { sql } from 'kysely';
import { ApiProblem, duplicateField, invalidField } from '../../kernel/problem';
import type { Services } from '../../kernel/services';
import { forbidden, requireAdmin, type Viewer } from '../../kernel/viewer';
import type { Work } from '../../db/database';
import { handOverWork } from '../../inquiry/hand-over';
import { inTransaction } from '../../repository/in-transaction';
import { endLinks } from '../../account/account-links';
import { findAccount, noteChange } from '../admins';
import { lockAccount } from '../../account/lock-account';
import { missingAdmins } from '../../account/missing-admins';
import { requireManageable } from '../../account/assign-role';
import { revokeTokens } from './revoke-tokens';

interface Deactivation {
  readonly id: string;
  readonly viewer: Viewer;
  /** Takes the open work over; without it the work stays as it is. */
  readonly handOverTo: string | null;
}

const nothing: OpenWork = { inquiries: 0, followUps: 0 };

/**
 * Deactivates an account: its sessions end in all processes, its name stays in all records. Whoever deactivates stays
 * active, so one account always remains.
 *
 * @returns what was handed over
 */
export async function deactivate(
  services: Services,
  { id, viewer, handOverTo }: Deactivation,
): Promise<OpenWork> {
  if (id === requireAdmin(viewer).adminId) {
    throw new ApiProblem('in-use', 'You cannot deactivate your own account: ask a colleague.');
  }
  const handedOver = await inTransaction(services.database, async (work) => {
    await waitForTurn(work);
    await requireActive(work, viewer);
    const account = await lockManageable(work, id, viewer);
    if (account.deletedAt !== null) return nothing;
    const taken =
      handOverTo === null
        ? nothing
        : await handOver(work, services, { from: id, to: handOverTo, viewer });
    const changes = [{ field: 'isActive', from: true, to: false }];
    const columns = { deletedAt: new Date().toISOString() };
    await noteChange(work, id, { viewer, changes, columns });
    await endLinks(work, id);
    return taken;
  });
  await services.sessions.revokeAll(id);
  return handedOver;
}

/**
 * Lets a deactivated account sign in again. Its API keys and release tokens stay ended.
 *
 * @throws ApiProblem `not-found`, or `duplicate` for its email
 */
export function reactivate(
  { database }: Services,
  { id, viewer }: Pick<Deactivation, 'id' | 'viewer'>,
): Promise<void> {
  return inTransaction(database, async (work) => {
    const account = await lockManageable(work, id, viewer);
    if (account.deletedAt === null) return;
    if (await findAccount(work, account.email.toLowerCase())) {
      throw duplicateField('email', 'Another account has this email by now.');
    }
    const changes = [{ field: 'isActive', from: false, to: true }];
    await noteChange(work, id, { viewer, changes, columns: { deletedAt: null } });
    await revokeTokens(work, { id, at: account.deletedAt, viewer });
  });
}

/** @throws ApiProblem `not-found`, or `not-permitted` for an account that may do more than the viewer */
export async function lockManageable(work: Work, id: string, viewer: Viewer) {
  const account = await lockAccount(work, id);
  await requireManageable(work, account.roleId, viewer);
  return account;
}

async function handOver(
  work: Work,
  services: Services,
  given: Parameters<typeof handOverWork>[2],
): Promise<OpenWork> {
  const missing = await missingAdmins(work, [given.to]);
  if (given.to === given.from || missing.size > 0) {
    throw invalidField('handOverTo', 'Choose an active colleague');
  }
  return handOverWork(work, services, given);
}

/** Two admins who deactivate each other at once take turns, and the second is no longer active. */
async function waitForTurn(work: Work): Promise<void> {
  await sql`select pg_advisory_xact_lock(7281003)`.execute(work);
}

async function requireActive(work: Work, viewer: Viewer): Promise<void> {
  const missing = await missingAdmins(work, [requireAdmin(viewer).adminId]);
  if (missing.size > 0) throw forbidden();
}
