import type { Services } from 'api/services';

export const sizes = { inquiries: 100_000, followUps: 60_000 } as const;

type Client = Awaited<ReturnType<Services['pool']['connect']>>;

/** Admins beside the signed-in one; a sixth of the inquiries is unassigned. */
const colleagues = 4;
/** The share of the newest inquiries of which some are still open. */
const openShare = 0.25;

/**
 * Bypasses the repository: SQL statements create inquiries of the last twelve months with items, follow-ups and
 * histories. The random seed is fixed, so each run has the same rows except for their times.
 */
export async function loadInquiries({ pool }: Services): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('set statement_timeout = 0', []);
    await client.query('select setseed(0.4)', []);
    await addColleagues(client);
    for (const statement of statements) await client.query(statement, []);
    await client.query('vacuum analyze', []);
    await client.query('reset statement_timeout', []);
  } finally {
    client.release();
  }
}

async function addColleagues(client: Client): Promise<void> {
  await client.query(
    `insert into admin (_id, firstname, lastname, email)
      select gen_random_uuid(), 'Colleague', 'No. ' || place, 'colleague-' || place || '@example.com'
      from generate_series(1, ${colleagues}) as place`,
    [],
  );
}

/** An item in the contract's shape; all fields but the chemical are empty or constant. */
const item = (chemical: string) => `jsonb_build_object('chemicalId', ${chemical}, 'freeText', null,
  'quantity', place % 50 + 1, 'unitId', null, 'grade', null, 'packaging', null, 'targetPrice', null,
  'currency', null)`;

/** Prefers the first chemicals, by the cube of a random number. */
const anyChemical = `chemicals.ids[1 + floor(power(random(), 3) * cardinality(chemicals.ids))::integer]`;

const inquiries = `
  with
    chemicals as (select array_agg(_id order by product_code) as ids from chemical),
    customers as (select array_agg(_id order by company_name) as ids from customer),
    admins as (select array_agg(_id order by email) as ids from admin),
    sources as (select array_agg(_id order by name) as ids from source),
    ended as (select array_agg(_id order by "order") as ids from status where kind <> 'open'),
    opened as (select array_agg(_id order by "order") as ids from status where kind = 'open'),
    given as (
      select place, now() - (${sizes.inquiries} - place) * interval '365 days' / ${sizes.inquiries}
          - interval '1 minute' as at,
        random() as chance, random() as other,
        translate(md5((place % 20000)::text), '0123456789', 'ghijklmnop') as letters
      from generate_series(1, ${sizes.inquiries}) as place)
  insert into inquiry (_id, created_at, updated_at, version, number, contact_name, company, email,
    country, customer_id, items, source_id, status_id, priority, assigned_to, subject, message,
    attachments)
  select gen_random_uuid(), at, least(now(), at + chance * interval '20 days'), 1,
    'INQ-' || to_char(at, 'YYYY') || '-' || lpad((place + 1000)::text, 6, '0'),
    initcap(substr(letters, 1, 5)) || ' ' || initcap(substr(letters, 6, 7)),
    case when place % 10 = 0 then null else initcap(substr(letters, 13, 6)) || ' Trading' end,
    'buyer-' || place % 20000 || '@company-' || place % 500 || '.example.com',
    (array['DE','IN','US','GB','FR','CN','BR','IT','NL','TR','PL','ES','MX','ZA','JP','AE'])[
      1 + floor(power(other, 2) * 16)::integer],
    case when place % 3 = 0 then customers.ids[1 + place % cardinality(customers.ids)] end,
    case when place % 2 = 0 then jsonb_build_array(${item(anyChemical)})
      else jsonb_build_array(${item(anyChemical)}, ${item(anyChemical)}) end,
    sources.ids[1 + place % cardinality(sources.ids)],
    case when place > ${sizes.inquiries * (1 - openShare)} and chance < 0.8
      then opened.ids[1 + place % cardinality(opened.ids)]
      else ended.ids[1 + place % cardinality(ended.ids)] end,
    (array['low', 'normal', 'normal', 'normal', 'high'])[1 + place % 5],
    case when place % 6 <> 0 then admins.ids[1 + place % cardinality(admins.ids)] end,
    'Offer wanted, ' || place % 977, 'We need it soon. ' || repeat('And more of it. ', place % 12),
    '[]'
  from given, chemicals, customers, admins, sources, ended, opened`;

const requestedItems = `
  insert into asked_chemical (inquiry_id, chemical_id, asked_at)
  select distinct inquiry._id, (item ->> 'chemicalId')::uuid, inquiry.created_at
  from inquiry, jsonb_array_elements(inquiry.items) as item
  where item ->> 'chemicalId' is not null
  on conflict do nothing`;

/** A fifth is still to be done, for open inquiries: some overdue, some today, most later. */
const openFollowUps = `
  insert into followup (_id, created_at, updated_at, version, inquiry_id, kind, message, due_at)
  select gen_random_uuid(), record.created_at, record.created_at, 1, record._id, 'call',
    'Ask whether the offer came',
    greatest(now(), record.created_at) + (random() * 28 - 3) * interval '1 day'
  from inquiry as record join status on status._id = record.status_id and status.kind = 'open'
  order by md5(record._id::text) limit ${sizes.followUps / 5}`;

const doneFollowUps = `
  insert into followup (_id, created_at, updated_at, version, inquiry_id, kind, message, due_at, done_at)
  select gen_random_uuid(), created_at, created_at, 1, _id, 'email', 'Sent the offer',
    created_at + interval '1 day', created_at + interval '1 day'
  from inquiry order by md5(number) limit ${(sizes.followUps * 4) / 5}`;

const nextSteps = `
  update inquiry set next_follow_up_at = next.due_at
  from (
    select inquiry_id, min(due_at) as due_at from followup where done_at is null group by 1) as next
  where inquiry._id = next.inquiry_id`;

const histories = `
  insert into audit (_id, resource, record_id, action, at, version, changes)
  select gen_random_uuid(), 'inquiry', _id, action, case action when 'add' then created_at else updated_at end,
    case action when 'add' then 1 else 2 end,
    jsonb_build_array(jsonb_build_object('field', 'statusId', 'from', null, 'to', status_id))
  from inquiry, (values ('add'), ('update')) as write (action)`;

const statements = [inquiries, requestedItems, openFollowUps, doneFollowUps, nextSteps, histories];
