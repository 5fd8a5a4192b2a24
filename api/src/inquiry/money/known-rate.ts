import { type RawBuilder, sql } from 'kysely';

interface Conversion {
  readonly amount: RawBuilder<unknown>;
  readonly currency: RawBuilder<unknown>;
  /** The company's currency. */
  readonly to: RawBuilder<unknown>;
  readonly places: RawBuilder<unknown>;
  /** The row of `newestRate`. */
  readonly rate: RawBuilder<unknown>;
}

/** The newest rate between two currencies up to a day, of two of one day the direct one: as `readRates` reads them. */
export function newestRate({
  from,
  to,
  day,
}: Record<'from' | 'to' | 'day', RawBuilder<unknown>>): RawBuilder<unknown> {
  return sql`(
    select known.rate, known.is_inverse from (
      (select rate::numeric, rated_on, false as is_inverse from exchange_rate
        where from_currency = ${from} and to_currency = ${to} and rated_on <= ${day}
          and deleted_at is null
        order by rated_on desc limit 1)
      union all
      (select rate::numeric, rated_on, true from exchange_rate
        where from_currency = ${to} and to_currency = ${from} and rated_on <= ${day}
          and deleted_at is null
        order by rated_on desc limit 1)) as known
    order by known.rated_on desc, known.is_inverse limit 1)`;
}

/** The amount in the other currency, rounded once by the banker's rule; null without a rate. */
export function converted({ amount, currency, to, places, rate }: Conversion): RawBuilder<unknown> {
  // As many places as `inCurrency` of the contract divides to.
  return sql`case when ${currency} = ${to} then ${amount}
    when ${rate}.is_inverse then
      half_even(round(${amount}::numeric(100, 60) / ${rate}.rate, 12), ${places})
    else half_even(${amount} * ${rate}.rate, ${places}) end`;
}
