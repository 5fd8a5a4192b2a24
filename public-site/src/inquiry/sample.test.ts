import { productInquiries } from 'contract/inquiry';
import type { TestApi } from 'shared-ui/testing';
import { visitWithForm } from '../form/visitor.fixture';
import { documentOf, testSite } from '../testing/test-site';

let api: TestApi;

beforeAll(async () => {
  api = await startTestApi({ seed: 'demo', jobs: 'stopped' });
});
afterAll(() => api.close());

const visit = () => visitWithForm(api, '/sample-request?product=acetone');

const sender = { name: 'Ann Beyer', email: 'ann@example.com', company: 'Brightwater Ltd' };

async function read(path: string, search: string) {
  const headers = { authorization: `Bearer ${api.adminToken}` };
  const { body } = await api.inject({ method: 'GET', url: `/api/${path}?${search}`, headers });
  return JSON.parse(body).data;
}

async function latest() {
  const { list, get } = productInquiries.endpoints;
  const [{ _id: id }] = await read(list.path, 'pageSize=1&sort=-createdAt');
  return read(get.path, `id=${id}`);
}

function amountIn(page: Document, text: string): string {
  const options = [...page.querySelectorAll('option')];
  return options.find(({ textContent }) => textContent === text)?.value ?? '';
}

describe('a request for a sample', () => {
  it('becomes an inquiry for a small pack, which says what it is for', async () => {
    const { page, send } = await visit();
    expect(page.querySelector('h1')?.textContent).toBe('Ask for a sample');
    expect(page.querySelector('main')?.textContent).toContain('CAS 67-64-1');
    const sent = await send({
      ...sender,
      amount: amountIn(page, '250 g'),
      purpose: 'A lacquer; later 200 kg a month',
    });
    expect([sent.status, sent.headers.get('location')]).toEqual([
      303,
      expect.stringMatching(/^\/inquiry\/status\?reference=WEB/),
    ]);
    expect(await latest()).toMatchObject({
      name: 'Ann Beyer',
      itemNames: ['Acetone'],
      items: [{ quantity: 250, packaging: 'Sample' }],
      message: 'Request for a sample. Purpose: A lacquer; later 200 kg a month',
    });
  });

  it.each([
    ['no amount', { amount: '' }, 'Choose an amount from the list'],
    [
      'a large amount',
      { amount: `99999 ${crypto.randomUUID()}` },
      'Choose an amount from the list',
    ],
    ['an amount of another kind', { amount: '5 kg' }, 'Choose an amount from the list'],
    ['no purpose', { purpose: '  ' }, 'Say what the sample is for'],
    ['a purpose of a book', { purpose: 'x'.repeat(2001) }, 'Say what the sample is for'],
    ['no chemical', { chemicalId: '' }, 'This is not in our catalogue any more'],
    ['no address', { email: 'nobody' }, 'Enter an email address'],
  ])('is refused with %s, and keeps what was typed', async (_what, wrong, message) => {
    const before = (await latest()).reference;
    const { page, send } = await visit();
    const typed = { ...sender, amount: amountIn(page, '50 g'), purpose: 'A trial', ...wrong };
    const refused = await send(typed);
    expect(refused.status).toBe(422);
    const shown = await documentOf(refused);
    expect(shown.querySelector('main')?.textContent).toContain(message);
    expect(shown.querySelector('input[name="name"]')?.getAttribute('value')).toBe('Ann Beyer');
    expect((await latest()).reference).toBe(before);
  });

  it('of nothing says how to choose a chemical', async () => {
    for (const product of ['', 'unobtainium', '"><script>']) {
      const { get } = testSite(api);
      const answer = await get(`/sample-request?${new URLSearchParams({ product })}`);
      const page = await documentOf(answer);
      expect([answer.status, page.querySelector('form[method="post"]')]).toEqual([200, null]);
      expect(page.querySelector('main')?.textContent).toContain('Of which chemical?');
    }
  });
});
