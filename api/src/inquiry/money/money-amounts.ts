import { type RawBuilder, sql } from 'kysely';

/** An amount in the smallest unit of its currency, as a whole number: sums and shares of many are quick. */
export function minorOf(amount: RawBuilder<unknown>, places: number): RawBuilder<unknown> {
  return sql`trunc(${amount} * ${sql.lit(10 ** places)})`;
}

/** So many smallest units as text with the places of the currency; of none it is zero. */
export function amountText(minor: RawBuilder<unknown>, places: number): RawBuilder<string> {
  return sql<string>`round(coalesce(${minor}, 0)::numeric / ${sql.lit(10 ** places)}, ${sql.lit(places)})::text`;
}

/** `weightedValue` of the contract in smallest units, which are never negative: a half goes to the even one. */
export function weightedMinor(
  minor: RawBuilder<unknown>,
  probability: RawBuilder<unknown>,
): RawBuilder<unknown> {
  const exact = sql`(${minor} * ${probability})`;
  return sql`(div(${exact}, 100) + case
    when ${exact} % 100 > 50 or (${exact} % 100 = 50 and div(${exact}, 100) % 2 = 1) then 1 else 0 end)`;
}
