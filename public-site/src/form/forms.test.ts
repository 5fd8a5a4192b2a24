import { randomUUID } from 'node:crypto';
import { type Endpoint, pathOf } from 'contract';
import { careerApplications, careerInfoEndpoints } from 'contract/content';
import { contactEndpoints, productInquiries } from 'contract/inquiry';
import type { TestApi } from 'shared-ui/testing';
import type { Connection } from '../http/node-request';
import { documentOf, testSite } from '../testing/test-site';
import { type FormPath, visitWithForm } from './visitor.fixture';

let api: TestApi;
let openingId = '';

beforeAll(async () => {
  api = await startTestApi({ jobs: 'stopped' });
  const openings = [{ title: 'Chemist', location: 'Hamburg', employmentType: 'full-time' }];
  const { openings: stored } = await staff(careerInfoEndpoints.update, { body: { openings } });
  openingId = stored[0]._id;
});
afterAll(() => api.close());

async function staff(
  endpoint: Endpoint,
  { search = '', body }: { search?: string; body?: object },
) {
  const { body: text } = await api.inject({
    method: endpoint.method,
    url: `/api/${pathOf(endpoint, undefined)}${search && `?search=${search}`}`,
    headers: { authorization: `Bearer ${api.adminToken}`, 'content-type': 'application/json' },
    ...(body && { payload: JSON.stringify(body) }),
  });
  return JSON.parse(text).data;
}

const pdf = (bytes = '%PDF-1.7\n1 0 obj\nendobj\n%%EOF') => new File([bytes], 'Résumé.pdf');
const message = { name: 'Vera Visitor', email: 'vera@example.com', message: 'Two\r\nlines' };
const applicant = { name: 'Vera Visitor', email: 'vera@example.com', experienceYears: '7,5' };

const visitor = (path: FormPath, own?: Connection) => visitWithForm(api, path, own);

const referenceOf = (response: Response) =>
  /^\/[\w-]+\?sent=([A-Z]+-\d{4}-\d+)#form$/.exec(response.headers.get('location') ?? '')?.[1];

async function errorsOf(response: Response) {
  const page = await documentOf(response);
  const alert = page.querySelector('[role="alert"]');
  return {
    status: response.status,
    says: alert?.querySelector('p')?.textContent,
    leads: [...(alert?.querySelectorAll('a') ?? [])].map(({ hash, textContent }) => {
      const field = page.getElementById(hash.slice(1));
      expect(field?.getAttribute('aria-invalid')).toBe('true');
      const words = page.getElementById(`${hash.slice(1)}-error`)?.textContent;
      expect(words).toBe(textContent);
      return textContent;
    }),
    page,
  };
}

it('takes a message without a script, and its receipt may be loaded anew', async () => {
  const { send, get } = await visitor('/contact-us');
  const sent = await send(
    { ...message, company: '', country: 'KE' },
    { origin: 'https://site.example' },
  );
  const reference = referenceOf(sent);
  expect(sent.status).toBe(303);
  const receipt = await get(`/contact-us?sent=${reference}`);
  const page = await documentOf(receipt);
  expect([receipt.status, page.querySelector('#form')?.textContent]).toEqual([
    200,
    expect.stringContaining(`Your reference is ${reference}`),
  ]);
  expect(page.querySelector('form[method="post"]')).toBeNull();
  expect(page.querySelector('meta[name="robots"]')?.getAttribute('content')).toBe('noindex');
  // Nobody fills in a form as fast as this test: its token says so, and arrived with it.
  expect(await staff(productInquiries.endpoints.list, { search: reference ?? '' })).toMatchObject([
    { name: 'Vera Visitor', email: 'vera@example.com', country: 'KE', spamReason: 'too-fast' },
  ]);
});

it('takes a message in place, and once however often it is sent', async () => {
  const { sendInPlace, send, hidden } = await visitor('/contact-us');
  const [first, second] = await Promise.all([sendInPlace(message), sendInPlace(message)]);
  const { redirect } = await first.json();
  expect(redirect).toMatch(/^\/contact-us\?sent=/);
  expect(await second.json()).toEqual({ redirect });
  expect((await send(message)).headers.get('location')).toBe(redirect);

  const other = await sendInPlace({ ...message, message: 'Something else' });
  const { key, refusal } = await other.json();
  expect([other.status, refusal.message]).toEqual([409, expect.stringContaining('sent before')]);
  expect(key).not.toBe(hidden['formKey']);
  const anew = await sendInPlace({ ...message, message: 'Something else', formKey: key });
  expect((await anew.json()).redirect).not.toBe(redirect);
});

