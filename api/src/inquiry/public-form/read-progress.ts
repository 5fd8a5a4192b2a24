import { type InquiryProgress, RequestedItem } from 'contract/inquiry';
import { sql } from 'kysely';
import { z } from 'zod';
import { itemNames } from '../item-names';
import { notFound } from '../../kernel/problem';
import type { Services } from '../../kernel/services';
import type { Work } from '../../db/database';
import { inTransaction } from '../../repository/in-transaction';
import { latestOffer } from '../offer/make-offer';

/** The inquiries that staff edit have more in their items. */
const ShownItem = z.object(RequestedItem.shape);

const Progress = z.object({
  items: z.array(ShownItem),
  names: z.array(z.string()),
  symbols: z.record(z.string(), z.string()),
  sentAt: z.string(),
  status: z.enum(['new', 'converted', 'spam']),
  kind: z.enum(['open', 'won', 'lost']).nullable(),
  inquiryId: z.string().nullable(),
});
type Progress = z.infer<typeof Progress>;

interface ProgressRequest {
  readonly reference: string;
  readonly key: string;
}

/**
 * The progress of an inquiry, by the reference of its form or by its own number. Spam looks like any other.
 *
 * @throws ApiProblem `not-found`, both for a wrong key and for an unknown reference
 */
export function readProgress(
  { database, formSecrets }: Pick<Services, 'database' | 'formSecrets'>,
  { reference, key }: ProgressRequest,
): Promise<InquiryProgress> {
  if (!formSecrets.isStatusKey(reference, key)) return Promise.reject(notFound('inquiry'));
  return inTransaction(database, async (work) => {
    const found =
      (await progressOfForm(work, reference)) ?? (await progressOfInquiry(work, reference));
    if (found === undefined) throw notFound('inquiry');
    const progress = Progress.parse(found);
    const { sentAt, inquiryId } = progress;
    const offer =
      inquiryId === null ? undefined : await latestOffer(work, inquiryId, { isSent: true });
    return {
      reference,
      sentAt,
      state: stateOf(progress),
      items: itemsOf(progress),
      offer: offer ? { sentTo: offer.sentTo && maskedEmail(offer.sentTo) } : null,
    };
  });
}

/** `p…@example.com` */
function maskedEmail(email: string): string {
  const [first = ''] = email;
  return `${first}…${email.slice(email.lastIndexOf('@'))}`;
}

const symbols = sql`(
  select coalesce(jsonb_object_agg(unit._id, unit.symbol), '{}') from unit
  where unit._id::text in (select item ->> 'unitId' from jsonb_array_elements(record.items) as item))`;

async function progressOfForm(work: Work, reference: string): Promise<unknown> {
  const { rows } = await sql`
    select record.items, record.created_at as sent_at, record.status, status.kind,
      ${itemNames} as names, ${symbols} as symbols, inquiry._id as inquiry_id
    from product_inquiry as record
    left join inquiry on inquiry._id = record.inquiry_id and inquiry.deleted_at is null
    left join status on status._id = inquiry.status_id
    where record.reference = ${reference}`.execute(work);
  return rows[0];
}

/** For inquiries that came in another way: offers used to be mailed with a link by their number. */
async function progressOfInquiry(work: Work, number: string): Promise<unknown> {
  const { rows } = await sql`
    select record.items, record.created_at as sent_at, 'converted' as status, status.kind,
      ${itemNames} as names, ${symbols} as symbols, record._id as inquiry_id
    from inquiry as record left join status on status._id = record.status_id
    where record.number = ${number} and record.deleted_at is null`.execute(work);
  return rows[0];
}

function stateOf({ status, kind }: Progress): InquiryProgress['state'] {
  if (status !== 'converted' || kind === null) return 'received';
  return kind === 'open' ? 'in-progress' : 'closed';
}

function itemsOf({ items, names, symbols }: Progress): InquiryProgress['items'] {
  return items.map(({ quantity, unitId, grade, packaging, asWritten }, index) => ({
    name: names[index] ?? '',
    quantity,
    unit: unitId === null ? null : (symbols[unitId] ?? null),
    grade,
    packaging,
    asWritten,
  }));
}
