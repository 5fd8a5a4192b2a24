import { type Endpoint } from 'contract';
import { emails, mailServers } from 'contract/email';
import {
  followUpEndpoints,
  followUps,
  inquiries,
  inquiryEndpoints,
  statusEndpoints,
  statuses,
} from 'contract/inquiry';
import { recordEndpoints } from 'contract/record';
import { sql } from 'kysely';
import { noValues } from '../email/mail-values';
import { enqueueEmails } from '../email/queue/enqueue-emails';
import { callAs, describeResourceRoutes, unique } from '../testing/describe-resource-routes';
import { startTestApi, type TestApi } from '../testing/start-test-api';
import { unknownId } from '../testing/unknown-id';

describeResourceRoutes(
  {
    resource: statuses,
    body: (word) => ({ name: word, color: 'teal', order: 70, kind: 'open' }),
    change: { color: 'amber' },
    wrong: { body: { name: 'x', kind: 'undecided' }, path: 'kind' },
  },
  {
    resource: inquiries,
    body: (word) => ({ contactName: word, email: 'visitor@example.com' }),
    change: { subject: 'Another subject' },
    wrong: { body: { contactName: 'x', priority: 'urgent' }, path: 'priority' },
  },
  {
    resource: followUps,
    body: async (word, api) => {
      const { answer } = await callAs(api, inquiries.endpoints.add, {
        token: api.adminToken,
        body: { contactName: unique() },
      });
      return { inquiryId: answer.data._id, message: word, dueAt: '2026-01-01T09:00:00Z' };
    },
    change: { kind: 'meeting' },
    wrong: { body: { message: 'x', inquiryId: 'y' }, path: 'inquiryId' },
  },
);

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const call = <E extends Endpoint>(endpoint: E, request: object = {}) =>
  callAs(api, endpoint, { token: api.adminToken, ...request });

const add = async (endpoint: Endpoint, body: object) =>
  (await call(endpoint, { body })).answer.data;
const get = async (id: string) => (await call(inquiries.endpoints.get, { id })).answer.data;
const follow = (inquiryId: string, dueAt: string | null, message = 'Call back') =>
  add(followUps.endpoints.add, { inquiryId, message, dueAt });

test('an inquiry gets a number of its own and the first open status', async () => {
  const [one, other] = await Promise.all([
    add(inquiries.endpoints.add, { contactName: 'Ann' }),
    add(inquiries.endpoints.add, { contactName: 'Ben' }),
  ]);
  expect(one.number).toMatch(new RegExp(`^INQ-${new Date().getUTCFullYear()}-\\d{6}$`));
  expect(other.number).not.toBe(one.number);
  const { answer } = await call(statuses.endpoints.list);
  expect(one.statusId).toBe(answer.data[0]._id);
  expect(answer.data.map(({ name }: { name: string }) => name)).toEqual(
    expect.arrayContaining(['New', 'Contacted', 'Quoted', 'Negotiation', 'Won', 'Lost']),
  );
});

test('who does not exist cannot be assigned, and what does not exist cannot be asked for', async () => {
  for (const [body, path] of [
    [{ assignedTo: unknownId }, 'assignedTo'],
    [{ items: [{ chemicalId: unknownId }] }, 'items'],
    [{ items: [{ freeText: 'x', unitId: unknownId }] }, 'items'],
    [{ items: [{ quantity: 5 }] }, 'items.0.freeText'],
    [{ items: [{ freeText: 'x', quantity: 5 }] }, 'items.0.unitId'],
    [{ attachments: [{ title: 'x', file: 'none.pdf' }] }, 'attachments.0.file'],
  ] as const) {
    const { status, answer } = await call(inquiries.endpoints.add, {
      body: { contactName: 'Ann', ...body },
    });
    expect([path, status, answer.errors?.[0].path]).toEqual([path, 422, path]);
  }
});

test('a quantity stored without a unit stays, and another one needs its unit', async () => {
  const { _id: id } = await add(inquiries.endpoints.add, { contactName: unique() });
  const old = { ...blankItem, freeText: 'Acetone', quantity: 5 };
  const items = JSON.stringify([old]);
  await sql`update inquiry set items = ${items}::jsonb where _id = ${id}`.execute(
    api.services.database,
  );
  const kept = await call(inquiries.endpoints.update, {
    id,
    body: { items: [old, { freeText: 'Toluene' }], subject: 'Again' },
  });
  expect([kept.status, kept.answer.data.items[0]]).toEqual([
    200,
    { ...old, offeredForm: null, asWritten: null },
  ]);
  const changed = await call(inquiries.endpoints.update, {
    id,
    body: { items: [{ ...old, quantity: 6 }] },
  });
  expect([changed.status, changed.answer.errors?.[0].path]).toEqual([422, 'items.0.unitId']);
});