it.each(['send', 'sendInPlace'] as const)('takes an application by %s', async (way) => {
  const visiting = await visitor('/careers');
  const fields = { ...applicant, openingId, phone: '', message: '', resume: pdf() };
  const sent = await visiting[way](fields);
  const reference =
    way === 'send' ? referenceOf(sent) : /sent=([\w-]+)/.exec((await sent.json()).redirect)?.[1];
  const [found] = await staff(careerApplications.endpoints.list, { search: reference ?? '' });
  expect(found).toMatchObject({
    reference,
    openingId,
    position: 'Chemist',
    phone: null,
    experienceYears: 7.5,
    resume: expect.stringMatching(/\.pdf$/),
  });
});

it('keeps apart what fills in the field that nobody sees, and answers it alike', async () => {
  const { send, hidden } = await visitor('/contact-us');
  expect(hidden['homepage']).toBe('');
  const reference = referenceOf(await send({ ...message, homepage: 'https://spam.example' }));
  const [kept] = await staff(productInquiries.endpoints.list, { search: reference ?? '' });
  expect(kept.spamReason).toBe('honeypot');
});

describe('a form that cannot be taken', () => {
  it('is shown again with what is wrong, and what was typed', async () => {
    const { send, hidden } = await visitor('/contact-us');
    const hostile = '"><script>alert(1)</script>';
    const { status, says, leads, page } = await errorsOf(
      await send({ name: ' ', email: hostile, message: 'x\r\ny', country: 'XX' }),
    );
    expect([status, says]).toEqual([422, 'Not sent yet. 3 things need correction.']);
    expect(leads).toEqual([
      'Enter your name',
      'Enter an email address such as name@example.com',
      'Choose a country from the list',
    ]);
    const valueOf = (name: string) =>
      page.querySelector<HTMLInputElement>(`form [name="${name}"]`)?.value;
    expect(['email', 'message', 'formKey', 'formToken'].map(valueOf)).toEqual([
      hostile,
      'x\ny',
      hidden['formKey'],
      hidden['formToken'],
    ]);
  });

  it('is answered in place with the same words', async () => {
    const { sendInPlace } = await visitor('/careers');
    const { resume: _, ...nothing } = { resume: '' };
    const refused = await sendInPlace({ ...nothing, experienceYears: 'many' });
    const { refusal } = await refused.json();
    expect([refused.status, refusal.errors]).toEqual([
      422,
      [
        { path: 'name', message: 'Enter your name' },
        { path: 'email', message: 'Enter your email address' },
        { path: 'experienceYears', message: 'Enter the years as a number from 0 to 70' },
        { path: 'resume', message: 'Choose your résumé, a PDF or DOCX file' },
      ],
    ]);
  });

  it.each([
    [
      'that is no document',
      () => pdf('just words'),
      415,
      'Choose a PDF or DOCX file: this is neither',
    ],
    ['over 10 MB', () => pdf('x'.repeat(10_000_001)), 422, 'Choose a file of at most 10 MB'],
    ['far over 10 MB', () => pdf('x'.repeat(11_000_000)), 413, 'Choose a file of at most 10 MB'],
    ['that is empty', () => pdf(''), 422, 'Choose your résumé, a PDF or DOCX file'],
  ])('has a résumé %s', async (_name, resume, status, words) => {
    const { send } = await visitor('/careers');
    const refused = await errorsOf(await send({ ...applicant, resume: resume() }));
    expect([refused.status, refused.leads]).toEqual([status, [words]]);
  });

  it('asks for an opening that is closed by now', async () => {
    const { send } = await visitor('/careers');
    const fields = {
      ...applicant,
      openingId: '01a1fcd9-7cc7-78e7-a12e-28167c8dfcc6',
      resume: pdf(),
    };
    const { status, leads } = await errorsOf(await send(fields));
    expect([status, leads]).toEqual([422, ['This opening is not on offer any more']]);
  });

  it('met an API that did not answer: it may be sent again', async () => {
    const { send, statuses } = await visitor('/contact-us');
    statuses.set(`/api/${contactEndpoints.contact.path}`, 503);
    const { status, says } = await errorsOf(await send(message));
    expect([status, says]).toEqual([503, expect.stringContaining('It is not certain')]);
    statuses.clear();
    expect((await send(message)).status).toBe(303);
  });

  it('is no form, or a torn one', async () => {
    const { get } = await visitor('/contact-us');
    const post = (body: string, type: string) =>
      get('/site/data/contact-us', { method: 'POST', body, headers: { 'content-type': type } });
    expect((await post('{}', 'application/json')).status).toBe(415);
    expect((await post('--x\r\n', 'multipart/form-data; boundary=x')).status).toBe(400);
    expect((await post('a='.repeat(150_000), 'application/x-www-form-urlencoded')).status).toBe(
      413,
    );
  });
});

