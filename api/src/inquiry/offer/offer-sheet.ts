import { sql } from 'kysely';
import type { Work } from '../../db/database';
import { isListed } from '../../document/sync-chemical-documents';
import type { ProductLinks, Sender } from '../letter/letter';
import { type Buyer, readBuyer } from '../letter/read-buyer';
import { readSender } from '../letter/read-sender';
import type { OfferRecord } from './prepare-offers';

/** All that the PDF of an offer says. */
export interface OfferSheet {
  readonly offer: OfferRecord;
  readonly sender: Sender;
  readonly buyer: Buyer;
  readonly links: readonly ProductLinks[];
}

interface Reading {
  readonly offer: OfferRecord;
  readonly publicUrl: string;
  /** Who sends it, or would. */
  readonly sellerId: string | null;
}

/** Reads what the PDF of an offer says, as of now, without the logo. */
export async function readOfferSheet(
  work: Work,
  { offer, publicUrl, sellerId }: Reading,
): Promise<OfferSheet> {
  const sender = await readSender(work, sellerId);
  const buyer = await readBuyer(work, offer.inquiryId);
  return { offer, sender, buyer, links: await linksOf(work, { offer, publicUrl }) };
}

interface LinkRow {
  readonly name: string;
  readonly slug: string;
  readonly documents: readonly { readonly _id: string; readonly title: string }[];
}

async function linksOf(
  work: Work,
  { offer, publicUrl }: { readonly offer: OfferRecord; readonly publicUrl: string },
): Promise<ProductLinks[]> {
  const ids = [...new Set<string>(offer.lines.flatMap(({ chemicalId }) => chemicalId ?? []))];
  if (ids.length === 0) return [];
  const { rows } = await sql<LinkRow>`
    select chemical.name, coalesce(chemical.slug, chemical._id::text) as slug,
      (select coalesce(jsonb_agg(jsonb_build_object('_id', document._id,
          'title', document.title || ' (' || document.language || ')') order by kind, title), '[]')
        from document where document.chemical_id = chemical._id and document.access = 'public'
          and ${isListed}) as documents
    from chemical
    where chemical._id in (${sql.join(ids)}) and chemical.status = 'published'
      and chemical.deleted_at is null
    order by chemical.name, chemical._id`.execute(work);
  return rows.map(({ name, slug, documents }) => ({
    name,
    href: `${publicUrl}/${slug}`,
    documents: documents.map(({ _id, title }) => ({
      title,
      href: `${publicUrl}/api/document/download/${_id}`,
    })),
  }));
}
