import { currencyPlaces } from 'contract/inquiry';
import { type RawBuilder, sql } from 'kysely';

const others = Intl.supportedValuesOf('currency')
  .map((code) => ({ code, places: currencyPlaces(code) }))
  .filter(({ places }) => places !== 2);

/** The decimals of a currency's amounts, as `currencyPlaces` says them. */
export function placesOf(currency: RawBuilder<unknown>): RawBuilder<number> {
  const cases = others.map(({ code, places }) => `when '${code}' then ${places}`).join(' ');
  return sql<number>`(case ${currency} ${sql.raw(cases)} else 2 end)`;
}
