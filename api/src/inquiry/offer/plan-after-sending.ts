import { utcDateText } from 'contract';
import type { inquiries, StatusKind } from 'contract/inquiry';
import type { Work } from '../../db/database';
import { system } from '../../kernel/viewer';
import type { WriteContext } from '../../repository/batch';
import type { RecordOf } from '../../repository/record-of';
import { lockRecords } from '../../repository/rows';
import { addWithin, unwrapAll } from '../../repository/write';
import { updateManyWithin } from '../../repository/write-batch';
import { followUpTable } from '../follow-up.table';
import { inquiryTable } from '../inquiry.table';
import { offerTable } from './offer.table';
import type { OfferRecord } from './prepare-offers';

export type Writing = Omit<WriteContext, 'table'>;
type Plan = Pick<OfferRecord, 'followUpId' | 'movedFrom' | 'movedTo'>;

interface Sent {
  readonly inquiry: RecordOf<typeof inquiries>;
  readonly offer: Pick<OfferRecord, 'number' | 'revision' | 'validUntil'>;
  readonly followUpAt: string | null;
}

/**
 * Moves the inquiry of an offer that is sent to the quoted status, unless it is past it, and plans the next step beside
 * those that it has.
 */
export async function planAfterSending(
  work: Work,
  context: Writing,
  { inquiry, offer, followUpAt }: Sent,
): Promise<Plan> {
  const movedTo = await quotedStatus(work, inquiry.statusId);
  if (movedTo !== null) await setStatus(work, context, { inquiry, statusId: movedTo });
  const followUpId =
    followUpAt === null
      ? null
      : await addStep(work, context, { inquiryId: inquiry._id, offer, dueAt: followUpAt });
  return { followUpId, movedFrom: movedTo === null ? null : inquiry.statusId, movedTo };
}

async function addStep(
  work: Work,
  context: Writing,
  step: Pick<Sent, 'offer'> & { readonly inquiryId: string; readonly dueAt: string },
): Promise<OfferRecord['followUpId']> {
  const { inquiryId, dueAt, offer } = step;
  const message = `Follow up offer ${offer.number}, version ${offer.revision}, valid until ${utcDateText(offer.validUntil)}`;
  const fields = { inquiryId, kind: 'call' as const, message, dueAt, doneAt: null };
  const { _id } = await addWithin(work, { ...context, table: followUpTable }, { fields });
  return offerTable.resource.entity.shape.followUpId.parse(_id);
}

interface Move {
  readonly inquiry: Pick<RecordOf<typeof inquiries>, '_id'>;
  readonly statusId: OfferRecord['movedTo'];
}

export async function setStatus(
  work: Work,
  context: Writing,
  { inquiry, statusId }: Move,
): Promise<void> {
  const patch = { id: inquiry._id, fields: { statusId } };
  unwrapAll(await updateManyWithin(work, { ...context, table: inquiryTable }, [patch]));
}

interface KnownStatus {
  readonly _id: string;
  readonly kind: StatusKind;
  readonly isQuoted: boolean;
}

/** The first quoted status; null where there is none, and for an inquiry that is at it, past it or closed. */
async function quotedStatus(work: Work, current: string | null): Promise<OfferRecord['movedTo']> {
  const known: readonly KnownStatus[] = await work
    .selectFrom('status')
    .select(['_id', 'kind', 'isQuoted'])
    .where('deletedAt', 'is', null)
    .orderBy('order')
    .orderBy('_id')
    .execute();
  const quoted = known.findIndex(({ kind, isQuoted }) => isQuoted && kind === 'open');
  const place = known.findIndex(({ _id }) => _id === current);
  if (known[place]?.kind !== 'open' || place >= quoted) return null;
  return offerTable.resource.entity.shape.movedTo.parse(known[quoted]?._id ?? null);
}

/** The step that was planned to follow a version up is done once its recipient answers. */
export async function endPlannedStep(
  work: Work,
  context: Writing,
  { followUpId }: Pick<OfferRecord, 'followUpId'>,
): Promise<void> {
  const step = await openStep(work, followUpId);
  if (step === undefined) return;
  const patch = { id: step, fields: { doneAt: new Date().toISOString() } };
  unwrapAll(
    await updateManyWithin(work, { ...context, table: followUpTable, viewer: system }, [patch]),
  );
}

/** The id of a step that is not done, locked. */
export async function openStep(work: Work, id: string | null): Promise<string | undefined> {
  if (id === null) return undefined;
  const step = (await lockRecords({ work, table: followUpTable }, [id])).get(id);
  return step?.doneAt === null ? step._id : undefined;
}
