import { customers } from 'contract/partner';
import sharp from 'sharp';
import { bearer } from '../testing/bearer';
import { formOf, type FormFile } from '../testing/form-of';
import { type PartnerFixture, partnerKinds, startPartnerFixture } from './partners.fixture';

let fixture: PartnerFixture;
beforeAll(async () => {
  fixture = await startPartnerFixture();
});
afterAll(() => fixture.close());

const pdf: FormFile = { name: 'ISO 9001.pdf', bytes: Buffer.from('%PDF-1.7\n%%EOF') };

async function picture(): Promise<FormFile> {
  const image = sharp({ create: { width: 8, height: 8, channels: 3, background: 'teal' } });
  return { name: 'Logo.png', bytes: await image.png().toBuffer() };
}

async function send(method: 'POST' | 'PUT', url: string, parts: Parameters<typeof formOf>[0]) {
  const { payload, headers } = formOf(parts);
  const answer = await fixture.api.inject({
    method,
    url: `/api/${url}`,
    payload,
    headers: { ...headers, ...bearer(fixture.api.adminToken) },
  });
  return { status: answer.statusCode, answer: answer.json() };
}

async function upload(file: FormFile, audience: string): Promise<string> {
  const { answer } = await send('POST', `file/add?audience=${audience}`, { file });
  return answer.data.name;
}

async function stored() {
  const { database } = fixture.api.services;
  const files = await database.selectFrom('file').select(['name', 'visibility']).execute();
  const rows = await database.selectFrom('customer').select('_id').execute();
  return { files, rows };
}

describe.each(partnerKinds)('the fields of a $kind', (kind) => {
  const { resource } = kind;
  const { add, update, get } = resource.endpoints;
  const company = { companyName: 'Fieldworks' };
  const errorsOf = async (body: object) => {
    const { status, answer } = await fixture.call(add, { body: { ...company, ...body } });
    expect(status).toBe(422);
    return answer.errors.map(({ path }: { path: string }) => path);
  };

  test('keep telephone numbers as E.164 writes them', async () => {
    const { phones, whatsapp } = await fixture.addPartner(kind, {
      phones: ['+44 (0)20 7946 0123', '0049 30/90 18-20', '+1 (202) 555‑0134'],
      whatsapp: '+91.98100.12345',
    });
    expect([phones, whatsapp]).toEqual([
      ['+442079460123', '+4930901820', '+12025550134'],
      '+919810012345',
    ]);
  });

  test('refuse numbers that cannot be, each by its place', async () => {
    const good = '+442079460123';
    expect(await errorsOf({ phones: [good, '+44 20 79'] })).toEqual(['phones.1']);
    expect(await errorsOf({ phones: [good, '+999 1234567'], whatsapp: '+1 20255' })).toEqual([
      'whatsapp',
    ]);
    expect(await errorsOf({ phones: [good, '+999 1234567'] })).toEqual(['phones.1']);
    expect(await errorsOf({ whatsapp: '+1 2025550134567' })).toEqual(['whatsapp']);
    expect(await errorsOf({ phones: ['020 7946 0123'] })).toEqual(['phones.0']);
    expect(await errorsOf({ phones: [good, '+44 20 7946-0123'] })).toEqual(['phones']);
    const { _id } = await fixture.addPartner(kind);
    const changed = await fixture.call(update, { id: _id, body: { phones: [good, '+4420'] } });
    expect([changed.status, changed.answer.errors[0].path]).toEqual([422, 'phones.1']);
  });

  test('name only documents that are stored, for staff alone', async () => {
    const document = (file: string) => ({ title: 'Certificate', file });
    const good = await upload(pdf, 'staff');
    const open = await upload(pdf, 'everyone');
    expect(await errorsOf({ documents: [document(good), document('no-such.pdf')] })).toEqual([
      'documents.1.file',
    ]);
    expect(await errorsOf({ documents: [document(good), document(open)] })).toEqual([
      'documents.1.file',
    ]);
    const { _id, documents } = await fixture.addPartner(kind, { documents: [document(good)] });
    expect(documents).toEqual([document(good)]);
    const body = { documents: [document(good), { title: 'Renewed', file: open }] };
    const changed = await fixture.call(update, { id: _id, body });
    expect([changed.status, changed.answer.errors[0].path]).toEqual([422, 'documents.1.file']);
    const renamed = { documents: [{ title: 'Renamed', file: good }] };
    expect((await fixture.call(update, { id: _id, body: renamed })).status).toBe(200);
  });

  test('take an address with nothing in it for none', async () => {
    const empty = { line1: null, city: null, country: null };
    expect((await fixture.addPartner(kind, { address: empty })).address).toBeNull();
    expect((await fixture.addPartner(kind, { address: {} })).address).toBeNull();
    const { _id, address } = await fixture.addPartner(kind, { address: { city: 'Leeds' } });
    expect(address).toEqual({
      ...empty,
      line2: null,
      state: null,
      postalCode: null,
      city: 'Leeds',
    });
    const changed = await fixture.call(update, { id: _id, body: { address: empty } });
    expect(changed.answer.data).toMatchObject({ address: null, version: 2 });
  });

  test('say what they take', async () => {
    expect(await errorsOf({ address: { country: 'XX' } })).toEqual(['address.country']);
    expect(await errorsOf({ address: { planet: 'Earth' } })).toEqual(['address.planet']);
    expect(await errorsOf({ currency: 'XXX', incoterm: 'DAT' })).toEqual(
      expect.arrayContaining(['currency', 'incoterm']),
    );
    expect(await errorsOf({ website: 'javascript:alert(1)' })).toEqual(['website']);
    expect(await errorsOf({ emails: ['a@example.com', 'A@example.com'] })).toEqual(['emails']);
    const { website, emails } = await fixture.addPartner(kind, {
      website: 'www.example.com/a',
      emails: [' Sales@Example.com '],
    });
    expect([website, emails]).toEqual(['https://www.example.com/a', ['sales@example.com']]);
  });

  test('keep the time when consent was given or taken back, and no other', async () => {
    const { _id, marketingConsentAt: never } = await fixture.addPartner(kind);
    const change = async (body: object) =>
      (await fixture.call(update, { id: _id, body })).answer.data.marketingConsentAt;
    const given = await change({ marketingConsent: true });
    expect([never, Math.abs(Date.now() - Date.parse(given)) < 60_000]).toEqual([null, true]);
    expect(await change({ marketingConsent: true, designation: 'Head' })).toBe(given);
    expect(await change({ designation: 'Buyer' })).toBe(given);
    const takenBack = await change({ marketingConsent: false });
    expect(Date.parse(takenBack)).toBeGreaterThan(Date.parse(given));
    expect(await change({ designation: 'Clerk' })).toBe(takenBack);
    const body = { marketingConsentAt: '2020-01-01T00:00:00.000Z' };
    const forged = await fixture.call(update, { id: _id, body });
    expect(forged.status).toBe(422);
    const atOnce = await fixture.addPartner(kind, { marketingConsent: true });
    expect(atOnce.marketingConsentAt).toEqual(expect.any(String));
  });

  test('come back whole', async () => {
    const record = await fixture.addPartner(kind, {
      notes: 'Line 1\nLine 2',
      certifications: ['GMP'],
    });
    expect((await fixture.call(get, { id: record._id })).answer.data).toEqual(record);
  });
});

