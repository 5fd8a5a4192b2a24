import { customers, suppliers } from 'contract/partner';
import { describeResourceRoutes, idsOf } from '../testing/describe-resource-routes';
import { type PartnerFixture, partnerKinds, startPartnerFixture } from './partners.fixture';

describeResourceRoutes(
  {
    resource: suppliers,
    body: (word) => ({ companyName: word, emails: ['sales@example.com'] }),
    change: { contactPerson: 'Another person' },
    wrong: { body: { companyName: 7 }, path: 'companyName' },
  },
  {
    resource: customers,
    body: (word) => ({ companyName: word, industry: 'Coatings' }),
    change: { industry: 'Adhesives' },
    wrong: { body: { companyName: 7 }, path: 'companyName' },
  },
);

describe.each(partnerKinds)('the lists of partners: $kind', (kind) => {
  const { calls, resource } = kind;
  let fixture: PartnerFixture;
  beforeAll(async () => {
    fixture = await startPartnerFixture();
  });
  afterAll(() => fixture.close());

  const names = ({ answer }: { answer: { data: { companyName: string }[] } }) =>
    answer.data.map(({ companyName }) => companyName);

  test('stand by letter, without accents, signs and cases; what has no letter under #', async () => {
    const companies = [
      'Ørsted Chemie',
      'orion Solvents',
      '»Öl & Harz«',
      'Émeraude',
      'Æther Labs',
      'İzmir Boya',
      'Zürich Chem',
      '3B Scientific',
      '上海化工',
      'Ωmega',
      '!!!',
      '(zeta) Pigments',
    ];
    const byName = new Map<string, string>();
    for (const companyName of companies)
      byName.set(companyName, (await fixture.addPartner(kind, { companyName }))._id);
    const under = async (alphabet: string) =>
      names(await fixture.call(calls.byLetter, { query: { alphabet } }));
    expect(await under('O')).toEqual(['»Öl & Harz«', 'orion Solvents', 'Ørsted Chemie']);
    expect(await under('A')).toEqual(['Æther Labs']);
    expect(await under('E')).toEqual(['Émeraude']);
    expect(await under('I')).toEqual(['İzmir Boya']);
    expect(await under('Z')).toEqual(['(zeta) Pigments', 'Zürich Chem']);
    expect(await under('#')).toEqual(['!!!', '3B Scientific', 'Ωmega', '上海化工']);
    expect(await under('X')).toEqual([]);
    const counts = async () => (await fixture.call(calls.letters)).answer.data;
    expect(await counts()).toEqual([
      { letter: '#', count: 4 },
      { letter: 'A', count: 1 },
      { letter: 'E', count: 1 },
      { letter: 'I', count: 1 },
      { letter: 'O', count: 3 },
      { letter: 'Z', count: 2 },
    ]);
    await fixture.call(resource.endpoints.update, {
      id: byName.get('Émeraude') ?? '',
      body: { companyName: 'Ōsaka Kagaku' },
    });
    await fixture.call(resource.endpoints.remove, { id: byName.get('Æther Labs') ?? '' });
    expect(await under('O')).toContain('Ōsaka Kagaku');
    const letters = (await counts()).map(({ letter }: { letter: string }) => letter);
    expect(letters).toEqual(['#', 'I', 'O', 'Z']);
    for (const alphabet of ['o', 'Ø', 'AB', '', '%'])
      expect((await fixture.call(calls.byLetter, { query: { alphabet } })).status).toBe(400);
  });

  test('find a company by any of its words, with and without accents, and by its numbers', async () => {
    const { _id } = await fixture.addPartner(kind, {
      companyName: 'Wäscherei Møller',
      contactPerson: 'Ann Example',
      emails: ['verkauf@moeller.example.com'],
      phones: ['+49 30 901820'],
      taxNumber: '12-345/678',
      address: { city: 'Köpenick', country: 'DE' },
    });
    const found = async (search: string) =>
      idsOf(await fixture.call(resource.endpoints.list, { query: { search } })).includes(_id);
    for (const text of ['moller wascherei', 'MØLLER', 'ann', 'verkauf@moeller', '030 901820'])
      expect([text, await found(text)]).toEqual([text, true]);
    for (const text of ['+49 (0)30 90 18 20', '12-345/678', 'köpenick ann'])
      expect([text, await found(text)]).toEqual([text, true]);
    expect([await found('møller 345'), await found('møller 018')]).toEqual([true, false]);
    for (const text of ['møller bob', '99999', '%', '_', "'", '\\'])
      expect([text, await found(text)]).toEqual([text, false]);
  });

  test('are narrowed by country, certificate, activity and chemical, all at once', async () => {
    const facts = { address: { country: 'PT' }, certifications: ['GMP', 'Halal'] };
    const wanted = await fixture.addPartner(kind, facts);
    await fixture.addPartner(kind, { ...facts, active: false });
    await fixture.addPartner(kind, { ...facts, certifications: ['Halal'] });
    const [chemicalId = ''] = await fixture.addChemicals(1);
    await fixture.link(kind, wanted._id, [chemicalId]);
    const list = async (query: object) =>
      (await fixture.call(resource.endpoints.list, { query: { ...query } })).answer.total;
    expect(await list({ country: 'PT' })).toBe(3);
    expect(await list({ country: 'PT', certification: 'GMP' })).toBe(2);
    expect(await list({ country: 'PT', certification: 'GMP', active: 'true' })).toBe(1);
    expect(await list({ chemicalId, certification: 'GMP', active: 'true' })).toBe(1);
    expect(await list({ chemicalId, country: 'ES' })).toBe(0);
  });

  test('answer who deals in a chemical, by name', async () => {
    const [chemicalId = '', other = ''] = await fixture.addChemicals(2);
    for (const companyName of ['Zinc Works', 'ärgo', 'Boron Co']) {
      const { _id } = await fixture.addPartner(kind, { companyName });
      await fixture.link(kind, _id, [chemicalId]);
    }
    const byChemical = (query: object) =>
      fixture.call(calls.byChemical, { query: { chemicalId, ...query } });
    expect(names(await byChemical({}))).toEqual(['ärgo', 'Boron Co', 'Zinc Works']);
    const second = await byChemical({ page: 2, pageSize: 2 });
    expect([names(second), second.answer.total]).toEqual([['Zinc Works'], 3]);
    const beyond = await byChemical({ page: 9 });
    expect(beyond.answer).toEqual({ data: [], total: 3, page: 9, pageSize: 25 });
    expect((await byChemical({ chemicalId: other })).answer.total).toBe(0);
    const row = (await byChemical({})).answer.data[0];
    expect(Object.keys(row).toSorted()).toEqual(Object.keys(resource.listed.shape).toSorted());
    if ('countByChemical' in calls) {
      const count = await fixture.call(calls.countByChemical, { query: { chemicalId } });
      expect(count.answer).toEqual({ data: { count: 3 } });
    }
  });
});
