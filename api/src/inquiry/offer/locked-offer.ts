import type { Work } from '../../db/database';
import { notFound } from '../../kernel/problem';
import type { WriteContext } from '../../repository/batch';
import { lockRecords, readRows } from '../../repository/rows';
import { unwrapAll } from '../../repository/write';
import { updateManyWithin } from '../../repository/write-batch';
import { inquiryTable } from '../inquiry.table';
import { offerTable } from './offer.table';
import type { OfferRecord } from './prepare-offers';

/**
 * A version with its inquiry, which is locked first, as for answers.
 *
 * @throws ApiProblem `not-found`
 */
export async function lockedOffer(work: Work, id: string) {
  const known = (await readRows({ work, table: offerTable }, [id])).get(id);
  if (!known) throw notFound('offer');
  const { inquiryId } = known;
  const inquiry = (await lockRecords({ work, table: inquiryTable }, [inquiryId])).get(inquiryId);
  const offer = (await lockRecords({ work, table: offerTable }, [id])).get(id);
  if (!inquiry || !offer) throw notFound('offer');
  return { inquiry, offer };
}

/** Writes fields of one version within the caller's transaction. */
export async function writeOffer(
  work: Work,
  context: Omit<WriteContext, 'table'>,
  patch: { readonly id: string; readonly fields: Partial<OfferRecord> },
): Promise<OfferRecord> {
  const table = offerTable;
  const [written] = unwrapAll(await updateManyWithin(work, { ...context, table }, [patch]));
  if (!written) throw new Error('A batch has an outcome for each patch');
  return written;
}
