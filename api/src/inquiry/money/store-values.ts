import { sql } from 'kysely';
import type { Work } from '../../db/database';
import { placesOf } from './currency-places';

/**
 * Stores what inquiries are worth: the goods less the discount of the latest version that was accepted or ordered, else
 * sent, else of the draft; of one accepted in part, the accepted lines. One whose order was cancelled does not count, nor
 * one that a later version replaced. Its chemicals share the amount exactly: the largest line
 * takes what rounding leaves.
 */
export async function storeValues(work: Work, inquiryIds: readonly string[]): Promise<void> {
  const ids = [...new Set(inquiryIds)].toSorted();
  if (ids.length === 0) return;
  await lockValues(work, ids);
  await sql`delete from inquiry_value_line where inquiry_id in (${sql.join(ids)})`.execute(work);
  const places = placesOf(sql`currency`);
  await sql`
    with counted as (
      select distinct on (offer.inquiry_id) offer._id, offer.inquiry_id, offer.currency,
        offer.lines, offer.priced_lines, offer.accepted_lines, coalesce(offer.discount_percent::numeric, 0) as discount,
        case when offer.accepted_at is not null or sales_order._id is not null then 'accepted'
          when offer.sent_at is not null then 'sent' else 'draft' end as basis,
        (offer.sent_at at time zone (select time_zone from company limit 1))::date as rated_on
      from offer
      left join sales_order
        on sales_order.offer_id = offer._id and sales_order.deleted_at is null
      where offer.inquiry_id in (${sql.join(ids)}) and offer.deleted_at is null
        and sales_order.state is distinct from 'cancelled'
        and (offer.superseded_at is null or offer.accepted_at is not null or sales_order._id is not null)
      order by offer.inquiry_id, (offer.accepted_at is not null or sales_order._id is not null) desc,
        (offer.sent_at is not null) desc, offer.revision desc),
    priced as (
      select counted.*, place, (lines -> (place::integer - 1) ->> 'chemicalId')::uuid as chemical_id,
        (line ->> 'total')::numeric as total,
        half_even((line ->> 'total')::numeric * (100 - discount) * 0.01, ${places}) as share
      from counted, jsonb_array_elements(priced_lines) with ordinality as priced (line, place)
      where line ->> 'total' is not null and (accepted_lines is null
        or accepted_lines @> jsonb_build_array(lines -> (place::integer - 1) -> 'key'))),
    line as (
      select inquiry_id, place, chemical_id, currency, basis, rated_on,
        share + case when row_number() over largest = 1 then
          sum(total) over of_offer
          - half_even(sum(total) over of_offer * discount * 0.01, ${places})
          - sum(share) over of_offer else 0 end as amount
      from priced
      window of_offer as (partition by _id),
        largest as (partition by _id order by total desc, place)),
    of_chemical as (
      select inquiry_id, chemical._id as chemical_id, sum(amount) as amount
      from line left join chemical on chemical._id = line.chemical_id
      group by inquiry_id, chemical._id),
    added as (
      insert into inquiry_value_line (inquiry_id, place, chemical_id, amount, share)
      select inquiry_id, row_number() over (partition by inquiry_id order by amount desc, chemical_id),
        chemical_id, amount,
        coalesce(amount / nullif(sum(amount) over (partition by inquiry_id), 0), 0)
      from of_chemical),
    summed as (
      select inquiry_id, sum(amount) as amount, min(currency) as currency, min(basis) as basis,
        min(rated_on) as rated_on
      from line group by inquiry_id)
    update inquiry_value set amount = summed.amount, currency = summed.currency,
      basis = summed.basis, rated_on = summed.rated_on
    from inquiry_value as former left join summed on summed.inquiry_id = former.inquiry_id
    where former.inquiry_id = inquiry_value.inquiry_id
      and inquiry_value.inquiry_id in (${sql.join(ids)})`.execute(work);
}

/** What is read afterwards is what others stored who changed the same inquiries. */
async function lockValues(work: Work, ids: readonly string[]): Promise<void> {
  await sql`
    insert into inquiry_value (inquiry_id)
    select known.id::uuid from unnest(array[${sql.join(ids)}]::text[]) as known (id) order by 1
    on conflict (inquiry_id) do update set inquiry_id = excluded.inquiry_id`.execute(work);
}
