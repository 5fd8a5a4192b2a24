import { currencyPlaces, type StatusSum } from 'contract/inquiry';
import { sql } from 'kysely';
import { today } from '../../content/company/today';
import type { Database } from '../../db/database';
import type { FieldValues } from '../../repository/field-values';
import type { Viewer } from '../../kernel/viewer';
import { matching } from '../../repository/read';
import { readCompany } from '../../content/company/read-company';
import { inquiryTable } from '../inquiry.table';
import { converted, newestRate } from './known-rate';
import { amountText, minorOf, weightedMinor } from './money-amounts';

/** What the inquiries of a list are worth, by status, in one statement. */
export async function sumsByStatus(
  database: Database,
  parameters: FieldValues & { readonly search?: string | undefined },
  viewer: Viewer,
): Promise<StatusSum[]> {
  const { currency } = await readCompany(database);
  const places = currencyPlaces(currency);
  const to = sql`${currency}`;
  const value = converted({
    amount: sql`wanted.amount`,
    currency: sql`wanted.currency`,
    to,
    places: sql.lit(places),
    rate: sql`rate`,
  });
  const { rows } = await sql<StatusSum>`
    with wanted as materialized (
      select record.status_id, value.amount, value.currency,
        coalesce(value.rated_on, ${today}) as day
      from inquiry as record left join inquiry_value as value on value.inquiry_id = record._id
      where ${matching(inquiryTable, parameters, viewer)}),
    rate as materialized (
      select pair.currency, pair.day, known.rate, known.is_inverse
      from (select distinct currency, day from wanted where currency <> ${currency}) as pair
      cross join lateral ${newestRate({ from: sql`pair.currency`, to, day: sql`pair.day` })} as known),
    valued as materialized (
      select wanted.status_id, wanted.amount, ${minorOf(value, places)} as value
      from wanted left join rate on rate.currency = wanted.currency and rate.day = wanted.day)
    select valued.status_id, count(*)::integer as count,
      ${amountText(sql`sum(value)`, places)} as value,
      ${amountText(sql`sum(${weightedMinor(sql`value`, sql`coalesce(status.probability, 50)`)})`, places)}
        as weighted,
      count(*) filter (where amount is not null and value is null)::integer as lacks_rate
    from valued join status on status._id = valued.status_id
    group by valued.status_id`.execute(database);
  return rows;
}
