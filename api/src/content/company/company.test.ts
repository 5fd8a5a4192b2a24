import { companyEndpoints, contactInfos } from 'contract/content';
import { mailServers } from 'contract/email';
import { confirmationValues } from '../../email/confirmations/confirmation-values';
import { defaultSender } from '../../email/mail-server/default-sender';
import { companyValues } from '../../email/values/common-values';
import { addPerson } from '../../staff/role/people.fixture';
import { type CallRequest, callAs } from '../../testing/describe-resource-routes';
import { startTestApi, type TestApi } from '../../testing/start-test-api';
import { readCachedCompany, readCompany } from './read-company';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({ jobs: 'stopped' });
});
afterAll(() => api.close());

const { get, update } = companyEndpoints;
const change = (body: object, token = api.adminToken) => callAs(api, update, { token, body });
const see = async (request: CallRequest = {}) => (await callAs(api, get, request)).answer.data;

test('a new installation has a company without a name, which visitors read too', async () => {
  expect(await see()).toMatchObject({
    name: null,
    hue: null,
    timeZone: 'UTC',
    currency: 'EUR',
    version: 1,
  });
});

test.each([
  [{ timeZone: 'Europe/Atlantis' }, 'timeZone'],
  [{ timeZone: '+02:00' }, 'timeZone'],
  [{ timeZone: null }, 'timeZone'],
  [{ currency: 'ZZZ' }, 'currency'],
  [{ currency: 'eur' }, 'currency'],
  [{ hue: 360 }, 'hue'],
  [{ hue: 1.5 }, 'hue'],
  [{ name: 'x'.repeat(121) }, 'name'],
  [{ colour: 1 }, 'colour'],
])('%j is refused at %s', async (body, path) => {
  const { status, answer } = await change(body);
  expect([status, answer.errors?.[0]?.path]).toEqual([422, path]);
});

test('a change is seen by visitors at once, and needs the settings', async () => {
  const clerk = await addPerson(api, 'website');
  expect((await change({ name: 'Theirs' }, clerk.token)).status).toBe(403);
  await see();
  const facts = { name: 'Example Chemicals', hue: 145, timeZone: 'Asia/Kolkata', currency: 'INR' };
  const { version } = await see();
  expect((await change({ ...facts, version })).status).toBe(200);
  expect(await see()).toMatchObject(facts);
  expect((await change({ name: 'Late', version })).status).toBe(409);
  expect(await see({ token: clerk.token })).toMatchObject(facts);
});

test('other domains read it with the primary contact address, which is entered once', async () => {
  const { services } = api;
  expect(await readCompany(services.database)).toMatchObject({ contact: null, logo: null });
  await readCachedCompany(services);
  const body = {
    label: 'Office',
    address: '1 Example Quay',
    emails: ['a@example.com'],
    primary: true,
  };
  await callAs(api, contactInfos.endpoints.add, { token: api.adminToken, body });
  const company = await readCachedCompany(services);
  expect(company).toMatchObject({
    name: 'Example Chemicals',
    hue: 145,
    contact: { label: 'Office', emails: ['a@example.com'] },
  });
});

test('dates in mail are those of its time zone', async () => {
  const late = {
    reference: 'INQ-1',
    createdAt: '2026-11-22T20:00:00.000Z',
    language: 'en',
  } as const;
  const { timeZone } = await readCompany(api.services.database);
  const { groups } = confirmationValues({
    received: late,
    timeZone,
    to: 'a@example.com',
    name: null,
  });
  expect(groups['inquiry']?.['createdOn']).toBe('23 November 2026');
});

test('mail is sent and signed in its name, unless the server has a sender of its own', async () => {
  const { database } = api.services;
  const body = {
    name: 'Own',
    host: 'mail.example.com',
    port: 587,
    fromAddress: 'office@example.com',
    isDefault: true,
  };
  const server = await callAs(api, mailServers.endpoints.add, { token: api.adminToken, body });
  expect(await defaultSender(database)).toMatchObject({ fromName: 'Example Chemicals' });
  await change({ mailSenderName: 'Example Sales', mailSignature: 'Registered in England' });
  const sender = await defaultSender(database);
  expect(sender?.fromName).toBe('Example Sales');
  const { groups } = await companyValues(database, { fromName: null, ...body }, '');
  expect(groups['company']).toMatchObject({
    name: 'Example Chemicals',
    signature: 'Registered in England',
    address: '1 Example Quay',
  });
  const id = server.answer.data._id;
  await callAs(api, mailServers.endpoints.update, {
    token: api.adminToken,
    id,
    body: { fromName: 'Desk' },
  });
  expect((await defaultSender(database))?.fromName).toBe('Desk');
});