it.each([
  { 'sec-fetch-site': 'cross-site' },
  { 'sec-fetch-site': 'same-site', origin: 'https://site.example' },
  { origin: 'https://evil.example' },
  { origin: 'null' },
])('refuses a form that another site sends: %j', async (headers) => {
  const { send } = await visitor('/contact-us');
  expect((await send({ ...message, name: 'Tricked' }, headers)).status).toBe(403);
  expect(await staff(productInquiries.endpoints.list, { search: 'Tricked' })).toEqual([]);
});

it('takes forms nowhere else', async () => {
  const { get } = testSite(api);
  const post = await get('/worldwide', { method: 'POST', body: 'a=b' });
  expect([post.status, post.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
  const put = await get('/contact-us', { method: 'PUT', body: 'a=b' });
  expect([put.status, put.headers.get('allow')]).toEqual([405, 'GET, HEAD, POST']);
});

it('says nothing in a receipt that it did not write', async () => {
  const { get } = testSite(api);
  const page = await documentOf(await get('/contact-us?sent=Call+0900+123456'));
  expect(page.body.textContent).not.toContain('0900');
  expect(page.querySelector('form[method="post"]')).not.toBeNull();
});

describe('the limit counts', () => {
  /** Of different messages, all but the last of which are taken. */
  const statusesOf = async (connection: (place: number) => Connection, count = 11) => {
    const { sendInPlace } = await visitor('/contact-us');
    const statuses = [];
    for (let place = 0; place < count; place += 1) {
      const fields = { ...message, formKey: randomUUID() };
      statuses.push((await sendInPlace(fields, connection(place))).status);
    }
    return statuses;
  };
  const tooMany = [...Array.from({ length: 10 }, () => 200), 429];

  it('the visitor by his own address, whatever he claims to be', async () => {
    const claiming = (place: number) => ({
      address: '203.0.113.20',
      forwarding: { 'x-forwarded-for': `198.51.100.${place}` },
    });
    expect(await statusesOf(claiming)).toEqual(tooMany);
    const { send } = await visitor('/contact-us', claiming(0));
    const { status, says, page } = await errorsOf(await send(message));
    expect([status, says]).toEqual([429, expect.stringMatching(/Try again in \d+ minutes/)]);
    expect(page.querySelector<HTMLInputElement>('[name="name"]')?.value).toBe(message.name);
    const other = { address: '203.0.113.21', forwarding: {} };
    expect(await statusesOf(() => other, 1)).toEqual([200]);
  });

  it('whom a proxy on this machine has seen', async () => {
    const proxied = (place: number) => ({
      address: '127.0.0.1',
      forwarding: { 'x-forwarded-for': `198.51.100.${place}, 203.0.113.22` },
    });
    expect(await statusesOf(proxied)).toEqual(tooMany);
  });

  it('no slips: what lacks a field is not even sent to the API', async () => {
    const own = { address: '203.0.113.23', forwarding: {} };
    const { sendInPlace } = await visitor('/contact-us', own);
    for (let place = 0; place < 12; place += 1) {
      expect((await sendInPlace({ ...message, name: '' })).status).toBe(422);
    }
    expect((await sendInPlace(message)).status).toBe(200);
  });
});