describe('a customer', () => {
  const [, kind] = partnerKinds;

  test('has a logo that is a stored picture for staff alone', async () => {
    const wrong = [await upload(pdf, 'staff'), await upload(await picture(), 'everyone'), 'no.png'];
    for (const logo of wrong) {
      const body = { companyName: 'Logo', logo };
      const { status, answer } = await fixture.call(customers.endpoints.add, { body });
      expect([status, answer.errors[0].path]).toEqual([422, 'logo']);
    }
    const logo = await upload(await picture(), 'staff');
    expect((await fixture.addPartner(kind, { logo })).logo).toBe(logo);
  });

  test('comes as form data with its logo and documents, which staff alone may have', async () => {
    const created = await send('POST', 'customer/create', {
      companyName: 'Formwell',
      phones: '["+44 20 7946 0123"]',
      'address[city]': 'Leeds',
      'address.country': 'GB',
      marketingConsent: 'true',
      taxNumber: '12345',
      notes: '',
      logo: await picture(),
      documents: [pdf],
    });
    expect(created).toMatchObject({
      status: 201,
      answer: {
        data: {
          companyName: 'Formwell',
          phones: ['+442079460123'],
          address: { city: 'Leeds', country: 'GB' },
          marketingConsent: true,
          taxNumber: '12345',
          notes: null,
          documents: [{ title: 'ISO 9001' }],
        },
      },
    });
    const { _id, logo, documents } = created.answer.data;
    const changed = await send('PUT', `customer/update?id=${_id}`, {
      data: JSON.stringify({ industry: 'Coatings', documents, version: 1 }),
      documents: [{ ...pdf, name: 'Halal.pdf' }],
    });
    expect(changed.answer.data).toMatchObject({ version: 2, logo, industry: 'Coatings' });
    const titles = changed.answer.data.documents.map(({ title }: { title: string }) => title);
    expect(titles).toEqual(['ISO 9001', 'Halal']);
    const names = changed.answer.data.documents.map(({ file }: { file: string }) => file);
    for (const name of [logo, ...names]) {
      const url = `/api/file/download/${name}`;
      const asStaff = await fixture.api.inject({ url, headers: bearer(fixture.api.adminToken) });
      expect([asStaff.statusCode, (await fixture.api.inject({ url })).statusCode]).toEqual([
        200, 404,
      ]);
    }
  });

  test.each([
    ['a telephone number', { phones: '["+44 20"]' }, 'phones.0'],
    ['no name', { companyName: '' }, 'companyName'],
    ['an unknown field', { colour: 'red' }, 'colour'],
    ['a logo that is no picture', { logo: pdf }, 'logo'],
    ['a version', { version: '7' }, 'version'],
  ])('that is refused for %s leaves neither file nor row', async (_what, parts, path) => {
    const before = await stored();
    const documents = [pdf, await picture()];
    const form = { companyName: 'Refused', documents, ...parts };
    const { status, answer } = await send('POST', 'customer/create', form);
    expect([status, answer.errors[0].path]).toEqual([422, path]);
    expect(await stored()).toEqual(before);
  });
});
