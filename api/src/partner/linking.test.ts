import { chemicals } from 'contract/catalog';
import { type PartnerFixture, partnerKinds, startPartnerFixture } from './partners.fixture';
import { idsOf } from '../testing/describe-resource-routes';
import { unknownId } from '../testing/unknown-id';

let fixture: PartnerFixture;
beforeAll(async () => {
  fixture = await startPartnerFixture();
});
afterAll(() => fixture.close());

describe.each(partnerKinds)('linking chemicals to a $kind', (kind) => {
  const { calls, resource, field, links } = kind;

  async function linked(id: string): Promise<string[]> {
    const rows = await fixture.api.services.database
      .selectFrom(links)
      .select('chemicalId')
      .where('partnerId', '=', id)
      .execute();
    return rows.map(({ chemicalId }) => chemicalId).toSorted();
  }

  /** The count of the record, of the list and of the list of its chemicals, which must be one. */
  async function counted(id: string): Promise<number> {
    const record = await fixture.call(resource.endpoints.get, { id });
    const all = await fixture.call(resource.endpoints.list, { query: { pageSize: 100 } });
    const row = all.answer.data.find(({ _id }: { _id: string }) => _id === id);
    const list = await fixture.call(calls.chemicals, { id });
    expect([record.answer.data.chemicalCount, list.answer.total]).toEqual([
      row.chemicalCount,
      row.chemicalCount,
    ]);
    return row.chemicalCount;
  }

  test('tells what it added and what was there, each once, in the order of the call', async () => {
    const { _id } = await fixture.addPartner(kind);
    const [first = '', second = '', third = ''] = await fixture.addChemicals(3);
    const one = await fixture.link(kind, _id, [third, first, third]);
    expect(one).toMatchObject({
      status: 200,
      answer: { data: { added: [third, first], alreadyLinked: [] } },
    });
    const two = await fixture.link(kind, _id, [second, first]);
    expect(two.answer).toEqual({ data: { added: [second], alreadyLinked: [first] } });
    const three = await fixture.link(kind, _id, [second, first]);
    expect(three.answer).toEqual({ data: { added: [], alreadyLinked: [second, first] } });
    expect(await linked(_id)).toEqual([first, second, third].toSorted());
    expect(await counted(_id)).toBe(3);
  });

  test('refuses unknown and trashed chemicals, naming the field and them, and links nothing', async () => {
    const { _id } = await fixture.addPartner(kind);
    const [good = '', trashed = ''] = await fixture.addChemicals(2);
    await fixture.call(chemicals.endpoints.remove, { id: trashed });
    for (const wrong of [unknownId, trashed]) {
      const { status, answer } = await fixture.link(kind, _id, [good, wrong]);
      expect([status, answer.errors]).toEqual([
        422,
        [{ path: field, message: `There is no such chemical: ${wrong}` }],
      ]);
    }
    expect(await linked(_id)).toEqual([]);
    expect(await fixture.history(resource.name, _id)).toHaveLength(1);
  });

  test.each([
    ['no list', {}],
    ['an empty list', { [field]: [] }],
    ['more than a thousand', { [field]: Array.from({ length: 1001 }, () => unknownId) }],
    ['what is no id', { [field]: ["x' or 1=1 --"] }],
    ['a number', { [field]: 7 }],
    ['an object', { [field]: { $ne: null } }],
    ['another field', { [field]: [unknownId], version: 1 }],
  ])('refuses %s', async (_what, body) => {
    const { _id } = await fixture.addPartner(kind);
    for (const endpoint of [calls.link, calls.unlinkMany]) {
      const { status, answer } = await fixture.call(endpoint, { id: _id, body });
      const path = 'version' in body ? 'version' : expect.stringContaining(field);
      expect([status, answer.errors[0].path]).toEqual([422, path]);
    }
  });

  test('takes a thousand at once', async () => {
    const { _id } = await fixture.addPartner(kind);
    const ids = await fixture.addChemicals(1000);
    const { status, answer } = await fixture.link(kind, _id, ids);
    expect([status, answer.data.added.length]).toEqual([200, 1000]);
    expect((await fixture.unlinkMany(kind, _id, ids)).answer.data.removed).toEqual(ids);
    expect(await counted(_id)).toBe(0);
  });

  test('answers 404 for a partner that is not there or in the trash', async () => {
    const { _id } = await fixture.addPartner(kind);
    const [chemicalId = ''] = await fixture.addChemicals(1);
    await fixture.link(kind, _id, [chemicalId]);
    await fixture.call(resource.endpoints.remove, { id: _id });
    for (const id of [_id, unknownId]) {
      const answers = await Promise.all([
        fixture.link(kind, id, [chemicalId]),
        fixture.unlinkMany(kind, id, [chemicalId]),
        fixture.call(calls.unlink, { id, query: { chemicalId } }),
        fixture.call(calls.chemicals, { id }),
        fixture.call(calls.chemicalsToLink, { id }),
      ]);
      expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404]);
    }
    expect(await linked(_id)).toEqual([chemicalId]);
  });

  test('is undone one by one and together, and again without effect', async () => {
    const { _id } = await fixture.addPartner(kind);
    const [first = '', second = '', never = ''] = await fixture.addChemicals(3);
    await fixture.link(kind, _id, [first, second]);
    const unlink = (chemicalId: string) =>
      fixture.call(calls.unlink, { id: _id, query: { chemicalId } });
    expect((await unlink(first)).answer).toEqual({ data: { removed: [first] } });
    expect((await unlink(first)).answer).toEqual({ data: { removed: [] } });
    expect((await unlink(unknownId)).answer).toEqual({ data: { removed: [] } });
    const many = [never, second, first, second];
    expect((await fixture.unlinkMany(kind, _id, many)).answer).toEqual({
      data: { removed: [second] },
    });
    expect((await fixture.unlinkMany(kind, _id, many)).answer).toEqual({ data: { removed: [] } });
    expect(await counted(_id)).toBe(0);
  });

  test('stands in the history by name and CAS number, once for each call that changed something', async () => {
    const { _id } = await fixture.addPartner(kind);
    const acetone = await fixture.addChemical({ name: `Acetone ${_id}`, casNumber: '67-64-1' });
    const mixture = await fixture.addChemical({ name: `Mixture ${_id}` });
    const ids = [mixture._id, acetone._id];
    await fixture.link(kind, _id, ids);
    await fixture.link(kind, _id, ids);
    await fixture.unlinkMany(kind, _id, [mixture._id]);
    await fixture.unlinkMany(kind, _id, [mixture._id]);
    const [removed, added, ...rest] = await fixture.history(resource.name, _id);
    expect(rest).toHaveLength(1);
    const entry = { action: 'update', version: 1, by: 'Tess Ting' };
    const names = [`Acetone ${_id} (67-64-1)`, `Mixture ${_id}`];
    expect(added).toMatchObject({
      ...entry,
      changes: [{ field: 'chemicals', from: [], to: names }],
    });
    expect(removed).toMatchObject({
      ...entry,
      changes: [{ field: 'chemicals', from: [`Mixture ${_id}`], to: [] }],
    });
    expect((await fixture.call(resource.endpoints.get, { id: _id })).answer.data.version).toBe(1);
    await fixture.call(chemicals.endpoints.update, { id: acetone._id, body: { casNumber: null } });
  });

  test('is kept when an older version of the partner is brought back', async () => {
    const { _id } = await fixture.addPartner(kind, { contactPerson: 'Ann' });
    const [chemicalId = ''] = await fixture.addChemicals(1);
    const change = (contactPerson: string) =>
      fixture.call(resource.endpoints.update, { id: _id, body: { contactPerson } });
    await change('Bea');
    await fixture.link(kind, _id, [chemicalId]);
    await change('Cleo');
    const [, linkEntry, second, first] = await fixture.history(resource.name, _id);
    expect((await fixture.revert(second._id)).json()).toEqual({ data: { _id, version: 4 } });
    const read = async () => (await fixture.call(resource.endpoints.get, { id: _id })).answer.data;
    expect(await read()).toMatchObject({ contactPerson: 'Bea', chemicalCount: 1 });
    await fixture.revert(first._id);
    expect(await read()).toMatchObject({ contactPerson: 'Ann', chemicalCount: 1, version: 5 });
    const refused = await fixture.revert(linkEntry._id);
    expect([refused.statusCode, refused.json().detail]).toEqual([
      422,
      `This entry tells of the ${resource.name}'s chemicals. Only its own fields can be brought back: choose another entry.`,
    ]);
    expect(await read()).toMatchObject({ version: 5, chemicalCount: 1 });
  });

  test('keeps a chemical out of the trash while the partner lives, and names who', async () => {
    const [chemicalId = ''] = await fixture.addChemicals(1);
    const partners = [];
    for (const letter of ['F', 'E', 'D', 'C', 'B', 'A'])
      partners.push(await fixture.addPartner(kind, { companyName: `${letter} of ${chemicalId}` }));
    for (const { _id } of partners) await fixture.link(kind, _id, [chemicalId]);
    const remove = () => fixture.call(chemicals.endpoints.remove, { id: chemicalId });
    const refused = await remove();
    const names = ['A', 'B', 'C', 'D', 'E'].map((letter) => `${letter} of ${chemicalId}`);
    expect([refused.status, refused.answer.type]).toEqual([409, '/problems/in-use']);
    expect(refused.answer.detail).toContain(`6 ${resource.label.many}: ${names.join(', ')}, …`);
    for (const { _id } of partners) await fixture.call(resource.endpoints.remove, { id: _id });
    expect((await remove()).status).toBe(200);
  });

  test('leaves a chemical in the trash out of a restored partner until it is restored as well', async () => {
    const { _id } = await fixture.addPartner(kind);
    const [chemicalId = '', other = ''] = await fixture.addChemicals(2);
    await fixture.link(kind, _id, [chemicalId, other]);
    await fixture.call(resource.endpoints.remove, { id: _id });
    expect((await fixture.call(chemicals.endpoints.remove, { id: chemicalId })).status).toBe(200);
    expect(await fixture.restore(resource.name, _id)).toBe(200);
    const dealers = async () => {
      const byChemical = await fixture.call(calls.byChemical, { query: { chemicalId } });
      const filtered = await fixture.call(resource.endpoints.list, { query: { chemicalId } });
      return [byChemical.answer.total, filtered.answer.total, await counted(_id)];
    };
    expect(await dealers()).toEqual([0, 0, 1]);
    expect(idsOf(await fixture.call(calls.chemicals, { id: _id }))).toEqual([other]);
    expect(await fixture.restore('chemical', chemicalId)).toBe(200);
    expect(await dealers()).toEqual([1, 1, 2]);
  });
});

test('a customer’s chemical may come as a single id', async () => {
  const [, customer] = partnerKinds;
  const { _id } = await fixture.addPartner(customer);
  const [chemicalId = ''] = await fixture.addChemicals(1);
  const linked = await fixture.link(customer, _id, chemicalId);
  expect(linked.answer).toEqual({ data: { added: [chemicalId], alreadyLinked: [] } });
  const unlinked = await fixture.unlinkMany(customer, _id, chemicalId);
  expect(unlinked.answer).toEqual({ data: { removed: [chemicalId] } });
  const unknown = await fixture.link(customer, _id, unknownId);
  expect([unknown.status, unknown.answer.errors[0].path]).toEqual([422, 'chemicalId']);
});
