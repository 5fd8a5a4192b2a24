import { sql } from 'kysely';
import type { Work } from '../db/database';

const kinds = {
  inquiry: { prefix: 'INQ', sequence: 'inquiry_number' },
  productInquiry: { prefix: 'WEB', sequence: 'product_inquiry_number' },
  offer: { prefix: 'OFF', sequence: 'offer_number' },
  supplierRequest: { prefix: 'RFQ', sequence: 'supplier_request_number' },
  order: { prefix: 'ORD', sequence: 'order_number' },
  application: { prefix: 'JOB', sequence: 'application_number' },
} as const;

/** The next numbers of a kind: `INQ-2026-000123`. Each is used once; the number of a failed write is lost. */
export async function nextReferences(
  work: Work,
  kind: keyof typeof kinds,
  count: number,
): Promise<string[]> {
  if (count === 0) return [];
  const { prefix, sequence } = kinds[kind];
  const { rows } = await sql<{ number: number }>`
    select nextval(${sequence}) as number from generate_series(1, ${count}::integer)`.execute(work);
  const year = new Date().getUTCFullYear();
  return rows
    .map(({ number }) => `${prefix}-${year}-${String(number).padStart(6, '0')}`)
    .toReversed();
}

/**
 * Takes one of the references made for a batch.
 *
 * @throws Error when fewer were made than the batch needs
 */
export function takeReference(references: string[]): string {
  const reference = references.pop();
  if (reference === undefined) throw new Error('Too few references were made for the batch');
  return reference;
}
