import type { Work } from '../../db/database';
import type { Services } from '../../kernel/services';
import { requireStaff, type Viewer } from '../../kernel/viewer';
import { inTransaction } from '../../repository/in-transaction';
import { removeManyWithin } from '../../repository/trash-batch';
import { unwrapAll } from '../../repository/write';
import { followUpTable } from '../follow-up.table';
import { lockedOffer, writeOffer } from './locked-offer';
import { openStep, setStatus } from './plan-after-sending';
import type { OfferRecord } from './prepare-offers';

/**
 * Takes back what sending a version did to its inquiry: removes the planned step unless it is done, and sets the former
 * status unless it was changed since. Again it changes nothing.
 */
export function takeBackPlan(
  { database, tables }: Pick<Services, 'database' | 'tables'>,
  { id, viewer }: { readonly id: string; readonly viewer: Viewer },
): Promise<OfferRecord> {
  requireStaff(viewer);
  const context = { database, tables, viewer };
  return inTransaction(database, async (work) => {
    const { offer, inquiry } = await lockedOffer(work, id);
    const { followUpId, movedFrom, movedTo, supersededAt } = offer;
    if (followUpId === null && movedTo === null) return offer;
    const step = await openStep(work, followUpId);
    if (step !== undefined) {
      unwrapAll(await removeManyWithin(work, { ...context, table: followUpTable }, [step]));
    }
    const isMoved = movedTo !== null && inquiry.statusId === movedTo && supersededAt === null;
    if (isMoved && (await isLiving(work, movedFrom))) {
      await setStatus(work, context, { inquiry, statusId: movedFrom });
    }
    return writeOffer(work, context, {
      id,
      fields: { followUpId: null, movedFrom: null, movedTo: null },
    });
  });
}

async function isLiving(work: Work, statusId: string | null): Promise<boolean> {
  if (statusId === null) return false;
  const found = await work
    .selectFrom('status')
    .select('_id')
    .where('_id', '=', statusId)
    .where('deletedAt', 'is', null)
    .executeTakeFirst();
  return found !== undefined;
}
