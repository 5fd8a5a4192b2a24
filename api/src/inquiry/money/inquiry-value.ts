import { sql } from 'kysely';
import { today } from '../../content/company/today';
import { placesOf } from './currency-places';
import { converted, newestRate } from './known-rate';

const to = sql`company.currency`;
const day = sql`coalesce(value.rated_on, ${today})`;

/** What a row's inquiry is worth, as `InquiryValue`; null without a value. */
export const inquiryValue = sql`(
  select jsonb_build_object('amount', value.amount::text, 'currency', value.currency,
    'isEstimate', value.basis = 'draft', 'converted', (${converted({
      amount: sql`value.amount`,
      currency: sql`value.currency`,
      to,
      places: placesOf(to),
      rate: sql`rate`,
    })})::text)
  from inquiry_value as value
  cross join (select currency from company limit 1) as company
  left join lateral ${newestRate({ from: sql`value.currency`, to, day })} as rate
    on value.currency <> company.currency
  where value.inquiry_id = record._id and value.amount is not null)`;
