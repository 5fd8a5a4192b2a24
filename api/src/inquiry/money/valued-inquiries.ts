import { dayIn } from 'contract';
import {
  currencyPlaces,
  type MoneyDays,
  moneyPeriods,
  type MoneyPeriods,
  type ReportQuery,
} from 'contract/inquiry';
import { type RawBuilder, sql } from 'kysely';
import { readCompany } from '../../content/company/read-company';
import type { Database, Work } from '../../db/database';
import { isPermitted } from '../../kernel/permission';
import type { Viewer } from '../../kernel/viewer';
import { matching } from '../../repository/read';
import { inquiryTable } from '../inquiry.table';
import { converted, newestRate } from './known-rate';
import { minorOf, weightedMinor } from './money-amounts';

/** Whose money is counted, and when. */
export interface MoneyScope extends MoneyPeriods {
  readonly currency: string;
  readonly timeZone: string;
  readonly today: string;
  readonly filters: Omit<ReportQuery, 'by' | 'period' | 'from' | 'until'>;
  readonly viewer: Viewer;
}

/** The scope of a report today, where the company is. */
export async function scopeOf(
  database: Database | Work,
  { period, from, until, ...filters }: Omit<ReportQuery, 'by'>,
  viewer: Viewer,
  now = new Date(),
): Promise<MoneyScope> {
  const { currency, timeZone } = await readCompany(database);
  const today = dayIn(timeZone, now);
  return {
    ...moneyPeriods({ period, from, until }, today),
    currency,
    timeZone,
    today,
    filters,
    viewer,
  };
}

/** Midnight at the start of a day, where the company is. */
function startOf(day: string, timeZone: string): RawBuilder<unknown> {
  return sql`(${day}::timestamp at time zone ${timeZone})`;
}

function endOf(day: string, timeZone: string): RawBuilder<unknown> {
  return sql`((${day}::timestamp + interval '1 day') at time zone ${timeZone})`;
}

/** Whether a time lies in the period; both of its days count. */
export function within(time: RawBuilder<unknown>, { from, until }: MoneyDays, timeZone: string) {
  return sql<boolean>`(${time} >= ${startOf(from, timeZone)} and ${time} < ${endOf(until, timeZone)})`;
}

/** The country of the customer, whom not every role sees, else that of the inquiry. */
function countryFor(viewer: Viewer): RawBuilder<unknown> {
  if (!isPermitted(viewer, { customers: 'view' })) return sql`record.country`;
  return sql`coalesce((select customer.address ->> 'country' from customer
    where customer._id = record.customer_id and customer.deleted_at is null), record.country)`;
}

/**
 * The open inquiries, and those that were won or lost in the period or the one before, with their values in the
 * company's currency, in its smallest unit: the table `valued` of a `with`. Rates are looked up once for each currency and day.
 */
export function valuedInquiries(scope: MoneyScope): RawBuilder<unknown> {
  const { currency, timeZone, today, viewer } = scope;
  const { country, ...filters } = scope.filters;
  const places = currencyPlaces(currency);
  const effective = countryFor(viewer);
  const closed = (days: MoneyDays) => within(sql`value.closed_at`, days, timeZone);
  const amount = converted({
    amount: sql`wanted.amount`,
    currency: sql`wanted.currency`,
    to: sql`${currency}`,
    places: sql.lit(places),
    rate: sql`rate`,
  });
  return sql`
    wanted as materialized (
      select record._id, status.kind, record.status_id, record.source_id, record.assigned_to,
        ${effective} as country, nullif(lower(btrim(record.lost_reason)), '') as reason,
        record.lost_reason, coalesce(status.probability, 50) as probability,
        value.amount, value.currency, coalesce(value.rated_on, ${today}::date) as day,
        coalesce(${closed(scope.period)}, false) as is_now,
        coalesce(${closed(scope.before)}, false) as is_before,
        value.closed_at, record.created_at, record.product_inquiry_id
      from inquiry as record
      join status on status._id = record.status_id
      left join inquiry_value as value on value.inquiry_id = record._id
      where ${matching(inquiryTable, filters, viewer)}
        and (status.kind = 'open' or ${closed(scope.period)} or ${closed(scope.before)})
        ${country === undefined ? sql`` : sql`and ${effective} = ${country}`}),
    rate as materialized (
      select pair.currency, pair.day, known.rate, known.is_inverse
      from (select distinct currency, day from wanted where currency <> ${currency}) as pair
      cross join lateral ${newestRate({
        from: sql`pair.currency`,
        to: sql`${currency}`,
        day: sql`pair.day`,
      })} as known),
    exchanged as materialized (
      select wanted.*, ${minorOf(amount, places)} as value
      from wanted left join rate on rate.currency = wanted.currency and rate.day = wanted.day),
    valued as (
      select exchanged.*,
        case when kind = 'open' then ${weightedMinor(sql`value`, sql`probability`)} end as weighted
      from exchanged)`;
}
