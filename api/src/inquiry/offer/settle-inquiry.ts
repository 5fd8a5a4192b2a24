import type { StatusKind } from 'contract/inquiry';
import type { Work } from '../../db/database';
import type { Services } from '../../kernel/services';
import type { Viewer } from '../../kernel/viewer';
import { unwrapAll } from '../../repository/write';
import { updateManyWithin } from '../../repository/write-batch';
import { inquiryTable } from '../inquiry.table';
import { noteOnInquiry } from '../note-on-inquiry';

interface Settling {
  readonly inquiry: { readonly _id: string; readonly statusId: string | null };
  readonly kind: Extract<StatusKind, 'won' | 'lost'>;
  /** What happened, for the notes of the inquiry. */
  readonly words: string;
  readonly lostReason: string | null;
  readonly viewer: Viewer;
}

/** Notes what became of an inquiry's offer, and wins or loses the inquiry. */
export async function settleInquiry(
  work: Work,
  { database, tables }: Pick<Services, 'database' | 'tables'>,
  { inquiry, kind, words, lostReason, viewer }: Settling,
): Promise<void> {
  const context = { database, tables, viewer };
  await noteOnInquiry(work, context, { inquiryId: inquiry._id, message: words, viewer });
  const statusId = await statusOf(work, inquiry.statusId, kind);
  if (statusId === null) return;
  const patch = { id: inquiry._id, fields: { statusId, lostReason } };
  unwrapAll(await updateManyWithin(work, { ...context, table: inquiryTable }, [patch]));
}

/** The first status of the kind; null when the inquiry has one of it, or there is none. */
async function statusOf(
  work: Work,
  current: string | null,
  kind: StatusKind,
): Promise<string | null> {
  const known = await work
    .selectFrom('status')
    .select('_id')
    .where('kind', '=', kind)
    .where('deletedAt', 'is', null)
    .orderBy('order')
    .orderBy('_id')
    .execute();
  if (known.some(({ _id }) => _id === current)) return null;
  return known[0]?._id ?? null;
}
