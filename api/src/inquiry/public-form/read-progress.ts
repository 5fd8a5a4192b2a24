import { RequestedItem, type InquiryProgress } from 'contract/inquiry';
import { sql } from 'kysely';
import { z } from 'zod';
import { itemNames } from '../item-names';
import { notFound } from '../../core/problem';
import type { Services } from '../../core/services';

const Progress = z.object({
  items: z.array(RequestedItem),
  names: z.array(z.string()),
  symbols: z.record(z.string(), z.string()),
  sentAt: z.string(),
  status: z.enum(['new', 'converted', 'spam']),
  kind: z.enum(['open', 'won', 'lost']).nullable(),
});
type Progress = z.infer<typeof Progress>;

interface ProgressRequest {
  readonly reference: string;
  readonly key: string;
}

/**
 * The progress of an inquiry. Spam looks like any other.
 *
 * @throws ApiProblem `not-found`, both for a wrong key and for an unknown reference
 */
export async function readProgress(
  { database, formSecrets }: Pick<Services, 'database' | 'formSecrets'>,
  { reference, key }: ProgressRequest,
): Promise<InquiryProgress> {
  if (!formSecrets.isStatusKey(reference, key)) throw notFound('inquiry');
  const { rows } = await sql`
    select record.items, record.created_at as sent_at, record.status, status.kind,
      ${itemNames} as names,
      (select coalesce(jsonb_object_agg(unit._id, unit.symbol), '{}') from unit
        where unit._id::text in (select item ->> 'unitId' from jsonb_array_elements(record.items) as item)
      ) as symbols
    from product_inquiry as record
    left join inquiry on inquiry._id = record.inquiry_id and inquiry.deleted_at is null
    left join status on status._id = inquiry.status_id
    where record.reference = ${reference}`.execute(database);
  const [found] = rows;
  if (found === undefined) throw notFound('inquiry');
  const progress = Progress.parse(found);
  return { reference, sentAt: progress.sentAt, state: stateOf(progress), items: itemsOf(progress) };
}

function stateOf({ status, kind }: Progress): InquiryProgress['state'] {
  if (status !== 'converted' || kind === null) return 'received';
  return kind === 'open' ? 'in-progress' : 'closed';
}

function itemsOf({ items, names, symbols }: Progress): InquiryProgress['items'] {
  return items.map(({ quantity, unitId, grade, packaging }, index) => ({
    name: names[index] ?? '',
    quantity,
    unit: unitId === null ? null : (symbols[unitId] ?? null),
    grade,
    packaging,
  }));
}
