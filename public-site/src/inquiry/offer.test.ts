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
async function receiveOffer(names: readonly string[] = ['Dye']) {
  const { post, put } = staffCalls(api);
  const { send, get } = await visitWithForm(api, '/inquiry');
  const items = names.map((name, place) => [`items.${place}.freeText`, name]);
  const sender = { name: 'Vera', email: 'vera@example.com' };
  const sent = await send({ ...sender, ...Object.fromEntries(items) });
  const status = `${sent.headers.get('location')}`;
  const reference = new URLSearchParams(status.split('?')[1]).get('reference');
  const [{ _id }] = await read(`productInquiry/getInquiries?search=${reference}`);
  const inquiry = await post(`${productInquiryEndpoints.convert.path}?id=${_id}`);
  const offer = await post(`${offerEndpoints.make.path}?inquiryId=${inquiry._id}`);
  const { lines: made } = await read(`${offers.endpoints.get.path}?id=${offer._id}`);
  const priced = { quantity: '1250', unitId, unitPrice: '2.10' };
  const lines = made.map((line: object) => ({ ...line, ...priced }));
  await put(`${offers.endpoints.update.path}?id=${offer._id}`, {
    lines,
    incoterm: 'EXW',
    ...(names.length > 1 ? { freight: '10', vatRule: 'domestic', vatPercent: '19' } : {}),
  });
  await post(`${offerEndpoints.send.path}?id=${offer._id}`);
  const key = randomUUID();
  const hash = createHash('sha256').update(key).digest('hex');
  await api.sql('update offer_key set key_hash = $1 where offer_id = $2', [hash, offer._id]);
  const keys: string[] = made.map((line: { key: string }) => line.key);
  const address = `${siteRoutes.offer}?${new URLSearchParams({ key })}`;
  return { status, address, get, offer, keys, inquiryId: String(inquiry._id) };
}

const textOf = (page: Document) => page.querySelector('main')?.textContent ?? '';

/** Sends the form of a page as a browser without scripts does. */
function sendFrom(page: Document, get: Awaited<ReturnType<typeof receiveOffer>>['get']) {
  const hidden = Object.fromEntries(
    [...page.querySelectorAll<HTMLInputElement>('form[method="post"] input[type="hidden"]')].map(
      ({ name, value }) => [name, value],
    ),
  );
  return (fields: Readonly<Record<string, string>>, lines: readonly string[] = []) => {
    const body = new FormData();
    for (const [name, value] of Object.entries({ ...hidden, ...fields })) body.append(name, value);
    for (const key of lines) body.append('line', key);
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
  expect(page.querySelector('form[action*="offer"]')).toBeNull();
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
  const buttons = [...after.querySelectorAll('button[name="answer"]')];
  expect(buttons.map((button) => button.getAttribute('value'))).toEqual(['ask']);
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

const sumsOf = (page: Document) =>
  [...page.querySelectorAll('tfoot tr')].map(({ textContent }) => textContent);

it('takes some of the lines with the customer’s own number, and counts their sums without a script', async () => {
  const { address, get, offer, keys } = await receiveOffer(['Dye', 'Ink', 'Glue']);
  const page = await documentOf(await get(address));
  const ticks = [...page.querySelectorAll<HTMLInputElement>('input[name="line"]')];
  expect(ticks.map(({ value }) => value)).toEqual(keys);
  expect(ticks.every((tick) => tick.hasAttribute('checked'))).toBe(true);
  expect(sumsOf(page).at(-1)).toBe('Total9,383.15\u00a0EUR');

  const send = sendFrom(page, get);
  const typed = { name: 'Vera', position: 'Buyer', orderNumber: 'PO-9', remarks: 'Soon' };
  const [dye = '', ink = ''] = keys;
  const counted = await send({ ...typed, update: 'yes' }, [dye, ink]);
  expect(counted.status).toBe(200);
  const again = await documentOf(counted);
  expect(sumsOf(again)).toEqual([
    'Goods5,250.00\u00a0EUR',
    'Freight10.00\u00a0EUR',
    'Net5,260.00\u00a0EUR',
    'VAT 19 %999.40\u00a0EUR',
    'Total6,259.40\u00a0EUR',
  ]);
  const left = [...again.querySelectorAll<HTMLInputElement>('input[name="line"]')].filter(
    (tick) => !tick.hasAttribute('checked'),
  );
  expect(left.map(({ value }) => value)).toEqual([keys[2]]);
  expect(again.querySelector('input[name="orderNumber"]')?.getAttribute('value')).toBe('PO-9');

  const none = await send({ ...typed, answer: 'accept' });
  expect(none.status).toBe(422);
  expect(await alertOf(none)).toContain('Choose at least one line to accept');
  const foreign = await send({ ...typed, answer: 'accept' }, [dye, randomUUID()]);
  expect(foreign.status).toBe(422);
  expect(await alertOf(foreign)).toContain('The offer has other lines');

  const answer = { ...typed, answer: 'accept' };
  const clicks = await Promise.all([1, 2].map(() => send(answer, [dye, ink])));
  expect(clicks.map(({ status }) => status)).toEqual([303, 303]);
  const after = await documentOf(await get(address));
  expect(textOf(after)).toContain('You accepted 2 of its 3 lines');
  expect(textOf(after)).toContain('GlueNot accepted');
  expect(sumsOf(after).at(-1)).toBe('Total6,259.40\u00a0EUR');
  const { data } = JSON.parse(
    (
      await api.inject({
        method: 'GET',
        url: `/api/order/get?offerId=${offer._id}`,
        headers: { authorization: `Bearer ${api.adminToken}` },
      })
    ).body,
  );
  expect(data).toMatchObject([{ customerNumber: 'PO-9', remarks: 'Soon', total: '6259.40' }]);
});

it('takes a question without a script, beside the answer, and while the key works', async () => {
  const { address, get, offer, inquiryId } = await receiveOffer();
  const send = sendFrom(await documentOf(await get(address)), get);
  const blank = await send({ answer: 'ask', name: 'Vera' });
  expect([blank.status, await alertOf(blank)]).toEqual([
    422,
    expect.stringContaining('Write your question'),
  ]);
  const question = 'Is it <i>REACH</i> registered?';
  const asked = await Promise.all([1, 2].map(() => send({ answer: 'ask', question })));
  expect(asked.map(({ status }) => status)).toEqual([303, 303]);
  const receipt = `${asked[0]?.headers.get('location')}`;
  expect(receipt).toBe(`${address}&asked=yes`);
  const page = await documentOf(await get(receipt));
  expect(textOf(page)).toContain('Your question has reached us');
  expect(page.querySelector('textarea[name="question"]')?.textContent).toBe('');
  const timeline = await read(`inquiry/getTimeline?id=${inquiryId}`);
  const messages = timeline.filter(({ kind }: { kind: string }) => kind === 'message');
  expect(messages).toMatchObject([{ text: question, offer: { revision: 1 } }]);
  await api.sql(`update offer set valid_until = '2026-01-31' where _id = $1`, [offer._id]);
  const late = await send({ answer: 'ask', question: 'Late?', formKey: crypto.randomUUID() });
  expect(late.status).toBe(422);
});