const blankItem = {
  chemicalId: null,
  unitId: null,
  grade: null,
  packaging: null,
  targetPrice: null,
  currency: null,
};

test('the next step is the first that is not done, whatever becomes of the others', async () => {
  const { _id } = await add(inquiries.endpoints.add, { contactName: unique() });
  const first = await follow(_id, '2026-01-05T09:00:00+02:00');
  const second = await follow(_id, '2026-01-09T09:00:00Z');
  await follow(_id, null, 'A note');
  expect((await get(_id)).nextFollowUpAt).toBe('2026-01-05T07:00:00.000Z');
  const { version } = await get(_id);
  await call(followUps.endpoints.update, {
    id: first._id,
    body: { doneAt: '2026-01-04T00:00:00Z' },
  });
  expect(await get(_id)).toMatchObject({ nextFollowUpAt: '2026-01-09T09:00:00.000Z', version });
  await call(followUps.endpoints.remove, { id: second._id });
  expect((await get(_id)).nextFollowUpAt).toBeNull();
  await call(recordEndpoints.restore, { id: second._id, query: { resource: 'followup' } });
  expect((await get(_id)).nextFollowUpAt).toBe('2026-01-09T09:00:00.000Z');
  expect((await call(followUpEndpoints.countByInquiry, { id: _id })).answer.data).toEqual({
    count: 3,
    open: 1,
  });
});

test('today ends when it ends where the viewer is', async () => {
  const { _id } = await add(inquiries.endpoints.add, { contactName: unique() });
  const now = Date.now();
  await follow(_id, new Date(now - 60_000).toISOString(), 'Overdue');
  await follow(_id, new Date(now + 26 * 3_600_000).toISOString(), 'Tomorrow');
  const mine = { mine: true, pageSize: 100 };
  const dueIn = async (timeZone: string) => {
    const { answer } = await call(followUpEndpoints.today, { query: { ...mine, timeZone } });
    return answer.data
      .filter(({ inquiryId }: { inquiryId: string }) => inquiryId === _id)
      .map(({ message }: { message: string }) => message);
  };
  expect(await dueIn('UTC')).toEqual(['Overdue']);
  const { status } = await call(followUpEndpoints.today, { query: { timeZone: 'Nowhere/At All' } });
  expect(status).toBe(400);
});

test('the timeline tells what was written, changed and planned, newest first', async () => {
  const { _id } = await add(inquiries.endpoints.add, {
    contactName: 'Ann',
    message: 'Please quote',
  });
  await call(inquiries.endpoints.update, { id: _id, body: { priority: 'high' } });
  await follow(_id, '2026-01-05T09:00:00Z');
  const { answer } = await call(inquiryEndpoints.timeline, { id: _id });
  expect(answer.total).toBe(4);
  expect(answer.data.map(({ kind }: { kind: string }) => kind)).toEqual([
    'followUp',
    'change',
    'change',
    'message',
  ]);
  expect(answer.data[0].followUp).toMatchObject({ inquiryId: _id, message: 'Call back' });
  expect(answer.data[1].entry.changes).toEqual([{ field: 'priority', from: 'normal', to: 'high' }]);
  expect(answer.data[3]).toMatchObject({ by: 'Ann', text: 'Please quote' });
  expect((await call(inquiryEndpoints.timeline, { id: unknownId })).status).toBe(404);
});

