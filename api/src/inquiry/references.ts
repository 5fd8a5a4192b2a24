import { sql } from 'kysely';
import type { Work } from '../db/database';

const kinds = {
  inquiry: { prefix: 'INQ', sequence: 'inquiry_number' },
  productInquiry: { prefix: 'WEB', sequence: 'product_inquiry_number' },
  application: { prefix: 'JOB', sequence: 'application_number' },
} as const;

/** `INQ-2026-000123`: the next numbers of a kind. Each is given once; one of a write that failed is lost. */
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
