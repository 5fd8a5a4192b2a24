import { careerApplications } from 'contract/content';
import { emailEndpoints, emails, mailServers } from 'contract/email';
import { productInquiryEndpoints } from 'contract/inquiry';
import { retentionEndpoints as endpoints, type RetentionRule } from 'contract/privacy';
import { sql } from 'kysely';
import { storePdf } from '../../content/stored-files.fixture';
import { openSite, pdf, type Site } from '../../inquiry/public-form/visitor.fixture';
import { deliverDue } from '../../jobs/outbox-dispatcher';
import { purge } from '../../jobs/purge';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.api.close());

const staff: Site['staff'] = (endpoint, request) => site.staff(endpoint, request);
const dueOf = (rules: readonly RetentionRule[]) =>
  Object.fromEntries(rules.map(({ kind, due }) => [kind, due]));
const age = (table: string, interval: string, where = 'true') =>
  site.api.sql(
    `update ${table} set created_at = created_at - interval '${interval}' where ${where}`,
  );
const runs = async () =>
  (await staff(endpoints.runs)).answer.data.map(
    ({ kind, removed, files }: Record<string, unknown>) => [kind, removed, files],
  );

test('spam and applications go with their files, history and notifications, when they are due', async () => {
  const { services } = site.api;
  await site.send(productInquiryEndpoints.create, site.productForm({ homepage: 'spam' }));
  await site.send(productInquiryEndpoints.create, site.productForm());
  await site.apply({ name: 'Old Applicant', email: 'old@example.com', resume: pdf });
  while ((await deliverDue({ services, log: console })) > 0);
  await age('product_inquiry', '31 days');
  await age('application', '7 months');
  await site.apply({ name: 'New Applicant', resume: pdf });
  await storePdf(site.api, 'staff');
  await age('file', '2 days');

  const { answer } = await staff(endpoints.get);
  expect(dueOf(answer.data)).toMatchObject({
    spam: 1,
    applications: 1,
    mailBodies: 0,
    uploads: 1,
  });
  const longer = { kind: 'applications', period: { amount: 12, unit: 'months' } };
  expect((await staff(endpoints.preview, { body: longer })).answer.data).toEqual({ due: 0 });

  await purge(services);
  const left = await staff(careerApplications.endpoints.list);
  expect(left.answer.data.map(({ name }: { name: string }) => name)).toEqual(['New Applicant']);
  expect(await site.count('productInquiry')).toBe(1);
  expect(await site.count('file')).toBe(1);
  const { rows } = await sql<{ text: string }>`
    select changes::text as text from audit where resource = 'career'
    union all select message from notification`.execute(services.database);
  expect(rows.map(({ text }) => text).filter((text) => /Old Applicant|old@/.test(text))).toEqual(
    [],
  );
  expect((await runs()).toSorted()).toEqual([
    ['applications', 1, 1],
    ['spam', 1, 0],
    ['uploads', 1, 1],
  ]);
  await purge(services);
  expect(await runs()).toHaveLength(3);
});

test('bodies of mails are blanked, and the lines of the ledger stay', async () => {
  const server = {
    name: 'Office',
    host: 'mail.example.com',
    port: 587,
    fromAddress: 'office@example.com',
    isDefault: true,
  };
  await staff(mailServers.endpoints.add, { body: server });
  const html = '<p>Dear Ann</p>';
  const mail = { to: ['ann@example.com'], subject: 'Offer', html };
  expect((await staff(emailEndpoints.send, { body: mail })).status).toBe(201);
  await age('email_batch', '25 months');
  await purge(site.api.services);
  expect(
    await site.api.services.database.selectFrom('emailBatch').select('html').execute(),
  ).toEqual([{ html }]);
  await site.api.sql(`update email set status = 'sent'`);
  await purge(site.api.services);
  const { rows } = await sql`
    select batch.html, batch.text, email.subject, email."to" from email
    join email_batch as batch on batch._id = email.batch_id`.execute(site.api.services.database);
  expect(rows).toEqual([{ html: '', text: null, subject: 'Offer', to: 'ann@example.com' }]);
  const { answer } = await staff(emails.endpoints.list, { query: { to: 'ann@example.com' } });
  const shown = await staff(emailEndpoints.content, { id: answer.data[0]._id });
  expect([shown.status, shown.answer.data?.subject]).toEqual([200, 'Offer']);
});

test('a rule is changed and switched off, with an entry in the history', async () => {
  const off = { kind: 'spam', period: null };
  const { status, answer } = await staff(endpoints.update, { body: off });
  expect([status, answer.data[0]]).toEqual([200, { kind: 'spam', period: null, due: 0 }]);
  await site.send(productInquiryEndpoints.create, site.productForm({ homepage: 'spam' }));
  await age('product_inquiry', '10 years');
  await purge(site.api.services);
  expect(await site.count('productInquiry')).toBe(2);
  const endless = { kind: 'spam', period: { amount: 0, unit: 'days' } };
  expect((await staff(endpoints.update, { body: endless })).status).toBe(422);
  const { rows } = await sql<{ changes: unknown }>`
    select changes from audit where resource = 'retention'`.execute(site.api.services.database);
  expect(rows[0]?.changes).toMatchObject([{ field: 'spam', to: null }]);
});
