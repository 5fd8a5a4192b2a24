import { emailBatches } from 'contract/email';
import { fileEndpoints } from 'contract/file';
import { sql } from 'kysely';
import sharp from 'sharp';
import { formOf } from '../../testing/form-of';
import { system } from '../../kernel/viewer';
import { noticesOf, openMailFixture, type MailFixture, until } from './mail-sending.fixture';
import { startMailHost, type MailHost, type Treatment } from './mail-host.fixture';

const treatments: Readonly<Record<string, Treatment>> = {
  'never@example.com': 'refuse',
  'busy@example.com': 'later',
  'cut@example.com': 'drop-after',
};

/** Takes others at the second attempt, and all others at once. */
function treat(to: string, attempt: number): Treatment {
  if (attempt === 1 && to.startsWith('slow')) return 'later';
  if (attempt === 1 && to.startsWith('broken')) return 'drop-before';
  return treatments[to] ?? 'take';
}

function withToken(token: string, { payload, headers }: ReturnType<typeof formOf>) {
  return { payload, headers: { ...headers, authorization: `Bearer ${token}` } };
}

let fixture: MailFixture;
let host: MailHost;
let server: string;
beforeAll(async () => {
  host = await startMailHost({ treat });
  fixture = await openMailFixture();
  server = await fixture.addServer(host.port, { fromName: 'Example Chemicals' });
});
afterAll(async () => {
  await fixture.api.close();
  await host.close();
});

const states = async (batchId: string) =>
  Object.fromEntries(
    (await fixture.emailsOf(batchId)).map(
      ({ to, status, attempts }: { to: string; status: string; attempts: number }) => [
        to.split('@')[0],
        [status, attempts],
      ],
    ),
  );

it('every recipient ends in the state that the server put him into', async () => {
  const to = ['ann', 'slow', 'broken', 'never', 'busy', 'cut'].map((name) => `${name}@example.com`);
  const batchId = await fixture.send(server, to);
  const counts = await fixture.sendAll(batchId);
  expect(counts).toEqual({
    queued: 0,
    sending: 0,
    sent: 3,
    bounced: 0,
    failed: 2,
    suppressed: 0,
    cancelled: 0,
    unknown: 1,
  });
  expect(await states(batchId)).toEqual({
    ann: ['sent', 1],
    slow: ['sent', 2],
    broken: ['sent', expect.any(Number)],
    never: ['failed', 1],
    busy: ['failed', 3],
    cut: ['unknown', 1],
  });
  const { values } = await fixture.api.services.meters.emails.get();
  expect(
    Object.fromEntries(values.map(({ labels, value }) => [labels.result, value])),
  ).toMatchObject({
    sent: 3,
    failed: 2,
    unknown: 1,
    queued: expect.any(Number),
  });
  expect(to.map((address) => host.count(address))).toEqual([1, 1, 1, 0, 0, 1]);
  const words = async (name: string) =>
    (await fixture.emailTo(batchId, `${name}@example.com`)).reply;
  expect(await words('ann')).toBe('250 taken');
  expect(await words('never')).toBe('550 No such mailbox here');
  expect(await words('busy')).toBe('451 Try again later');
  expect((await fixture.emailTo(batchId, 'ann@example.com')).sentAt).toEqual(expect.any(String));
});

it('pictures of the library come with the message, and its sending is called as all read it', async () => {
  const bytes = await sharp({ create: { width: 2, height: 2, channels: 3, background: '#612' } })
    .png()
    .toBuffer();
  const upload = await fixture.api.inject({
    method: 'POST',
    url: `/api/${fileEndpoints.add.path}`,
    ...withToken(fixture.api.adminToken, formOf({ file: { name: 'a.png', bytes } })),
  });
  const { name } = upload.json().data;
  const batchId = await fixture.send(server, ['ann@pictures.example'], {
    subject: '{{company.name}} for {{recipient.name}}',
    html: `<p>See <img src="/api/file/download/${name}?w=1280" alt="A square"></p>`,
  });
  await fixture.sendAll(batchId);
  const content = host.arrived.at(-1)?.content ?? '';
  expect(content).toContain('Content-Type: multipart/related');
  expect(content).toContain(`Content-ID: <${name}@pictures>`);
  expect(content.replaceAll('=3D', '=').replaceAll(/=\r\n/g, '')).toContain(
    `src="cid:${name}@pictures"`,
  );
  const { subject } = await fixture.data(emailBatches.endpoints.get, { id: batchId });
  expect(subject).toBe('Example Chemicals for …');
});

