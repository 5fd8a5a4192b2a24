import { createHash, randomUUID } from 'node:crypto';
import { siteRoutes } from 'contract';
import { mailServers } from 'contract/email';
import { offerEndpoints, offers, productInquiryEndpoints } from 'contract/inquiry';
import type { TestApi } from 'shared-ui/testing';
import { visitWithForm } from '../form/visitor.fixture';
import { staffCalls } from '../testing/staff-calls';
import { documentOf } from '../testing/test-site';

let api: TestApi;
let unitId: string;
beforeAll(async () => {
  api = await startTestApi({ jobs: 'stopped' });
  const { add } = staffCalls(api);
  const unit = { name: 'Kilogram', symbol: 'kg', dimension: 'mass', factor: 1 };
  unitId = await add('unit/add', unit);
  const server = { name: 'Desk', host: 'mail.example.com', port: 587, isDefault: true };
  await add(mailServers.endpoints.add.path, {
    ...server,
    fromAddress: 'desk@example.com',
  });
});
afterAll(() => api.close());

const read = async (path: string) => {
  const headers = { authorization: `Bearer ${api.adminToken}` };
  const { body } = await api.inject({ method: 'GET', url: `/api/${path}`, headers });
  return JSON.parse(body).data;
};

/** Sends an inquiry from the site; staff send an offer for it, whose mail only its recipient can read. */
async function receiveOffer() {
  const { post, put } = staffCalls(api);
  const { send, get } = await visitWithForm(api, '/inquiry');
  const sent = await send({ name: 'Vera', email: 'vera@example.com', 'items.0.freeText': 'Dye' });
  const status = `${sent.headers.get('location')}`;
  const reference = new URLSearchParams(status.split('?')[1]).get('reference');
  const [{ _id }] = await read(`productInquiry/getInquiries?search=${reference}`);
  const inquiry = await post(`${productInquiryEndpoints.convert.path}?id=${_id}`);
  const offer = await post(`${offerEndpoints.make.path}?inquiryId=${inquiry._id}`);
  const { lines: made } = await read(`${offers.endpoints.get.path}?id=${offer._id}`);
  const lines = [{ ...made[0], quantity: '1250', unitId, unitPrice: '2.10' }];
  await put(`${offers.endpoints.update.path}?id=${offer._id}`, { lines, incoterm: 'EXW' });
  await post(`${offerEndpoints.send.path}?id=${offer._id}`);
  const key = randomUUID();
  const hash = createHash('sha256').update(key).digest('hex');
  await api.sql('update offer_key set key_hash = $1 where offer_id = $2', [hash, offer._id]);
  return { status, address: `${siteRoutes.offer}?${new URLSearchParams({ key })}`, get, offer };
}

const textOf = (page: Document) => page.querySelector('main')?.textContent ?? '';

/** Sends the form of a page as a browser without scripts does. */
function sendFrom(page: Document, get: Awaited<ReturnType<typeof receiveOffer>>['get']) {
  const hidden = Object.fromEntries(
    [...page.querySelectorAll<HTMLInputElement>('form[method="post"] input[type="hidden"]')].map(
      ({ name, value }) => [name, value],
    ),
  );
  return (fields: Readonly<Record<string, string>>) => {
    const body = new FormData();
    for (const [name, value] of Object.entries({ ...hidden, ...fields })) body.append(name, value);
    return get(siteRoutes.offer, { method: 'POST', body });
  };
}

const alertOf = async (answer: Response) =>
  (await documentOf(answer)).querySelector('[role="alert"]')?.textContent;

it('shows that an offer was sent on the page of the form, and nothing of it', async () => {
  const { status, get } = await receiveOffer();
  const page = await documentOf(await get(status));
  expect(textOf(page)).toContain('An offer was sent to v…@example.com');
  expect(page.documentElement.outerHTML).not.toMatch(/2,625|OFF-\d|offer\/open/);
  expect(page.querySelector('form[method="post"]')).toBeNull();
  const { searchParams } = new URL(status, 'https://site.example');
  expect((await get(`${siteRoutes.offer}?key=${searchParams.get('key')}`)).status).toBe(404);
});

it('shows the offer with its PDF, and takes an acceptance with name and position without a script', async () => {
  const { address, get } = await receiveOffer();
  const answer = await get(address);
  const said = ['cache-control', 'referrer-policy', 'etag'].map((name) => answer.headers.get(name));
  expect([answer.status, ...said]).toEqual([200, 'no-store', 'no-referrer', null]);
  expect(answer.headers.get('x-robots-tag')).toContain('noindex');
  const page = await documentOf(answer);
  expect(textOf(page)).toMatch(/Offer OFF-\d{4}-\d+, version 1/);
  expect(textOf(page)).toContain('EXW (Incoterms 2020)');
  expect([...page.querySelectorAll('tfoot td')].map((cell) => cell.textContent)).toEqual([
    '2,625.00\u00a0EUR',
  ]);
  expect(page.querySelector('a[download]')?.getAttribute('href')).toMatch(/^\/api\/offer\/open\?/);

  const send = sendFrom(page, get);
  const blank = await send({ answer: '' });
  expect(blank.status).toBe(422);
  expect(await alertOf(blank)).toContain('Choose whether you accept the offer');
  const nameless = await alertOf(await send({ answer: 'accept', position: ' ' }));
  expect(nameless).toContain('Enter your name to accept');
  expect(nameless).toContain('Enter your position to accept');
  const person = { answer: 'accept', name: 'Vera Visitor', position: 'Buyer' };
  expect((await send({ ...person, key: 'x'.repeat(43) })).status).toBe(404);

  const taken = await send(person);
  expect([taken.status, taken.headers.get('location')]).toEqual([303, address]);
  const after = await documentOf(await get(address));
  expect(textOf(after)).toContain('You accepted it');
  expect(after.querySelector('form[method="post"]')).toBeNull();
  const changed = await send({ answer: 'decline', formKey: crypto.randomUUID() });
  expect(changed.status).toBe(422);
});

it('takes a refusal without a name, and shows no contents once the key has ended', async () => {
  const { address, get, offer } = await receiveOffer();
  const send = sendFrom(await documentOf(await get(address)), get);
  expect((await send({ answer: 'decline', reason: 'Too dear' })).status).toBe(303);
  const declined = await documentOf(await get(address));
  expect(textOf(declined)).toContain('You declined it');
  await api.sql(`update offer set declined_at = null, valid_until = '2026-01-31' where _id = $1`, [
    offer._id,
  ]);
  const expired = await documentOf(await get(address));
  expect(textOf(expired)).toContain('It expired: it was valid until 31 January 2026');
  expect(expired.querySelector('table, a[download], form[method="post"]')).toBeNull();
});
