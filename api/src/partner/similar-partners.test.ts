import { type PartnerFixture, partnerKinds, startPartnerFixture } from './partners.fixture';

let fixture: PartnerFixture;
beforeAll(async () => {
  fixture = await startPartnerFixture();
});
afterAll(() => fixture.close());

/** Stored, typed anew. */
const alike: readonly (readonly [string, string])[] = [
  ['ACME Chemicals Pvt. Ltd.', 'Acme Chemicals'],
  ['Brightwater Solvents Ltd', 'Brigthwater Solvents'],
  ['Müllner & Söhne GmbH', 'Mullner Sohne'],
  ['Ørskov Kemi A/S', 'Orskov Kemi'],
  ['Nordhavn Pigments ApS', 'Nordhaven Pigments'],
  ['Zielona Farba Sp. z o.o.', 'Zielona Farba'],
  ['Kesterwood Coatings Inc.', 'Kesterwoods Coating'],
  ['Tamarind Organics', 'Tamarindo Organics Ltd'],
  ['Valdoria Química S.A. de C.V.', 'Valdoria Quimica'],
  ['上海蓝海化工', '上海蓝海化工'],
];

const notAlike: readonly (readonly [string, string])[] = [
  ['Hollis Polymers GmbH', 'Hartmann Petrol GmbH'],
  ['Eastgate Chemicals', 'Quarry Lane Chemicals'],
  ['Delta Resins', 'Alto Fragrances'],
  ['Ivory Coast Cocoa', 'Pinnacle Acids'],
  ['Lumen Labs', 'Lupine Lacquers'],
  ['Sigrun Salts AG', 'Otto Oils AG'],
  ['Fernhill Foods', 'Northridge Foods'],
  ['Rosalba Aromi S.p.A.', 'Bergamo Tessuti S.p.A.'],
  ['深圳红日贸易', '北京青松科技'],
  ['Peregrine Ltd', 'Marigold Ltd'],
];

describe.each(partnerKinds)('partners like a $kind that is being entered', (kind) => {
  const { calls, resource } = kind;

  async function similar(query: Record<string, string>) {
    const { status, answer } = await fixture.call(calls.similar, { query });
    expect([query, status]).toEqual([query, 200]);
    return answer.data;
  }

  beforeAll(async () => {
    for (const [companyName] of [...alike, ...notAlike])
      await fixture.addPartner(kind, { companyName });
  });

  test.each(alike)('%s is found by %s', async (stored, companyName) => {
    const [first] = await similar({ companyName });
    expect(first).toMatchObject({ companyName: stored, likenesses: ['companyName'] });
  });

  test.each(notAlike)('%s is not found by %s', async (stored, companyName) => {
    const found = await similar({ companyName });
    expect(found.map((one: { companyName: string }) => one.companyName)).not.toContain(stored);
  });

  test('are known by tax number, telephone and the domain of their mail, however written', async () => {
    const { _id, companyName } = await fixture.addPartner(kind, {
      taxNumber: 'DE 811.907-980',
      emails: [`one@${kind.kind}.example.com`],
      phones: ['+44 (0)20 7946 0123'],
      whatsapp: '+91 98100 12345',
      address: { city: 'Leeds', country: 'GB' },
    });
    const known = (likenesses: string[]) => [
      { _id, companyName, city: 'Leeds', country: 'GB', likenesses },
    ];
    expect(await similar({ taxNumber: 'de811907980' })).toEqual(known(['taxNumber']));
    const emails = `half@, , TWO@${kind.kind}.example.com,@,x`;
    expect(await similar({ emails })).toEqual(known(['emailDomain']));
    expect(await similar({ phones: '0044 20 7946-0123' })).toEqual(known(['phone']));
    expect(await similar({ phones: '+44 20, +919810012345' })).toEqual(known(['phone']));
    const all = { taxNumber: 'DE811907980', emails, phones: '+919810012345' };
    expect(await similar(all)).toEqual(known(['emailDomain', 'phone', 'taxNumber']));
    expect(await similar({ ...all, exceptId: _id })).toEqual([]);
    await fixture.call(resource.endpoints.update, { id: _id, body: { taxNumber: null } });
    expect(await similar({ taxNumber: 'de811907980' })).toEqual([]);
    await fixture.call(resource.endpoints.remove, { id: _id });
    expect(await similar(all)).toEqual([]);
    await fixture.restore(resource.name, _id);
    expect(await similar(all)).toEqual(known(['emailDomain', 'phone']));
  });

  test('have nothing in common by an address that anybody can have', async () => {
    await fixture.addPartner(kind, { emails: ['someone@gmail.com', 'someone@qq.com'] });
    expect(await similar({ emails: 'other@gmail.com,other@qq.com' })).toEqual([]);
  });

  test('come likeliest first, five at most', async () => {
    const phones = ['+4930901820'];
    const bodies = [
      { emails: ['a@tally.example.net'] },
      { emails: ['b@tally.example.net'], phones },
      { taxNumber: 'TALLY-77' },
      { taxNumber: 'TALLY 77', phones, emails: ['c@tally.example.net'] },
      { phones },
      { emails: ['d@tally.example.net'] },
      { emails: ['e@tally.example.net'] },
    ];
    const ids: string[] = [];
    for (const body of bodies) ids.push((await fixture.addPartner(kind, body))._id);
    const query = { taxNumber: 'tally77', phones: '+4930901820', emails: 'x@tally.example.net' };
    const found = (await similar(query)).map(({ _id }: { _id: string }) => _id);
    expect(found).toEqual([ids[3], ids[2], ids[1], ids[4], ids[0]]);
  });

  test.each([
    {},
    { emails: '' },
    { emails: 'a' },
    { phones: '0,+,++,49' },
    { companyName: '%' },
    { companyName: "' or '1'='1" },
    { taxNumber: '---' },
    { companyName: 'x'.repeat(200) },
    { emails: ','.repeat(999) },
  ])('are none for %j', async (query) => {
    expect(await similar({ ...query })).toEqual([]);
  });

  test.each([
    { colour: 'red' },
    { companyName: 'x'.repeat(201) },
    { exceptId: '1' },
    { emails: 'a'.repeat(1001) },
  ])('are refused for %j', async (query) => {
    expect((await fixture.call(calls.similar, { query: { ...query } })).status).toBe(400);
  });
});