it('a message arrives as it was written, with the same id at every attempt', async () => {
  const fields = {
    subject: 'For {{recipient.email}}',
    html: '<p>About {{chemical.name}}: {{recipient.email}}</p>',
    variables: { 'chemical.name': 'Acetone <pure>' },
    replyTo: 'team@example.com',
  };
  const batchId = await fixture.send(server, ['slow-reader@example.com'], fields);
  await fixture.sendAll(batchId);
  const { messageId, subject } = await fixture.emailTo(batchId, 'slow-reader@example.com');
  const content = host.arrived.at(-1)?.content ?? '';
  expect(subject).toBe('For slow-reader@example.com');
  for (const part of [
    `Message-ID: ${messageId}`,
    'Subject: For slow-reader@example.com',
    'From: Example Chemicals <sales@example.com>',
    'Reply-To: team@example.com',
    'Acetone &lt;pure&gt;: slow-reader@example.com',
  ]) {
    expect(content).toContain(part);
  }
});

it('two senders at work on one queue send every message once', async () => {
  const to = Array.from({ length: 150 }, (_, index) => `many-${index}@example.com`);
  const batchId = await fixture.send(server, to);
  const others = [fixture.startSender(), fixture.startSender()];
  expect(await fixture.sendAll(batchId)).toMatchObject({ sent: 150 });
  await Promise.all(others.map((sender) => sender.stop()));
  expect(to.filter((address) => host.count(address) !== 1)).toEqual([]);
});

it('what waits for its time is sent when that has come, and nobody is told before', async () => {
  const scheduledAt = new Date(Date.now() + 3_600_000).toISOString();
  const batchId = await fixture.send(server, ['later@example.com'], { scheduledAt });
  const before = await noticesOf(fixture.api);
  const sender = fixture.startSender();
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect([host.count('later@example.com'), await noticesOf(fixture.api)]).toEqual([0, before]);
  expect((await fixture.emailTo(batchId, 'later@example.com')).dueAt).toBe(scheduledAt);
  await sql`update email set due_at = now() where batch_id = ${batchId}`.execute(
    fixture.api.services.database,
  );
  await until(() => host.count('later@example.com') === 1);
  await sender.stop();
});

it('a stop lets what is on its way finish', async () => {
  let answer = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const slow = await startMailHost({ hold: () => held });
  const batchId = await fixture.send(await fixture.addServer(slow.port), ['ann@example.com']);
  const sender = fixture.startSender();
  await until(() => slow.arrived.length === 1);
  const stopped = sender.stop();
  answer();
  await stopped;
  expect(await fixture.counts(batchId)).toMatchObject({ sent: 1, sending: 0, unknown: 0 });
  await slow.close();
});

it('attachments go with every message; one that is gone fails its message and says so', async () => {
  const { files, database } = fixture.api.services;
  const upload = {
    originalName: 'prices.pdf',
    bytes: Buffer.from('%PDF-1.7\n1 0 obj\nendobj\n%%EOF'),
  };
  const { name } = await files.store(upload, { visibility: 'staff', viewer: system });
  const fields = { attachments: [{ title: 'Our prices', file: name }] };
  const batchId = await fixture.send(server, ['one@example.com', 'two@example.com'], fields);
  expect(await fixture.sendAll(batchId)).toMatchObject({ sent: 2 });
  for (const { content } of host.arrived.slice(-2)) {
    expect(content).toContain('filename="Our prices.pdf"');
    expect(content).toContain(Buffer.from(upload.bytes).toString('base64'));
  }
  const late = await fixture.send(server, ['three@example.com'], fields);
  await database.deleteFrom('file').where('name', '=', name).execute();
  expect(await fixture.sendAll(late)).toMatchObject({ failed: 1 });
  expect((await fixture.emailTo(late, 'three@example.com')).reply).toBe(
    'The attachment “Our prices” is not there any more.',
  );
});
