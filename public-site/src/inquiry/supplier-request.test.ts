import { createHash, randomUUID } from 'node:crypto';
import { siteRoutes } from 'contract';
import { mailServers } from 'contract/email';
import {
  askedSuppliers,
  inquiries,
  supplierRequestEndpoints,
  supplierRequests,
} from 'contract/inquiry';
import { suppliers } from 'contract/partner';
import type { TestApi } from 'shared-ui/testing';
import { staffCalls } from '../testing/staff-calls';
import { documentOf, testSite } from '../testing/test-site';

let api: TestApi;
let unitId: string;
beforeAll(async () => {
  api = await startTestApi({ jobs: 'stopped' });
  const { add } = staffCalls(api);
  unitId = await add('unit/add', { name: 'Kilogram', symbol: 'kg', dimension: 'mass', factor: 1 });
  const server = { name: 'Desk', host: 'mail.example.com', port: 587, isDefault: true };
  await add(mailServers.endpoints.add.path, { ...server, fromAddress: 'desk@example.com' });
});
afterAll(() => api.close());

const read = async (path: string) => {
  const headers = { authorization: `Bearer ${api.adminToken}` };
  const { body } = await api.inject({ method: 'GET', url: `/api/${path}`, headers });
  return JSON.parse(body).data;
};

let count = 0;

/** A request to one supplier, whose key the test sets. */
async function askSupplier(names: readonly string[] = ['Dye', 'Wax']) {
  const { add, post, put } = staffCalls(api);
  count += 1;
  const body = { companyName: `Supplier ${count}`, emails: [`sam${count}@example.com`] };
  const supplierId = await add(suppliers.endpoints.add.path, body);
  const items = names.map((freeText) => ({ freeText, quantity: 600, unitId }));
  const inquiryId = await add(inquiries.endpoints.add.path, { contactName: 'Vera Secret', items });
  const made = await post(`${supplierRequestEndpoints.make.path}?inquiryId=${inquiryId}`);
  const fields = {
    supplierIds: [supplierId],
    incoterm: 'FCA',
    place: 'Rotterdam',
    remarks: 'By sea',
  };
  await put(`${supplierRequests.endpoints.update.path}?id=${made._id}`, fields);
  await post(`${supplierRequestEndpoints.send.path}?id=${made._id}`);
  const key = randomUUID();
  const hash = createHash('sha256').update(key).digest('hex');
  const [asked] = await read(`${askedSuppliers.endpoints.list.path}?requestId=${made._id}`);
  await api.sql('update asked_supplier_key set key_hash = $1 where asked_supplier_id = $2', [
    hash,
    asked._id,
  ]);
  const address = `${siteRoutes.supplierRequest}?${new URLSearchParams({ key })}`;
  const answerOf = async () =>
    (await read(`${askedSuppliers.endpoints.get.path}?id=${asked._id}`)).answer;
  return { address, answerOf, id: made._id, askedId: asked._id, ...testSite(api) };
}

type Asked = Awaited<ReturnType<typeof askSupplier>>;

const textOf = (page: Document) => page.querySelector('main')?.textContent ?? '';

/** Sends the form of a page as a browser without scripts does, with all of its fields. */
async function fillIn({ address, get }: Asked, fields: Readonly<Record<string, string>>) {
  const page = await documentOf(await get(address));
  const body = new URLSearchParams();
  const controls = ['input', 'select', 'textarea'].flatMap((tag) => [
    ...page.querySelectorAll<HTMLInputElement>(`form[method="post"] ${tag}`),
  ]);
  const values = new Map(
    controls
      .filter(({ type, checked }) => type !== 'checkbox' || checked)
      .map(({ name, value }) => [name, value]),
  );
  for (const [name, value] of [...values, ...Object.entries(fields)]) body.set(name, value);
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  return get(siteRoutes.supplierRequest, { method: 'POST', body: body.toString(), headers });
}

const alertOf = (page: Document) => page.querySelector('[role="alert"]')?.textContent;

it('shows who asks and what for, and nothing of the customer, to the holder of the key alone', async () => {
  const asked = await askSupplier();
  const answer = await asked.get(asked.address);
  const said = ['cache-control', 'referrer-policy', 'etag'].map((name) => answer.headers.get(name));
  expect([answer.status, ...said]).toEqual([200, 'no-store', 'no-referrer', null]);
  expect(answer.headers.get('x-robots-tag')).toContain('noindex');
  const page = await documentOf(answer);
  for (const words of ['Request for quotation RFQ-', 'Dye', '600 kg', 'FCA Rotterdam', 'By sea']) {
    expect(textOf(page)).toContain(words);
  }
  expect(page.documentElement.outerHTML).not.toMatch(/Secret|INQ-/);
  const { status } = await asked.get(`${siteRoutes.supplierRequest}?key=${'x'.repeat(43)}`);
  expect(status).toBe(404);
});

