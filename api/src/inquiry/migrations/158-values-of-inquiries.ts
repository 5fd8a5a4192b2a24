import { currencyPlaces } from 'contract/inquiry';
import { sql, type Kysely, type QueryExecutorProvider } from 'kysely';

/** What inquiries are worth, when they were won or lost, and how likely the inquiries of a status are won. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    create function half_even(amount numeric, places integer) returns numeric
      language sql immutable parallel safe as $$
      -- A half has one digit more, which is a 5.
      select case when scale(trim_scale(amount)) = places + 1
          and abs(mod(amount * power(10::numeric, places), 1)) = 0.5
        then round(2 * round(amount * power(10::numeric, places) / 2) / power(10::numeric, places), places)
        else round(amount, places) end $$;

    create table inquiry_value (
      inquiry_id uuid primary key references inquiry on delete cascade,
      amount numeric,
      currency text collate "C",
      basis text collate "C",
      rated_on date,
      closed_at timestamptz(3)
    );
    create index inquiry_value__closed on inquiry_value (closed_at) where closed_at is not null;

    create table inquiry_value_line (
      inquiry_id uuid not null references inquiry_value on delete cascade,
      place integer not null,
      chemical_id uuid references chemical on delete set null,
      amount numeric not null,
      share double precision not null,
      primary key (inquiry_id, place)
    );
    create index inquiry_value_line__chemical on inquiry_value_line (chemical_id);

    alter table status add column probability integer;
    update status set probability = case kind when 'won' then 100 when 'lost' then 0 end
      where kind <> 'open';
    update status set probability = placed.probability
    from (
      select _id, (10 + 60 * (row_number() over (order by "order", _id) - 1)
        / greatest(1, count(*) over () - 1))::integer as probability
      from status where kind = 'open' and deleted_at is null
    ) as placed
    where placed._id = status._id;
    update status set probability = 50 where probability is null;
  `.execute(database);
  await fillClosing(database);
  await fillValues(database);
}

/** The last change of the status in the history says when an inquiry was closed. */
async function fillClosing(database: Kysely<unknown>): Promise<void> {
  await sql`
    insert into inquiry_value (inquiry_id, closed_at)
    select inquiry._id, case when status.kind <> 'open' then coalesce((
      select max(audit.at) from audit
      where audit.resource = 'inquiry' and audit.record_id = inquiry._id
        and audit.changes @> '[{"field": "statusId"}]'), inquiry.updated_at) end
    from inquiry join status on status._id = inquiry.status_id`.execute(database);
}

const exponents = Intl.supportedValuesOf('currency')
  .map((code) => ({ code, places: currencyPlaces(code) }))
  .filter(({ places }) => places !== 2);

const places = sql.raw(
  `(case currency ${exponents.map(({ code, places: count }) => `when '${code}' then ${count}`).join(' ')} else 2 end)`,
);

/** Exported for the test that compares it with the rule of later writes. */
export async function fillValues(database: QueryExecutorProvider): Promise<void> {
  await sql`
    with counted as (
      select distinct on (offer.inquiry_id) offer._id, offer.inquiry_id, offer.currency,
        offer.lines, offer.priced_lines, coalesce(offer.discount_percent::numeric, 0) as discount,
        case when offer.accepted_at is not null or sales_order._id is not null then 'accepted'
          when offer.sent_at is not null then 'sent' else 'draft' end as basis,
        (offer.sent_at at time zone (select time_zone from company limit 1))::date as rated_on
      from offer
      left join sales_order
        on sales_order.offer_id = offer._id and sales_order.deleted_at is null
      where offer.deleted_at is null and sales_order.state is distinct from 'cancelled'
      order by offer.inquiry_id, (offer.accepted_at is not null or sales_order._id is not null) desc,
        (offer.sent_at is not null) desc, offer.revision desc),
    priced as (
      select counted.*, place, (lines -> (place::integer - 1) ->> 'chemicalId')::uuid as chemical_id,
        (line ->> 'total')::numeric as total,
        half_even((line ->> 'total')::numeric * (100 - discount) * 0.01, ${places}) as share
      from counted, jsonb_array_elements(priced_lines) with ordinality as priced (line, place)
      where line ->> 'total' is not null),
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
      from of_chemical)
    update inquiry_value set amount = summed.amount, currency = summed.currency,
      basis = summed.basis, rated_on = summed.rated_on
    from (
      select inquiry_id, sum(amount) as amount, min(currency) as currency, min(basis) as basis,
        min(rated_on) as rated_on
      from line group by inquiry_id
    ) as summed
    where summed.inquiry_id = inquiry_value.inquiry_id`.execute(database);
}
