import { siteRoutes } from 'contract';
import { mailServers } from 'contract/email';
import { offerEndpoints, offers, productInquiryEndpoints } from 'contract/inquiry';
import type { TestApi } from 'shared-ui/testing';
import { visitWithForm } from '../form/visitor.fixture';
import { staffCalls } from '../testing/staff-calls';
import { documentOf } from '../testing/test-site';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({ jobs: 'stopped' });
  const server = { name: 'Desk', host: 'mail.example.com', port: 587, isDefault: true };
  await staffCalls(api).add(mailServers.endpoints.add.path, {
    ...server,
    fromAddress: 'desk@example.com',
  });
});
afterAll(() => api.close());

/** Sends an inquiry from the site; staff send an offer for it. */
async function receiveOffer() {
  const { add, post, put } = staffCalls(api);
  const unitId = await add('unit/add', {
    name: `Unit ${Math.random()}`,
    symbol: 'kg',
    dimension: 'mass',
    factor: 1,
  });
  const { send, get } = await visitWithForm(api, '/inquiry');
  const sent = await send({ name: 'Vera', email: 'vera@example.com', 'items.0.freeText': 'Dye' });
  const address = `${sent.headers.get('location')}`;
  const reference = new URLSearchParams(address.split('?')[1]).get('reference');
  const { body } = await api.inject({
    method: 'GET',
    url: `/api/productInquiry/getInquiries?search=${reference}`,
    headers: { authorization: `Bearer ${api.adminToken}` },
  });
  const [{ _id }] = JSON.parse(body).data;
  const inquiry = await post(`${productInquiryEndpoints.convert.path}?id=${_id}`);
  const offer = await post(`${offerEndpoints.make.path}?inquiryId=${inquiry._id}`);
  const { body: made } = await api.inject({
    method: 'GET',
    url: `/api/${offers.endpoints.get.path}?id=${offer._id}`,
    headers: { authorization: `Bearer ${api.adminToken}` },
  });
  const [line] = JSON.parse(made).data.lines;
  const lines = [{ ...line, quantity: '1250', unitId, unitPrice: '2.10' }];
  await put(`${offers.endpoints.update.path}?id=${offer._id}`, { lines, incoterm: 'EXW' });
  await post(`${offerEndpoints.send.path}?id=${offer._id}`);
  return { address, get };
}

it('shows the offer with its PDF, and takes an answer once without a script', async () => {
  const { address, get } = await receiveOffer();
  const page = await documentOf(await get(address));
  const text = page.querySelector('main')?.textContent ?? '';
  expect(text).toMatch(/Offer OFF-\d{4}-\d+, version 1/);
  expect(text).toContain('EXW (Incoterms 2020)');
  expect([...page.querySelectorAll('tfoot td')].map((cell) => cell.textContent)).toEqual([
    '2,625.00\u00a0EUR',
  ]);
  expect(page.querySelector('a[download]')?.getAttribute('href')).toMatch(/^\/api\/offer\/open\?/);

  const hidden = Object.fromEntries(
    [...page.querySelectorAll<HTMLInputElement>('form[method="post"] input[type="hidden"]')].map(
      ({ name, value }) => [name, value],
    ),
  );
  const send = (fields: Readonly<Record<string, string>>) => {
    const body = new FormData();
    for (const [name, value] of Object.entries({ ...hidden, ...fields })) body.append(name, value);
    return get(siteRoutes.inquiryStatus, { method: 'POST', body });
  };
  const blank = await send({ answer: '' });
  expect(blank.status).toBe(422);
  expect((await documentOf(blank)).querySelector('[role="alert"]')?.textContent).toContain(
    'Choose whether you accept the offer',
  );
  expect((await send({ answer: 'accept', key: 'x'.repeat(43) })).status).toBe(404);

  const taken = await send({ answer: 'decline', reason: 'Too dear' });
  expect([taken.status, taken.headers.get('location')]).toEqual([303, address]);
  const after = await documentOf(await get(address));
  expect(after.querySelector('main')?.textContent).toContain('You declined it');
  expect(after.querySelector('form[method="post"]')).toBeNull();
  const changed = await send({ answer: 'accept', formKey: crypto.randomUUID() });
  expect(changed.status).toBe(422);
});
