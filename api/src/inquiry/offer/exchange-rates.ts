import type { CostRate } from 'contract/inquiry';
import { sql } from 'kysely';
import type { Work } from '../../db/database';

export interface Rate extends CostRate {
  readonly ratedOn: string;
}

interface Currencies {
  readonly from: readonly string[];
  readonly to: string;
  readonly day: string;
}

/** The newest rate of each currency up to the day; of two of one day the direct one. */
export async function readRates(
  work: Work,
  { from, to, day }: Currencies,
): Promise<ReadonlyMap<string, Rate>> {
  const foreign = [...new Set(from)].filter((code) => code !== to);
  if (foreign.length === 0) return new Map();
  const { rows } = await sql<Rate & { currency: string }>`
    select distinct on (currency) currency, rate, rated_on, is_inverse
    from (
      select from_currency as currency, rate, rated_on, false as is_inverse
      from exchange_rate
      where from_currency in (${sql.join(foreign)}) and to_currency = ${to}
        and rated_on <= ${day} and deleted_at is null
      union all
      select to_currency, rate, rated_on, true
      from exchange_rate
      where from_currency = ${to} and to_currency in (${sql.join(foreign)})
        and rated_on <= ${day} and deleted_at is null) as known
    order by currency, rated_on desc, is_inverse`.execute(work);
  return new Map(rows.map(({ currency, ...rate }) => [currency, rate]));
}
