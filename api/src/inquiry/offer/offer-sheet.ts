import { dayIn } from 'contract';
import { sql } from 'kysely';
import { type CompanyFacts, readCompany } from '../../content/company/read-company';
import type { Work } from '../../db/database';
import { isListed } from '../../document/sync-chemical-documents';
import type { OfferRecord } from './prepare-offers';

/** All that the PDF of an offer says. */
export interface OfferSheet {
  readonly offer: OfferRecord;
  readonly company: CompanyFacts;
  /** The day that it bears. */
  readonly day: string;
  readonly recipient: Recipient;
  readonly links: readonly ProductLinks[];
}

/** The contact of an offer's inquiry. */
export interface Recipient {
  readonly contactName: string;
  readonly company: string | null;
  /** The reference that the recipient knows. */
  readonly reference: string;
}

/** A published chemical of the offer, with its public documents. */
export interface ProductLinks {
  readonly name: string;
  readonly href: string;
  readonly documents: readonly { readonly title: string; readonly href: string }[];
}

/** Reads what the PDF of an offer says, as of now. */
export async function readOfferSheet(
  work: Work,
  { offer, publicUrl }: { readonly offer: OfferRecord; readonly publicUrl: string },
): Promise<OfferSheet> {
  const company = await readCompany(work);
  const recipient = await readRecipient(work, offer);
  const links = await linksOf(work, { offer, publicUrl });
  return { offer, company, day: dayIn(company.timeZone, new Date()), recipient, links };
}

export async function readRecipient(
  work: Work,
  { inquiryId }: Pick<OfferRecord, 'inquiryId'>,
): Promise<Recipient> {
  const { rows } = await sql<Recipient>`
    select inquiry.contact_name, inquiry.company,
      coalesce(product_inquiry.reference, inquiry.number) as reference
    from inquiry left join product_inquiry on product_inquiry._id = inquiry.product_inquiry_id
    where inquiry._id = ${inquiryId}`.execute(work);
  const [recipient] = rows;
  if (!recipient) throw new Error('An offer belongs to an inquiry');
  return recipient;
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
