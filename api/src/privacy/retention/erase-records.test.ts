import {
  inquiries,
  offerEndpoints,
  orderEndpoints,
  productInquiryEndpoints,
} from 'contract/inquiry';
import { customers } from 'contract/partner';
import {
  personalDataEndpoints,
  type RetentionKind,
  retentionEndpoints as endpoints,
} from 'contract/privacy';
import { sql } from 'kysely';
import { openSite, type Site } from '../../inquiry/public-form/visitor.fixture';
import { purge } from '../../jobs/purge';
import { bearer } from '../../testing/bearer';

let site: Site;
beforeEach(async () => {
  site = await openSite();
});
afterEach(() => site.api.close());

const read = async (text: string) =>
  (await sql<Record<string, unknown>>`${sql.raw(text)}`.execute(site.api.services.database)).rows;

async function add(endpoint: Parameters<Site['staff']>[0], request: object) {
  const { status, answer } = await site.staff(endpoint, request);
  expect([status < 300, answer.detail]).toEqual([true, undefined]);
  return answer.data;
}

/** A customer with two inquiries, of which the first is lost, each with an offer. */
async function business() {
  const customer = await add(customers.endpoints.add, {
    body: {
      companyName: 'Brightwater Labs',
      contactPerson: 'Ann Beyer',
      emails: ['Ann@example.com'],
      phones: ['+49301234567'],
    },
  });
  for (const contactName of ['Ann Beyer', 'Ben Carter']) {
    const body = { contactName, email: 'ann@example.com', customerId: customer._id };
    const inquiry = await add(inquiries.endpoints.add, { body });
    await add(offerEndpoints.make, { id: inquiry._id });
  }
  await site.api.sql(`
    update offer set sent_to = 'ann@example.com', accepted_name = 'Ann Beyer'`);
  await site.api.sql(`
    update inquiry set status_id = (select _id from status where kind = 'lost' limit 1)
    where contact_name = 'Ann Beyer'`);
}

/** An order of Ann Beyer's offer. */
async function order(state: string): Promise<void> {
  await site.api.sql(`update offer set sent_at = now()`);
  const [offer] = await read(`select offer._id from offer join inquiry
    on inquiry._id = inquiry_id where contact_name = 'Ann Beyer'`);
  await add(orderEndpoints.make, { id: offer?.['_id'] });
  await site.api.sql('update sales_order set state = $1', [state]);
}

const age = (table: string) =>
  site.api.sql(`update ${table} set updated_at = updated_at - interval '37 months'`);

const period = { amount: 36, unit: 'months' } as const;

async function switchOn(kind: RetentionKind): Promise<number> {
  const { answer } = await site.staff(endpoints.preview, { body: { kind, period } });
  await site.staff(endpoints.update, { body: { kind, period } });
  return answer.data.due;
}

async function runs() {
  await purge(site.api.services);
  const { answer } = await site.staff(endpoints.runs);
  return answer.data.map(({ kind, removed }: Record<string, unknown>) => [kind, removed]);
}

test('all of these rules are off until somebody decides', async () => {
  await business();
  for (const table of ['inquiry', 'offer', 'customer']) await age(table);
  expect(await runs()).toEqual([]);
  const { answer } = await site.staff(endpoints.get);
  const off = answer.data.filter(({ period: is }: { period: unknown }) => is === null);
  expect(off.map(({ kind }: { kind: string }) => kind)).toEqual([
    'inquiries',
    'offers',
    'customers',
    'auditAddresses',
  ]);
});

test('closed inquiries lose their contact, with offers and history, once; open ones stay', async () => {
  await business();
  expect(await switchOn('inquiries')).toBe(0);
  await age('inquiry');
  expect(await switchOn('inquiries')).toBe(1);
  expect(await runs()).toEqual([['inquiries', 1]]);
  expect(
    await read(
      "select contact_name, email, number <> '' as has_number from inquiry order by number",
    ),
  ).toEqual([
    { contactName: '[erased]', email: null, hasNumber: true },
    { contactName: 'Ben Carter', email: 'ann@example.com', hasNumber: true },
  ]);
  expect(await read('select accepted_name from offer order by accepted_name nulls last')).toEqual([
    { acceptedName: 'Ann Beyer' },
    { acceptedName: null },
  ]);
  const history = await read(`
    select changes::text as text from audit where resource = 'inquiry'`);
  expect(history.filter(({ text }) => String(text).includes('Ann Beyer'))).toEqual([]);
  expect(history.filter(({ text }) => String(text).includes('Ben Carter'))).toHaveLength(1);
  await site.api.sql('delete from retention_run');
  expect(await runs()).toEqual([]);
});