it('takes prices in both ways of writing without a script, shows them again and takes others', async () => {
  const asked = await askSupplier();
  const sent = await fillIn(asked, {
    name: 'Sam',
    currency: 'EUR',
    'lines.0.unitPrice': '1.250,5',
    'lines.0.minimum': '1 000',
    'lines.0.leadTimeDays': '14',
    'lines.1.cannotSupply': 'on',
  });
  expect([sent.status, sent.headers.get('location')]).toEqual([303, asked.address]);
  expect(await asked.answerOf()).toMatchObject({
    name: 'Sam',
    lines: [
      { unitPrice: '1250.5', minimum: '1000', leadTimeDays: 14, unitId },
      { cannotSupply: true, unitPrice: null, unitId: null },
    ],
  });
  const page = await documentOf(await asked.get(asked.address));
  expect(textOf(page)).toContain('we have your prices');
  const price = page.querySelector<HTMLInputElement>('[name="lines.0.unitPrice"]');
  expect(price?.value).toBe('1250.5');
  await fillIn(asked, { 'lines.0.unitPrice': '1,0050' });
  expect(await asked.answerOf()).toMatchObject({
    name: 'Sam',
    lines: [{ unitPrice: '1.005' }, {}],
  });
  const again = await documentOf(await asked.get(asked.address));
  // Three digits behind the only sign could be read as thousands.
  expect(again.querySelector<HTMLInputElement>('[name="lines.0.unitPrice"]')?.value).toBe('1.0050');
});

it.each([
  [{ 'lines.0.unitPrice': '1.005' }, 'Dye: “1.005” can mean two numbers: type 1005 or 1.0050'],
  [{ 'lines.0.unitPrice': 'cheap' }, 'Dye: Enter a number above zero such as 25 or 0.5'],
  [{ 'lines.1.leadTimeDays': 'soon' }, 'Wax: Enter whole days from order to dispatch, such as 14'],
  [{ 'lines.0.unitPrice': '2', 'lines.0.unitId': '' }, 'Dye: Choose the unit of the price'],
  [{ 'lines.0.unitPrice': '2', 'lines.0.cannotSupply': 'on' }, 'Dye: Leave the price empty'],
  [{ 'lines.0.unitPrice': '2', validUntil: '2020-01-31' }, 'Choose today or a later day'],
  [{ 'lines.0.unitPrice': '2', currency: '' }, 'Choose the currency of your prices'],
  [{ 'lines.0.unitPrice': '2', name: '' }, 'Enter your name'],
  [{}, 'Enter a price for at least one product, or decline'],
])('says beside the field what is wrong with %j, and loses nothing', async (fields, message) => {
  const asked = await askSupplier();
  const typed = { name: 'Sam', currency: 'EUR', 'lines.1.remarks': 'From stock', ...fields };
  const refused = await fillIn(asked, typed);
  expect(refused.status).toBe(422);
  const page = await documentOf(refused);
  expect(alertOf(page)).toContain(message);
  const values = Object.keys(typed).map(
    (name) => page.querySelector<HTMLInputElement>(`[name="${name}"]`)?.value,
  );
  expect(values).toEqual(Object.values(typed));
  expect(await asked.answerOf()).toBeNull();
});

it('takes a refusal with a reason, without a name and whatever else was typed', async () => {
  const asked = await askSupplier();
  const sent = await fillIn(asked, {
    answer: 'decline',
    reason: 'Sold out',
    'lines.0.unitPrice': 'x',
  });
  expect(sent.status).toBe(303);
  const page = await documentOf(await asked.get(asked.address));
  expect(textOf(page)).toContain('You declined');
});

it('shows no contents once it has ended, and no form once it was taken over', async () => {
  const asked = await askSupplier();
  await fillIn(asked, { name: 'Sam', currency: 'EUR', 'lines.0.unitPrice': '2' });
  await api.sql('update asked_supplier set taken_at = now() where _id = $1', [asked.askedId]);
  const taken = await documentOf(await asked.get(asked.address));
  expect(textOf(taken)).toContain('We work with your prices');
  expect(taken.querySelector('form[method="post"]')).toBeNull();
  await api.sql(`update supplier_request set answer_by = '2026-01-31' where _id = $1`, [asked.id]);
  const ended = await documentOf(await asked.get(asked.address));
  expect(textOf(ended)).not.toContain('Dye');
});

it('takes two hundred lines in one form', async () => {
  const asked = await askSupplier(Array.from({ length: 200 }, (_, place) => `Dye ${place}`));
  const prices = Object.fromEntries(
    Array.from({ length: 200 }, (_, place) => [`lines.${place}.unitPrice`, `${place + 1},5`]),
  );
  const sent = await fillIn(asked, { name: 'Sam', currency: 'EUR', ...prices });
  expect(sent.status).toBe(303);
  const { lines } = await asked.answerOf();
  expect(lines).toHaveLength(200);
  expect(lines[199].unitPrice).toBe('200.5');
});
