import { text } from 'contract';
import { type EmailCounts, emailEndpoints, emails, emailBatches, templates } from 'contract/email';
import { inquiryEndpoints } from 'contract/inquiry';
import { z } from 'zod';
import { callAs, type CallRequest, startTestApi, type TestApi } from 'api/testing';
import chemicals from './data/chemicals.json';
import file from './data/emails.json';
import inquiries from './data/inquiries.json';
import suppliers from './data/suppliers.json';
import { demoCompany } from './demo-company';

const day = z.number().min(-200).max(-0.01);
/** A reply of a server (RFC 5321, 4.2), with its enhanced status code (RFC 3463). */
const Reply = text(200).regex(/^[45]\d\d [45]\.\d\.\d /);
const ended = { failed: Reply.optional(), unknown: text(200).optional() };
const DemoMail = z.union([
  z.strictObject({
    template: z.enum(['Quotation follow-up', 'Documents sent']),
    inquiry: z.int().min(1).max(inquiries.inquiries.length),
    day,
    ...ended,
  }),
  z.strictObject({
    template: z.enum(['Price list request', 'Sample request']),
    supplier: z.enum(suppliers.flatMap(({ emails: [first] }) => first ?? [])),
    chemical: z.enum(chemicals.map(({ productCode }) => productCode)).optional(),
    day,
    ...ended,
    cancelled: z.literal(true).optional(),
  }),
  z.strictObject({
    template: z.literal('Inquiry received'),
    visitor: z.enum(inquiries.productInquiries.map(({ email }) => email)),
    day,
  }),
]);

test('about sixty mails were sent since, after what they answer and with nothing left to send', () => {
  const mails = z.array(DemoMail).parse(file.mails);
  expect(mails.length).toBeGreaterThan(50);
  expect(mails.length).toBeLessThan(70);
  const early = mails.filter((mail) => {
    const answered = 'inquiry' in mail ? inquiries.inquiries[mail.inquiry - 1] : undefined;
    return answered !== undefined && mail.day <= answered.day;
  });
  expect(early).toEqual([]);
  const failed = mails.filter((mail) => 'failed' in mail);
  expect(failed.length).toBeGreaterThanOrEqual(3);
  expect(failed.length).toBeLessThan(mails.length / 8);
});

describe('after the first start', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startTestApi({ jobs: 'stopped' });
    const record = { version: 1, createdAt: '2026-01-01T00:00:00Z' };
    await api.services.database
      .insertInto('smtp')
      .values({
        ...record,
        _id: '01920000-0000-7000-8000-000000000001',
        updatedAt: record.createdAt,
        deletedAt: null,
        name: 'Office',
        host: 'mail.example.com',
        port: 587,
        security: 'starttls',
        username: null,
        passwordSetAt: null,
        fromName: 'Brindlewick Chemicals',
        fromAddress: 'sales@example.com',
        replyTo: null,
        isDefault: true,
        sendsAccountLinks: false,
        maxPerMinute: null,
      })
      .execute();
    await demoCompany.load(api.services);
  });
  afterAll(() => api.close());

  const call = async (endpoint: Parameters<typeof callAs>[1], request: CallRequest = {}) =>
    (await callAs(api, endpoint, { token: api.adminToken, ...request })).answer;

  test('the outbox is full of what has ended, and its mails can be read', async () => {
    const { data, total } = await call(emails.endpoints.list, { query: { pageSize: 100 } });
    expect(total).toBe(file.mails.length);
    const states: string[] = data.map(({ status }: { status: string }) => status);
    expect([...new Set(states)].toSorted()).toEqual(['cancelled', 'failed', 'sent', 'unknown']);
    expect(states.filter((state) => state === 'sent').length).toBeGreaterThan(total * 0.8);
    const subjects = data.map(({ subject }: { subject: string }) => subject);
    expect(subjects.filter((subject: string) => /\{\{|\s\s|\s$/.test(subject))).toEqual([]);
    const read = await Promise.all(
      data.map(({ _id: id }: { _id: string }) => call(emailEndpoints.content, { id })),
    );
    const odd = read.filter(({ data: { html } }) => /\{\{|Dear ,|, <|<ul><\/ul>/.test(html));
    expect(odd).toEqual([]);
    const { counts }: { counts: EmailCounts } = (await call(emailEndpoints.queue)).data;
    expect(counts).toMatchObject({ queued: 0, sending: 0 });
  });

  test('a mail is on its inquiry’s timeline after the inquiry, and one round went to several', async () => {
    const { data } = await call(emails.endpoints.list, { query: { pageSize: 100 } });
    const answer = data.find(({ inquiryId }: { inquiryId: string | null }) => inquiryId !== null);
    const timeline = await call(inquiryEndpoints.timeline, { id: answer.inquiryId });
    const entries: { kind: string; at: string }[] = timeline.data;
    const mail = entries.find(({ kind }) => kind === 'email');
    expect(mail?.at).toBe(answer.createdAt);
    expect(entries.findLast(({ kind }) => kind === 'change')?.at).not.toBe(mail?.at);
    const batches = (await call(emailBatches.endpoints.list, { query: { pageSize: 100 } })).data;
    const round = batches.find(({ total }: { total: number }) => total > 10);
    expect(round.counts).toMatchObject({ failed: 2, sent: round.total - 2 });
    expect(round.by).toBe('Tess Ting');
  });

  test('there is a template for the form that visitors send most', async () => {
    const { total } = await call(templates.endpoints.list);
    expect(total).toBe(file.templates.length);
    const query = { confirms: 'productInquiry' };
    expect((await call(templates.endpoints.list, { query })).data).toMatchObject([
      { variables: expect.arrayContaining(['inquiry.number']) },
    ]);
  });
});