test('offers of closed inquiries lose who accepted them, and keep number and sums; the inquiry stays', async () => {
  await business();
  await age('offer');
  expect(await switchOn('offers')).toBe(1);
  expect(await runs()).toEqual([['offers', 1]]);
  expect(
    await read(`select offer.sent_to, offer.accepted_name, contact_name from offer
      join inquiry on inquiry._id = offer.inquiry_id order by contact_name`),
  ).toEqual([
    { sentTo: null, acceptedName: null, contactName: 'Ann Beyer' },
    { sentTo: 'ann@example.com', acceptedName: 'Ann Beyer', contactName: 'Ben Carter' },
  ]);
});

test('a customer without open inquiries and without news for long loses the contact, and stays', async () => {
  await business();
  for (const table of ['inquiry', 'customer']) await age(table);
  expect(await switchOn('customers')).toBe(0);
  await site.api.sql(
    `update inquiry set status_id = (select _id from status where kind = 'won' limit 1)`,
  );
  expect(await switchOn('customers')).toBe(1);
  expect(await runs()).toEqual([['customers', 1]]);
  expect(await read('select company_name, contact_person, emails, phones from customer')).toEqual([
    { companyName: 'Brightwater Labs', contactPerson: null, emails: [], phones: [] },
  ]);
  await site.api.sql('delete from retention_run');
  expect(await runs()).toEqual([]);
});

test('an order that is being delivered keeps inquiry, offer and customer; its last change counts', async () => {
  await business();
  await site.api.sql(
    `update inquiry set status_id = (select _id from status where kind = 'won' limit 1)`,
  );
  await order('partDelivered');
  for (const table of ['inquiry', 'offer', 'customer', 'sales_order']) await age(table);
  const kinds = ['inquiries', 'offers', 'customers'] as const;
  const dues = async () => {
    const due = [];
    for (const kind of kinds) due.push(await switchOn(kind));
    return due;
  };
  expect(await dues()).toEqual([1, 1, 0]);
  await site.api.sql(`update sales_order set state = 'invoiced', updated_at = now()`);
  expect(await dues()).toEqual([1, 1, 0]);
  await age('sales_order');
  expect(await dues()).toEqual([2, 2, 1]);
  await site.api.sql(`update sales_order set state = 'open'`);
  expect(await dues()).toEqual([1, 1, 0]);
  expect(await runs()).toEqual([['inquiries', 1]]);
  expect(
    await read(`select sales_order.contact_name, inquiry.contact_name as asked_by,
      contact_person from sales_order join inquiry on inquiry._id = inquiry_id
      join customer on customer._id = sales_order.customer_id`),
  ).toEqual([{ contactName: 'Ann Beyer', askedBy: 'Ann Beyer', contactPerson: 'Ann Beyer' }]);
});

test('a closed inquiry loses the form that it was made of', async () => {
  await site.send(productInquiryEndpoints.create, site.productForm());
  const [form] = await read('select _id from product_inquiry');
  await add(productInquiryEndpoints.convert, { id: form?.['_id'] });
  await site.api.sql(
    `update inquiry set status_id = (select _id from status where kind = 'lost' limit 1)`,
  );
  await age('inquiry');
  expect(await switchOn('inquiries')).toBe(1);
  expect(await runs()).toEqual([['inquiries', 1]]);
  expect(await read('select _id from product_inquiry')).toEqual([]);
});