test('the timeline has the mails of the inquiry with who wrote them and how they stand', async () => {
  const { _id } = await add(inquiries.endpoints.add, { contactName: 'Ann' });
  const fromAddress = 'office@example.com';
  const smtp = { name: unique(), host: 'mail.example.com', port: 587, fromAddress };
  const server = await add(mailServers.endpoints.add, smtp);
  await api.services.database.transaction().execute((work) =>
    enqueueEmails(work, {
      adminId: api.adminId,
      server: { _id: server._id, fromName: null, fromAddress, replyTo: null },
      templateId: null,
      subject: 'Our offer',
      html: '<p>Here it is</p>',
      text: null,
      attachments: [],
      cc: [],
      bcc: [],
      replyTo: null,
      values: noValues,
      scheduledAt: null,
      inquiryId: _id,
      confirms: null,
      recipients: [{ email: 'ann@example.com', name: 'Ann', values: noValues }],
    }),
  );
  const { answer } = await call(inquiryEndpoints.timeline, { id: _id });
  expect(answer.data.map(({ kind }: { kind: string }) => kind)).toEqual(['email', 'change']);
  const [mail] = answer.data;
  expect(mail).toMatchObject({
    by: 'Tess Ting',
    email: {
      _id: mail._id,
      to: 'ann@example.com',
      subject: 'Our offer',
      status: 'queued',
      version: 1,
    },
  });
  const listed = await call(emails.endpoints.list, { query: { inquiryId: _id } });
  expect(listed.answer.data).toEqual([mail.email]);
});

test('inquiries of one address are found from each other', async () => {
  const email = `${unique()}@example.com`;
  const one = await add(inquiries.endpoints.add, { contactName: 'Ann', email });
  const other = await add(inquiries.endpoints.add, { contactName: 'Ann B.', email });
  const { answer } = await call(inquiryEndpoints.similar, { query: { email, exceptId: one._id } });
  expect(answer.data.map(({ _id }: { _id: string }) => _id)).toEqual([other._id]);
});

test('an inquiry goes to the trash with its follow-ups, and comes back with them', async () => {
  const { _id } = await add(inquiries.endpoints.add, { contactName: unique() });
  const step = await follow(_id, '2026-01-05T09:00:00Z', unique());
  const due = async () => {
    const { answer } = await call(followUpEndpoints.today, { query: { pageSize: 100 } });
    return answer.data.some((one: { _id: string }) => one._id === step._id);
  };
  expect(await due()).toBe(true);
  expect((await call(inquiries.endpoints.remove, { id: _id })).status).toBe(200);
  expect(await due()).toBe(false);
  await call(recordEndpoints.restore, { id: _id, query: { resource: 'inquiry' } });
  expect(await due()).toBe(true);
  expect((await get(_id)).nextFollowUpAt).toBe('2026-01-05T09:00:00.000Z');
});

test('statuses are put into an order, those left out behind', async () => {
  const stored = async (): Promise<string[]> => {
    const { answer } = await call(statuses.endpoints.list, { query: { pageSize: 100 } });
    return answer.data.map(({ _id }: { _id: string }) => _id);
  };
  const ids = await stored();
  const { status } = await call(statusEndpoints.reorder, { body: { ids: [ids[2], ids[0]] } });
  expect([status, await stored()]).toEqual([200, [ids[2], ids[0], ids[1], ...ids.slice(3)]]);
  expect((await call(statusEndpoints.reorder, { body: { ids: [unknownId] } })).status).toBe(404);
});

test('a status that an inquiry has cannot go', async () => {
  const status = await add(statuses.endpoints.add, { name: unique() });
  const { number } = await add(inquiries.endpoints.add, {
    contactName: 'Ann',
    statusId: status._id,
  });
  const { status: code, answer } = await call(statuses.endpoints.remove, { id: status._id });
  expect([code, answer.detail]).toEqual([409, expect.stringContaining(number)]);
});

test('an inquiry is lost with a reason, by whatever way it is lost', async () => {
  const { answer } = await call(statuses.endpoints.list);
  const [lost] = answer.data.filter(({ kind }: { kind: string }) => kind === 'lost');
  const { _id } = await add(inquiries.endpoints.add, { contactName: unique() });
  const change = (body: object) => call(inquiries.endpoints.update, { id: _id, body });
  const refused = await change({ statusId: lost._id });
  expect([refused.status, refused.answer.errors]).toEqual([
    422,
    [{ path: 'lostReason', message: 'Enter why it was lost' }],
  ]);
  expect((await change({ statusId: lost._id, lostReason: 'Too expensive' })).status).toBe(200);
  expect((await change({ subject: 'Another' })).status).toBe(200);
  expect((await change({ lostReason: null })).status).toBe(422);
  const body = { contactName: unique(), statusId: lost._id };
  expect((await call(inquiries.endpoints.add, { body })).status).toBe(422);
});
