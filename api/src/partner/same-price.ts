import type { FieldError } from 'contract';
import { shortened } from 'contract/inquiry';
import { type RawBuilder, sql } from 'kysely';
import type { Work } from '../db/database';

type Facts = Readonly<Record<string, unknown>>;

interface PriceDraft {
  readonly record: Facts & { readonly chemicalId: string };
  /** Undefined at creation. */
  readonly before: (Facts & { readonly _id: string }) | undefined;
}

interface Question {
  readonly table: 'supplierPrice' | 'salesPrice';
  /** All that a price says. */
  readonly fields: readonly string[];
}

const shared = [
  'chemicalId',
  'offeredForm',
  'grade',
  'packaging',
  'packSize',
  'packUnitId',
  'unitPrice',
  'unitId',
  'fromQuantity',
  'validFrom',
  'validUntil',
];

export const supplierPriceFacts = [
  'supplierId',
  'currency',
  'incoterm',
  'place',
  'leadTimeDays',
  'source',
  ...shared,
];
export const salesPriceFacts = ['priceListId', ...shared];

/**
 * Refuses prices that are there already with all that they say, such as those of a file that is imported again.
 *
 * @returns the errors of each draft
 */
export async function samePriceErrors(
  work: Work,
  drafts: readonly PriceDraft[],
  { table, fields }: Question,
): Promise<FieldError[][]> {
  const keyOf = (price: Facts) => JSON.stringify(fields.map((field) => comparable(price[field])));
  const stored = await storedPrices(work, drafts, { table, fields });
  const owners = new Map<string, string | number>(stored.map((one) => [keyOf(one), one._id]));
  return drafts.map(({ record, before }, place) => {
    const key = keyOf(record);
    const own = before?._id ?? place;
    const owner = owners.get(key) ?? own;
    owners.set(key, owner);
    const isSame = owner !== own && (!before || keyOf(before) !== key);
    return isSame ? [{ path: 'unitPrice', message: 'The same price is there already' }] : [];
  });
}

async function storedPrices(
  work: Work,
  drafts: readonly PriceDraft[],
  { table, fields }: Question,
): Promise<readonly (Facts & { readonly _id: string })[]> {
  const chemicalIds = [...new Set(drafts.map(({ record }) => record.chemicalId))];
  if (chemicalIds.length === 0) return [];
  const columns: RawBuilder<unknown>[] = fields.map((field) => sql.ref(field));
  const { rows } = await sql<Facts & { readonly _id: string }>`
    select _id, ${sql.join(columns)} from ${sql.table(table)}
    where deleted_at is null and chemical_id in (${sql.join(chemicalIds)})`.execute(work);
  return rows;
}

/** `2.50` is `2.5`. */
function comparable(value: unknown): unknown {
  if (value === undefined) return null;
  return typeof value === 'string' && /^\d+(?:\.\d+)?$/.test(value) ? shortened(value) : value;
}