test('an order blocks the erasure of its person until it is done, and only names of others are erased in it', async () => {
  await business();
  await site.api.sql(
    `update inquiry set status_id = (select _id from status where kind = 'won' limit 1)`,
  );
  await order('open');
  const erase = (email: string) =>
    site.staff(personalDataEndpoints.erase, { body: { emails: [email], phones: [] } });
  expect((await erase('ann@example.com')).answer.detail).toContain(
    'It is not finished. Invoice or cancel it first.',
  );
  await site.api.sql(`update sales_order set state = 'invoiced', sent_to = 'cy@example.com',
    delivery_address = 'Quay 1', customer_number = 'of cy@example.com'`);
  expect((await erase('cy@example.com')).status).toBe(200);
  const shown = 'select contact_name, delivery_address, customer_number, sent_to from sales_order';
  expect(await read(shown)).toEqual([
    {
      contactName: 'Ann Beyer',
      deliveryAddress: 'Quay 1',
      customerNumber: 'of [erased]',
      sentTo: '[erased]',
    },
  ]);
  expect((await erase('ann@example.com')).status).toBe(200);
  expect(await read(shown)).toMatchObject([
    { contactName: '[erased]', deliveryAddress: null, sentTo: null },
  ]);
});

test('addresses leave the audit, and what was done stays', async () => {
  const { method, path } = customers.endpoints.add;
  await site.api.inject({
    method,
    url: `/api/${path}`,
    remoteAddress: '203.0.113.5',
    headers: bearer(site.api.adminToken),
    payload: { companyName: 'Brightwater Labs' },
  });
  const written = `from audit where resource = 'customer'`;
  expect(await read(`select address ${written}`)).toEqual([{ address: '203.0.113.5' }]);
  expect(await switchOn('auditAddresses')).toBe(0);
  await site.api.sql('alter table audit disable trigger user');
  await site.api.sql(`update audit set at = at - interval '37 months' where resource = 'customer'`);
  await site.api.sql('alter table audit enable trigger user');
  expect(await runs()).toEqual([['auditAddresses', 1]]);
  expect(
    await read(`select address, action, changes::text like '%Brightwater%' as is_whole ${written}`),
  ).toEqual([{ address: null, action: 'add', isWhole: true }]);
});

describe('as a role that can neither change nor remove rows of the audit', () => {
  const role = 'retention_runner';
  const actAs = (statement: string) => {
    const { pool } = site.api.services;
    const connect = pool.connect.bind(pool);
    pool.connect = async () => {
      const client = await connect();
      await client.query(statement, []);
      return client;
    };
  };
  beforeEach(async () => {
    for (const statement of [
      `create role ${role}`,
      `grant select, insert, update, delete on all tables in schema public to ${role}`,
      `grant usage, select on all sequences in schema public to ${role}`,
      `revoke update, delete on audit, audit_seal from ${role}`,
    ])
      await site.api.sql(statement);
  });
  afterEach(async () => {
    actAs('reset role');
    await site.api.sql(`drop owned by ${role}`);
    await site.api.sql(`drop role ${role}`);
  });

  test('addresses leave the audit, and a person is erased', async () => {
    await business();
    await site.api.sql('alter table audit disable trigger user');
    await site.api.sql(`update audit set address = '203.0.113.5', at = at - interval '37 months'`);
    await site.api.sql('alter table audit enable trigger user');
    await site.api.sql(
      `update inquiry set status_id = (select _id from status where kind = 'won' limit 1)`,
    );
    const due = await switchOn('auditAddresses');
    actAs(`set role ${role}`);
    expect(await runs()).toEqual([['auditAddresses', due]]);
    const body = { emails: ['ann@example.com'], phones: [] };
    const { status, answer } = await site.staff(personalDataEndpoints.erase, { body });
    expect([status, answer.detail]).toEqual([200, undefined]);
  });

  test('a rule that fails stops no other', async () => {
    await business();
    for (const table of ['inquiry', 'offer']) await age(table);
    await switchOn('inquiries');
    await switchOn('offers');
    await site.api.sql(`revoke update on inquiry from ${role}`);
    const failed = jest.spyOn(site.api.services.log, 'error').mockReturnValue();
    actAs(`set role ${role}`);
    expect(await runs()).toEqual([['offers', 1]]);
    expect(failed).toHaveBeenCalledWith(
      expect.objectContaining({ rule: 'inquiries' }),
      'A rule of retention failed',
    );
  });
});
