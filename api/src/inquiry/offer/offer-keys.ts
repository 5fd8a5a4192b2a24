import { randomBytes } from 'node:crypto';
import { siteRoutes } from 'contract';
import { sql } from 'kysely';
import { tokenHash } from '../../repository/access-token';
import { notFound } from '../../kernel/problem';
import type { Work } from '../../db/database';
import { readRows } from '../../repository/rows';
import { isPast, offerTable } from './offer.table';
import type { OfferRecord } from './prepare-offers';

/**
 * Makes a key of a version, for one mail to its recipient; the keys of former mails stay valid. The database has their
 * hashes alone.
 */
export async function issueOfferKey(work: Work, offerId: string): Promise<string> {
  const key = randomBytes(32).toString('base64url');
  await work
    .insertInto('offerKey')
    .values({ offerId, keyHash: tokenHash(key) })
    .execute();
  return key;
}

/**
 * The address of a version's page for its recipient.
 *
 * @param siteUrl - from `siteAddress`
 */
export function offerHref(siteUrl: string, key: string): string {
  return `${siteUrl}${siteRoutes.offer}?key=${key}`;
}

/** The version that a key belongs to. */
export interface KeyedOffer {
  readonly offer: OfferRecord;
  /** A later version was sent, or the last day of validity has passed. */
  readonly hasEnded: boolean;
}

/** @throws ApiProblem `not-found` for an unknown key, and for an inquiry in the trash */
export async function findKeyedOffer(work: Work, key: string): Promise<KeyedOffer> {
  const { rows } = await sql<{ _id: string; hasEnded: boolean }>`
    select record._id, ${isPast} or exists (
      select from offer as later where later.inquiry_id = record.inquiry_id
        and later.revision > record.revision and later.sent_at is not null) as has_ended
    from offer_key
    join offer as record on record._id = offer_key.offer_id
    join inquiry on inquiry._id = record.inquiry_id
    where offer_key.key_hash = ${tokenHash(key)}
      and record.deleted_at is null and inquiry.deleted_at is null`.execute(work);
  const [found] = rows;
  const offer = found && (await readRows({ work, table: offerTable }, [found._id])).get(found._id);
  if (!offer) throw notFound('offer');
  return { offer, hasEnded: found.hasEnded };
}
