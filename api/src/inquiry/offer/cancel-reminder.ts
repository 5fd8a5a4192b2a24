import type { Services } from '../../kernel/services';
import { requireStaff, type Viewer } from '../../kernel/viewer';
import { inTransaction } from '../../repository/in-transaction';
import { lockedOffer, writeOffer } from './locked-offer';
import type { OfferRecord } from './prepare-offers';

/** Keeps the reminder of a version from the customer. One that was sent, or none, stays as it is. */
export function cancelReminder(
  { database, tables }: Pick<Services, 'database' | 'tables'>,
  { id, viewer }: { readonly id: string; readonly viewer: Viewer },
): Promise<OfferRecord> {
  requireStaff(viewer);
  return inTransaction(database, async (work) => {
    const { offer } = await lockedOffer(work, id);
    if (offer.remindOn === null || offer.remindedAt !== null) return offer;
    const fields = { remindOn: null, reminderTemplateId: null };
    return writeOffer(work, { database, tables, viewer }, { id, fields });
  });
}
