import { contactEndpoints, productInquiryEndpoints } from 'contract/inquiry';
import { sql } from 'kysely';
import { buildApp } from '../../app/app';
import { purge } from '../../jobs/purge';
import { maxForms } from '../../visitor-form/limit-forms';
import { openSite, pdf, type Site, type Sending } from './visitor.fixture';

const { create } = productInquiryEndpoints;
const { contact } = contactEndpoints;

let site: Site;
let behindProxy: Site;
beforeAll(async () => {
  site = await openSite();
  behindProxy = await openSite({ env: { TRUST_PROXY: 'true' } });
});
afterAll(async () => {
  await site.api.close();
  await behindProxy.api.close();
});

/** The statuses of one form more than an address may send. */
async function sendTooMany(to: Site, sendingOf: (index: number) => Sending): Promise<number[]> {
  const statuses = [];
  for (let index = 0; index <= maxForms; index += 1) {
    statuses.push((await to.send(create, to.productForm(), sendingOf(index))).status);
  }
  return statuses;
}

const tooMany = [...Array.from({ length: maxForms }, () => 201), 429];
const allTaken = [...tooMany.slice(0, -1), 201];

it('an address sends ten forms in ten minutes, whichever they are', async () => {
  const from = '203.0.113.1';
  for (let index = 0; index < maxForms - 1; index += 1) {
    await site.send(index % 2 === 0 ? create : contact, {}, { from });
  }
  expect((await site.apply({ resume: pdf }, { from })).status).toBe(201);
  const before = await site.count('productInquiry');
  const late = await site.send(create, site.productForm(), { from });
  expect([late.status, late.answer.type]).toEqual([429, '/problems/rate-limited']);
  const seconds = Number(late.headers['retry-after']);
  expect(seconds).toBeGreaterThan(500);
  expect(seconds).toBeLessThanOrEqual(600);
  expect(late.answer.detail).toContain('10 minutes');
  expect(await site.count('productInquiry')).toBe(before);
  expect((await site.send(create, site.productForm(), { from: '203.0.113.2' })).status).toBe(201);
});

it('a form over the limit is not even read', async () => {
  const from = '203.0.113.3';
  await sendTooMany(site, () => ({ from }));
  const headers = { 'content-type': 'application/json' };
  expect((await site.send(create, '{', { from, headers })).status).toBe(429);
  const files = await site.count('file');
  expect((await site.apply({ resume: pdf }, { from })).status).toBe(429);
  expect(await site.count('file')).toBe(files);
});

it('all processes count together, and begin anew after the window', async () => {
  const from = '203.0.113.4';
  expect(await sendTooMany(site, () => ({ from }))).toEqual(tooMany);
  const other = await buildApp(site.api.services);
  const request = { method: 'POST', url: `/api/${create.path}`, remoteAddress: from } as const;
  expect((await other.inject({ ...request, payload: site.productForm() })).statusCode).toBe(429);
  await sql`update form_count set window_start = now() - interval '601 seconds'`.execute(
    site.api.services.database,
  );
  expect((await other.inject({ ...request, payload: site.productForm() })).statusCode).toBe(201);
  await other.close();
});

it('of many at once no more are taken', async () => {
  const from = '203.0.113.5';
  const sent = await Promise.all(
    Array.from({ length: 25 }, () => site.send(create, site.productForm(), { from })),
  );
  expect(sent.filter(({ status }) => status === 201).length).toBe(maxForms);
});

it('an address of IPv6 counts with its network, one of IPv4 however it is written', async () => {
  const hosts = (index: number) => `2001:db8:0:7::${index.toString(16)}:1`;
  expect(await sendTooMany(site, (index) => ({ from: hosts(index) }))).toEqual(tooMany);
  expect((await site.send(create, site.productForm(), { from: '2001:db8:0:8::1' })).status).toBe(
    201,
  );
  const [plain, mapped] = ['203.0.113.6', '::ffff:203.0.113.6'];
  const both = (index: number) => ({ from: index % 2 === 0 ? plain : mapped });
  expect(await sendTooMany(site, both)).toEqual(tooMany);
});

it('no address is kept, and no count longer than a day', async () => {
  const from = '203.0.113.7';
  await site.send(create, site.productForm(), { from });
  const { database } = site.api.services;
  const keys = await database.selectFrom('formCount').select('key').execute();
  for (const { key } of keys) expect(key).toMatch(/^[\w-]{43}$/);
  await sql`update form_count set window_start = now() - interval '25 hours'`.execute(database);
  await purge(site.api.services);
  expect(await database.selectFrom('formCount').select('key').execute()).toEqual([]);
});

describe('this machine', () => {
  const passedOn = (addresses: string) => ({ headers: { 'x-forwarded-for': addresses } });

  it('is not counted when it speaks for itself', async () => {
    expect(await sendTooMany(site, () => ({ from: '::1' }))).toEqual(allTaken);
  });

  it('is counted by the visitor whom it names last', async () => {
    const spoofed = (index: number) => passedOn(`198.51.100.${index}, 198.51.100.77`);
    expect(await sendTooMany(site, spoofed)).toEqual(tooMany);
    const other = passedOn('198.51.100.77, 198.51.100.78');
    expect((await site.send(create, site.productForm(), other)).status).toBe(201);
  });

  // From addresses of their own: the limit for floods counts them as well.
  it.each([
    ['127.0.0.2', { 'x-forwarded-for': 'somebody' }],
    ['127.0.0.3', { 'x-forwarded-for': '127.0.0.1' }],
    ['127.0.0.4', { via: '1.1 proxy' }],
    ['127.0.0.5', { forwarded: 'for=203.0.113.9' }],
  ])('is counted as one when it does not say for whom: %s, %j', async (from, headers) => {
    await sql`delete from form_count`.execute(site.api.services.database);
    expect(await sendTooMany(site, () => ({ from, headers }))).toEqual(tooMany);
  });

  it('is believed as a proxy in what it saw, not in what the visitor wrote', async () => {
    const spoofed = (index: number) => passedOn(`198.51.100.${index}, 198.51.100.79`);
    expect(await sendTooMany(behindProxy, spoofed)).toEqual(tooMany);
    const asMachine = passedOn('127.0.0.1, 198.51.100.80');
    expect(await sendTooMany(behindProxy, () => asMachine)).toEqual(tooMany);
  });
});
