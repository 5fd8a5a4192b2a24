import { createHash, createPublicKey, createVerify } from 'node:crypto';
import { Resolver } from 'node:dns/promises';
import { dkimEndpoints, type DkimKey } from 'contract/email';
import { unique } from '../../testing/describe-resource-routes';
import { startMailHost, type MailHost } from '../sending/mail-host.fixture';
import { type MailFixture, openMailFixture } from '../sending/mail-sending.fixture';

let fixture: MailFixture;
let host: MailHost;
beforeAll(async () => {
  host = await startMailHost();
  fixture = await openMailFixture();
});
afterAll(async () => {
  await fixture.api.close();
  await host.close();
});
afterEach(() => jest.restoreAllMocks());

const body = { domain: 'Example.com', selector: 'Panel' };
const make = (id: string): Promise<DkimKey> => fixture.data(dkimEndpoints.make, { id, body });
const check = (id: string, more: object = {}) =>
  fixture.data(dkimEndpoints.check, { id, body: more });

function publish(...records: readonly string[]) {
  return jest.spyOn(Resolver.prototype, 'resolveTxt').mockResolvedValue(
    // A record is published in parts of at most 255 characters.
    records.map((record) => record.match(/.{1,255}/g) ?? []),
  );
}

async function received(smtpId: string, to: readonly string[] = [newAddress()]): Promise<string> {
  await fixture.sendAll(await fixture.send(smtpId, to, { html: '<p>Grüße  an alle</p>' }));
  return host.arrived.find((mail) => mail.to.includes(to[0] ?? ''))?.content ?? '';
}

const newAddress = () => `${unique()}@example.com`.toLowerCase();

/** Verifies the signature of a message as a receiver does: RFC 6376, section 6.1.3. */
function isValid(message: string, record: string): boolean {
  const split = message.indexOf('\r\n\r\n');
  const fields = message.slice(0, split + 2).match(/^[!-9;-~]+:(?:.|\r\n[ \t])*\r\n/gm) ?? [];
  const signature = fields.find((field) => /^dkim-signature:/i.test(field)) ?? '';
  const tag = (name: string) =>
    new RegExp(`[;:\\s]${name}=([^;]*)`).exec(signature)?.[1]?.replace(/\s+/g, '') ?? '';
  expect([tag('a'), tag('c')]).toEqual(['rsa-sha256', 'relaxed/relaxed']);
  const lines = message
    .slice(split + 4)
    .replace(/[ \t]+/g, ' ')
    .replace(/ \r\n/g, '\r\n');
  const relaxed = `${lines.replace(/(?:\r\n)*$/, '')}\r\n`;
  const bodyHash = createHash('sha256').update(relaxed).digest('base64');
  if (bodyHash !== tag('bh')) return false;
  const canonical = (field: string) => {
    const [, name = '', value = ''] = /^([^:]+):([^]*)$/.exec(field) ?? [];
    const unfolded = value
      .replace(/\r\n/g, '')
      .replace(/[ \t]+/g, ' ')
      .trim();
    return `${name.trim().toLowerCase()}:${unfolded}`;
  };
  const named = tag('h').toLowerCase().split(':');
  const covered = named.flatMap((name) => {
    const field = fields.find((one) => one.toLowerCase().startsWith(`${name}:`));
    return field ? [canonical(field)] : [];
  });
  const own = canonical(signature).replace(/([;:\s]b=)[^;]*/, '$1');
  const key = /p=(.*)$/.exec(record)?.[1] ?? '';
  const der = { key: Buffer.from(key, 'base64'), format: 'der', type: 'spki' } as const;
  const verify = createVerify('RSA-SHA256').update([...covered, own].join('\r\n'));
  return verify.verify(createPublicKey(der), tag('b'), 'base64');
}

it('makes a key of RSA 2048 with the record to publish, and answers no private part', async () => {
  const id = await fixture.addServer(host.port);
  expect(await fixture.data(dkimEndpoints.get, { id })).toBeNull();
  const made = await make(id);
  expect(made).toMatchObject({
    recordName: 'panel._domainkey.example.com',
    record: expect.stringMatching(/^v=DKIM1; k=rsa; p=[A-Za-z0-9+/]{392}$/),
    signsSince: null,
  });
  expect(await fixture.data(dkimEndpoints.get, { id })).toEqual(made);
  expect(JSON.stringify(made)).not.toContain('PRIVATE');
  const { database } = fixture.api.services;
  const stored = await database.selectFrom('smtpDkim').select('keyBox').executeTakeFirst();
  expect(stored?.keyBox).not.toContain('PRIVATE');
  const wrong = await fixture.staff(dkimEndpoints.make, {
    id,
    body: { domain: 'no domain', selector: 'a.b' },
  });
  expect(wrong.status).toBe(422);
});

it('signs once the record is there, in a way that a receiver verifies', async () => {
  const id = await fixture.addServer(host.port);
  const { record } = await make(id);
  const look = publish('v=DKIM1; k=rsa; p=AAAA');
  expect(await check(id)).toMatchObject({ state: 'differs', key: { signsSince: null } });
  expect(look).toHaveBeenCalledWith('panel._domainkey.example.com');
  expect(await received(id)).not.toMatch(/^DKIM-Signature:/im);
  publish('v=spf1 -all', record.replace('; k=rsa;', ' ;k = rsa ;'));
  expect(await check(id)).toMatchObject({
    state: 'found',
    key: { signsSince: expect.any(String) },
  });
  const [to, other] = [newAddress(), newAddress()];
  const message = await received(id, [to, other]);
  expect(isValid(message, record)).toBe(true);
  const named = /\bh=([^;]+);/.exec(message)?.[1]?.replace(/\s+/g, '').toLowerCase().split(':');
  expect(named).toEqual(
    expect.arrayContaining(['from', 'to', 'subject', 'list-unsubscribe', 'list-unsubscribe-post']),
  );
  expect(isValid(message.replace('an alle', 'an Alle'), record)).toBe(false);
  expect(
    isValid(
      message.replace(`<${to}>`, '<eve@example.com>').replace(`To: ${to}`, 'To: eve@example.com'),
      record,
    ),
  ).toBe(false);
  expect(isValid(message, (await make(id)).record)).toBe(false);
});

it('says that nothing is published or nothing answers, and signs anyway when told to', async () => {
  const id = await fixture.addServer(host.port);
  await make(id);
  const look = jest.spyOn(Resolver.prototype, 'resolveTxt');
  look.mockRejectedValueOnce(Object.assign(new Error('No such name'), { code: 'ENOTFOUND' }));
  expect(await check(id)).toMatchObject({ state: 'missing', key: { signsSince: null } });
  look.mockRejectedValue(Object.assign(new Error('Too late'), { code: 'ETIMEOUT' }));
  expect(await check(id)).toMatchObject({ state: 'no-answer', key: { signsSince: null } });
  const signing = await check(id, { signAnyway: true });
  expect(signing).toMatchObject({ state: 'no-answer', key: { signsSince: expect.any(String) } });
  expect(await received(id)).toMatch(/^DKIM-Signature:/im);
  await fixture.staff(dkimEndpoints.remove, { id });
  expect(await fixture.data(dkimEndpoints.get, { id })).toBeNull();
  expect(await received(id)).not.toMatch(/^DKIM-Signature:/im);
});
