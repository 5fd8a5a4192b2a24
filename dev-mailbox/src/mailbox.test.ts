import { mailboxEndpoints, mailServers } from 'contract/email';
import { uuidv7 } from 'uuidv7';
import { mailTo } from 'api/mail-fixture';
import { readServer } from 'api/read-server';
import { callAs, type CallRequest, startTestApi, type TestApi } from 'api/testing';
import { freePort } from './free-port.fixture';
import { mailboxPort } from './mailbox-port';
import { openMailbox } from './open-mailbox';

let api: TestApi;
let port: number;
beforeAll(async () => {
  port = await freePort();
  api = await startTestApi({
    jobs: 'stopped',
    openMailbox,
    env: { MAILBOX_PORT: String(port) },
  });
  const body = {
    name: 'Development mailbox',
    host: '127.0.0.1',
    port,
    security: 'none',
    fromAddress: 'sales@example.com',
  };
  expect((await call(mailServers.endpoints.add, { body })).status).toBe(201);
});
afterAll(() => api.close());

type Called = Parameters<typeof callAs>[1];
const call = async (endpoint: Called, request: CallRequest = {}) =>
  callAs(api, endpoint, { token: api.adminToken, ...request });

/** By the default server, which is the mailbox. */
async function sent(given: Parameters<typeof mailTo>[1] = {}, to = 'ana@example.com') {
  const { database, secretBox, mail } = api.services;
  const server = await readServer(database, secretBox, 'default');
  if (!server) throw new Error('There is no mail server');
  return mail.deliver(server, mailTo(to, given));
}

const { list, get, clear } = mailboxEndpoints;

describe('The development mail server', () => {
  it('shows what arrived, latest first, with those who got a blind copy', async () => {
    await call(clear);
    const content = Buffer.alloc(1_000_001, 'x');
    await sent({ subject: 'Erste Überschrift' });
    const delivery = await sent({
      subject: 'Second',
      html: '<p>Second <script>alert(1)</script></p>',
      text: 'Second',
      replyTo: 'desk@example.com',
      cc: ['cc@example.com'],
      bcc: ['quiet@example.com'],
      attachments: [
        { name: 'große Datei.pdf', mime: 'application/pdf', content },
        { name: 'b.csv', mime: 'text/csv', content: Buffer.from('a;b') },
      ],
    });
    expect(delivery).toMatchObject({ kind: 'sent', words: expect.stringMatching(/not delivered/) });
    const { answer } = await call(list, { query: { pageSize: 1 } });
    expect(answer).toMatchObject({ total: 2, page: 1, pageSize: 1, host: '127.0.0.1', port });
    expect(answer.data).toMatchObject([
      {
        from: 'sales@example.com',
        to: ['ana@example.com', 'cc@example.com', 'quiet@example.com'],
        subject: 'Second',
        hasAttachments: true,
      },
    ]);
    const shown = await call(get, { id: answer.data[0]._id });
    expect(shown.answer.data).toMatchObject({
      cc: ['cc@example.com'],
      replyTo: 'desk@example.com',
      messageId: '<ana.example.com@example.com>',
      html: expect.stringContaining('<script>alert(1)</script>'),
      text: expect.stringContaining('Second'),
      headers: expect.stringMatching(/^From: Example Chemicals <sales@example\.com>\r\n/),
      attachments: [
        { name: 'große Datei.pdf', mime: 'application/pdf', size: 1_000_001, cid: null },
        { name: 'b.csv', mime: 'text/csv', size: 3, cid: null },
      ],
    });
    const second = await call(list, { query: { pageSize: 1, page: 2 } });
    expect(second.answer.data).toMatchObject([
      { subject: 'Erste Überschrift', hasAttachments: false },
    ]);
  });

  it('keeps the latest two hundred, and what fits into its memory', async () => {
    await call(clear);
    const numbers = Array.from({ length: 210 }, (_, number) => `p${number}@example.com`);
    await Promise.all(numbers.map((to) => sent({}, to)));
    expect((await call(list)).answer.total).toBe(200);
    const attachments = [{ name: 'a', mime: 'text/csv', content: Buffer.alloc(20_000_000) }];
    await sent({ subject: 'Long', attachments });
    await sent({ subject: 'Longer', attachments });
    const { answer } = await call(list, { query: { pageSize: 100 } });
    expect(answer.data.map(({ subject }: { subject: string }) => subject)).toEqual(['Longer']);
  });

  it('takes what 25 MB of attachments weigh on the way, and no more', async () => {
    const file = (size: number) => ({
      attachments: [{ name: 'a', mime: 'application/pdf', content: Buffer.alloc(size) }],
    });
    expect((await sent(file(25 * 1024 * 1024))).kind).toBe('sent');
    expect(await sent(file(32 * 1024 * 1024))).toMatchObject({ kind: 'refused' });
  });

  it('is emptied by staff, and shown to nobody else', async () => {
    await call(clear);
    await sent();
    const { answer } = await call(list);
    const id = answer.data[0]._id;
    for (const endpoint of [list, get, clear]) {
      expect((await callAs(api, endpoint, { id })).status).toBe(403);
    }
    expect((await call(clear)).answer).toEqual({ data: { removed: 1 } });
    expect((await call(get, { id })).status).toBe(404);
    expect((await call(get, { id: uuidv7() })).status).toBe(404);
    expect((await call(get, { id: 'x' })).status).toBe(400);
  });

  it('is none when its port is taken, which stops nothing', async () => {
    const warnings: string[] = [];
    const log = { warn: (_details: unknown, message: string) => void warnings.push(message) };
    expect(await openMailbox({ env: api.services.env, log })).toBeUndefined();
    expect(warnings).toEqual([expect.stringMatching(/port cannot be used/)]);
  });
});

test.each([
  [3025, {}],
  [3025, { NODE_ENV: 'test', SEED: 'demo' }],
  [3025, { SEED: 'none' }],
  [0, { NODE_ENV: 'test', SEED: 'none' }],
  [0, { NODE_ENV: 'production' }],
  [4000, { NODE_ENV: 'production', MAILBOX_PORT: 4000 }],
  [0, { MAILBOX_PORT: 0 }],
  [0, { PORT: 0 }],
  [0, { PORT: 65_530 }],
] as const)('its port is %d with %j', (wanted, given) => {
  const usual = { NODE_ENV: 'development', SEED: 'demo', PORT: 3000 } as const;
  expect(mailboxPort({ ...usual, MAILBOX_PORT: undefined, ...given })).toBe(wanted);
});
