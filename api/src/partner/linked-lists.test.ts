import { chemicals } from 'contract/catalog';
import { type PartnerFixture, partnerKinds, startPartnerFixture } from './partners.fixture';
import { idsOf } from '../testing/describe-resource-routes';

let fixture: PartnerFixture;
beforeAll(async () => {
  fixture = await startPartnerFixture();
});
afterAll(() => fixture.close());

describe.each(partnerKinds)('the chemicals of a $kind', (kind) => {
  const { calls } = kind;
  const added: Record<string, string> = {};
  let partner = '';

  const names = ({ answer }: { answer: { data: { name: string }[] } }) =>
    answer.data.map(({ name }) => name);
  const list = (query: object = {}) =>
    fixture.call(calls.chemicals, { id: partner, query: { ...query } });
  const toLink = (query: object = {}) =>
    fixture.call(calls.chemicalsToLink, { id: partner, query: { search: kind.kind, ...query } });

  beforeAll(async () => {
    const bodies = [
      { name: `Zirconia ${kind.kind}` },
      {
        name: `Ethyl acetate ${kind.kind}`,
        casNumber: '141-78-6',
        status: 'published',
        contradictionReason: 'One for each kind of partner',
      },
      { name: `n-Butanol ${kind.kind}`, synonyms: ['Butyl alcohol'] },
      { name: `Caffeine ${kind.kind}`, formula: 'C8H10N4O2' },
    ];
    for (const body of bodies) {
      const { _id, name } = await fixture.addChemical(body);
      added[name.split(' ')[0]] = _id;
    }
    partner = (await fixture.addPartner(kind))._id;
    await fixture.link(kind, partner, [added['Zirconia']]);
    await fixture.link(kind, partner, [added['n-Butanol'], added['Ethyl']]);
  });

  test('stand by name, as the catalogue sorts it, or by the time of linking, both ways', async () => {
    const byName = [
      `n-Butanol ${kind.kind}`,
      `Ethyl acetate ${kind.kind}`,
      `Zirconia ${kind.kind}`,
    ];
    expect(names(await list())).toEqual(byName);
    expect(names(await list({ sort: '-name' }))).toEqual(byName.toReversed());
    const [butanol, ethyl, zirconia] = byName;
    expect(names(await list({ sort: 'linkedAt' }))).toEqual([zirconia, butanol, ethyl]);
    expect(names(await list({ sort: '-linkedAt' }))).toEqual([butanol, ethyl, zirconia]);
    expect((await list({ sort: 'admin_id' })).status).toBe(400);
  });

  test('say who linked them, and when', async () => {
    const { answer } = await list({ letter: 'E' });
    expect(answer.data).toEqual([
      {
        _id: added['Ethyl'],
        name: `Ethyl acetate ${kind.kind}`,
        slug: expect.any(String),
        casNumber: '141-78-6',
        formula: null,
        status: 'published',
        linkedBy: 'Tess Ting',
        linkedAt: expect.stringMatching(/^\d{4}-.*Z$/),
      },
    ]);
  });

  test('are narrowed by letter and text, and keep the total beyond the last page', async () => {
    expect(names(await list({ letter: 'B' }))).toEqual([`n-Butanol ${kind.kind}`]);
    expect(names(await list({ search: '141-78' }))).toEqual([`Ethyl acetate ${kind.kind}`]);
    expect(names(await list({ search: 'butyl alc' }))).toEqual([`n-Butanol ${kind.kind}`]);
    expect(names(await list({ search: 'caffeine' }))).toEqual([]);
    expect((await list({ page: 7, pageSize: 2 })).answer).toMatchObject({ data: [], total: 3 });
    const pages = [await list({ pageSize: 2 }), await list({ page: 2, pageSize: 2 })];
    expect(new Set(pages.flatMap(idsOf)).size).toBe(3);
  });

  test('to link are all of the catalogue, drafts too, each with whether it is linked', async () => {
    const { answer } = await toLink();
    expect(
      answer.data.map(({ name, isLinked }: Record<string, unknown>) => [name, isLinked]),
    ).toEqual([
      [`n-Butanol ${kind.kind}`, true],
      [`Caffeine ${kind.kind}`, false],
      [`Ethyl acetate ${kind.kind}`, true],
      [`Zirconia ${kind.kind}`, true],
    ]);
    expect(idsOf(await toLink({ unlinkedOnly: true }))).toEqual([added['Caffeine']]);
    expect(idsOf(await toLink({ search: '141786' }))).toContain(added['Ethyl']);
    expect(idsOf(await toLink({ search: 'C8H10N4O2' }))).toContain(added['Caffeine']);
    expect(idsOf(await toLink({ letter: 'Z' }))).toEqual([added['Zirconia']]);
    expect((await toLink({ unlinkedOnly: 'maybe' })).status).toBe(400);
  });

  test('to link leave out the trash', async () => {
    const { _id } = await fixture.addChemical({ name: `Vanillin ${kind.kind}` });
    await fixture.call(chemicals.endpoints.remove, { id: _id });
    expect(idsOf(await toLink({ letter: 'V' }))).toEqual([]);
  });
});
