import { type Endpoint } from 'contract';
import {
  categories,
  categoryEndpoints,
  type Category,
  chemicals,
  subCategories,
  subSubCategories,
} from 'contract/catalog';
import { recordEndpoints } from 'contract/record';
import { inTransaction } from '../../repository/in-transaction';
import { parseNew } from '../../repository/write';
import { addManyWithin } from '../../repository/write-batch';
import { subCategoryTable } from './category.table';
import { callAs, type CallRequest, unique } from '../../testing/describe-resource-routes';
import { startTestApi, type TestApi } from '../../testing/start-test-api';
import { system } from '../../core/viewer';

const nobody = '01a1fcd9-7cc7-78e7-a12e-28167c8dfcc6';

describe('moving categories', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startTestApi();
  });
  afterAll(() => api.close());

  const call = (endpoint: Endpoint | undefined, request: CallRequest) =>
    callAs(api, endpoint, { token: api.adminToken, ...request });
  const reorder = (body: object) => call(categoryEndpoints.reorder, { body });
  const tree = async (): Promise<Category[]> => (await callAs(api, categoryEndpoints.tree)).answer;

  async function add(endpoint: Endpoint, body: object): Promise<string> {
    const { status, answer } = await call(endpoint, { body });
    expect(status).toBe(201);
    return answer.data._id;
  }
  const addTop = (name = unique()) => add(categories.endpoints.add, { name });
  const addSub = (categoryId: string, name = unique(), order = 0) =>
    add(subCategories.endpoints.add, { name, categoryId, order });
  const addSubSub = (subCategoryId: string, name = unique()) =>
    add(subSubCategories.endpoints.add, { name, subCategoryId });
  const addChemical = (place: object) =>
    add(chemicals.endpoints.add, { name: unique(), status: 'published', ...place });
  const chemical = async (id: string) => (await call(chemicals.endpoints.get, { id })).answer.data;
  const historyOf = async (resource: string, recordId: string) => {
    const { body } = await api.inject({
      url: `/api/audit/get?resource=${resource}&recordId=${recordId}`,
      headers: { authorization: `Bearer ${api.adminToken}` },
    });
    return JSON.parse(body).data;
  };
  const idsIn = async (parentId: string) => {
    const parent = (await tree()).find(({ _id }) => _id === parentId);
    return parent?.subCategories.map(({ _id }) => _id) ?? [];
  };

  /** Two categories; in the first a subcategory with a sub-subcategory and chemicals in both. */
  async function grown() {
    const [from, to] = [await addTop(), await addTop()];
    const sub = await addSub(from);
    const subSub = await addSubSub(sub);
    const above = { categoryId: from, subCategoryId: sub };
    const inSub = await addChemical(above);
    const deep = await addChemical({ ...above, subSubCategoryId: subSub });
    return { from, to, sub, subSub, inSub, deep };
  }

  it('takes the chemicals of a subcategory along, each with an entry in its history', async () => {
    const { from, to, sub, subSub, inSub, deep } = await grown();
    const { status } = await call(subCategories.endpoints.update, {
      id: sub,
      body: { categoryId: to },
    });
    expect(status).toBe(200);
    expect(await chemical(inSub)).toMatchObject({ categoryId: to, subCategoryId: sub, version: 2 });
    expect(await chemical(deep)).toMatchObject({
      categoryId: to,
      subCategoryId: sub,
      subSubCategoryId: subSub,
    });
    const [entry] = await historyOf('chemical', deep);
    expect(entry).toMatchObject({
      action: 'update',
      by: 'Tess Ting',
      changes: [{ field: 'categoryId', from, to }],
    });
    const counts = (await tree()).filter(({ _id }) => [from, to].includes(_id));
    expect(counts.map(({ _id, productCount }) => [_id, productCount])).toEqual(
      expect.arrayContaining([
        [from, 0],
        [to, 2],
      ]),
    );
  });

  it('takes the chemicals in the trash along, so that they come back to where it stands', async () => {
    const { to, sub, inSub } = await grown();
    await call(chemicals.endpoints.remove, { id: inSub });
    await call(subCategories.endpoints.update, { id: sub, body: { categoryId: to } });
    const query = { resource: 'chemical' };
    expect((await call(recordEndpoints.restore, { id: inSub, query })).status).toBe(200);
    expect(await chemical(inSub)).toMatchObject({ categoryId: to, subCategoryId: sub });
    const change = { id: inSub, body: { purity: '99 %' } };
    expect((await call(chemicals.endpoints.update, change)).status).toBe(200);
  });

  it('takes the chemicals of a sub-subcategory to both levels above it', async () => {
    const { to, subSub, deep, inSub, from, sub } = await grown();
    const target = await addSub(to);
    const moved = await reorder({ level: 'subSubCategory', parentId: target, ids: [subSub] });
    expect(moved.answer.data).toEqual({ moved: 1 });
    expect(await chemical(deep)).toMatchObject({
      categoryId: to,
      subCategoryId: target,
      subSubCategoryId: subSub,
    });
    expect(await chemical(inSub)).toMatchObject({ categoryId: from, subCategoryId: sub });
    const [entry] = await historyOf('subSubCategory', subSub);
    expect(entry.changes).toContainEqual({ field: 'subCategoryId', from: sub, to: target });
  });

  it('puts all of a level in the order given, and those not named after them', async () => {
    const parent = await addTop();
    const ids: string[] = [];
    for (const order of [0, 1, 2, 3]) ids.push(await addSub(parent, unique(), order));
    const [first = '', second = '', third = '', fourth = ''] = ids;
    await reorder({ level: 'subCategory', parentId: parent, ids: [fourth, second] });
    expect(await idsIn(parent)).toEqual([fourth, second, first, third]);
  });

  it('moves all or nothing', async () => {
    const { from, to, sub, inSub } = await grown();
    const half = await reorder({ level: 'subCategory', parentId: to, ids: [sub, nobody] });
    expect(half.status).toBe(404);
    expect(await idsIn(from)).toEqual([sub]);
    expect(await chemical(inSub)).toMatchObject({ categoryId: from, version: 1 });
  });

  it('ends in one of the two orders when two reorder at once', async () => {
    const [parent, other] = [await addTop(), await addTop()];
    const ids: string[] = [];
    for (const order of [0, 1, 2]) ids.push(await addSub(parent, unique(), order));
    const strays = [await addSub(other), await addSub(other)];
    const one = [...ids, ...strays.slice(0, 1)];
    const two = [...ids.toReversed(), ...strays.slice(1)];
    const answers = await Promise.all(
      [one, two].map((order) => reorder({ level: 'subCategory', parentId: parent, ids: order })),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    const after = (await tree()).find(({ _id }) => _id === parent)?.subCategories ?? [];
    const order = after.map(({ _id }) => _id);
    expect([
      [...two, ...strays.slice(0, 1)],
      [...one, ...strays.slice(1)],
    ]).toContainEqual(order);
    expect(new Set(after.map((sub) => sub.order)).size).toBe(5);
  });

  it.each<[string, (ids: Record<string, string>) => object, string]>([
    [
      'a parent of another level',
      ({ subSub, sub }) => ({ level: 'subCategory', parentId: subSub, ids: [sub] }),
      'parentId',
    ],
    ['itself', ({ sub }) => ({ level: 'subCategory', parentId: sub, ids: [sub] }), 'parentId'],
    [
      'a parent that is nobody',
      ({ sub }) => ({ level: 'subCategory', parentId: nobody, ids: [sub] }),
      'parentId',
    ],
    ['no parent', ({ sub }) => ({ level: 'subCategory', ids: [sub] }), 'parentId'],
    [
      'a parent at the top',
      ({ from, to }) => ({ level: 'category', parentId: to, ids: [from] }),
      'parentId',
    ],
    [
      'another level than its own',
      ({ to, from, sub }) => ({ level: 'subCategory', parentId: to, ids: [sub, from] }),
      'ids.1',
    ],
    [
      'a place twice',
      ({ to, sub }) => ({ level: 'subCategory', parentId: to, ids: [sub, sub] }),
      'ids',
    ],
  ])('is refused into %s', async (_, body, path) => {
    const ids = await grown();
    const { status, answer } = await reorder(body(ids));
    expect([status, answer.errors?.[0]?.path]).toEqual([422, path]);
    expect(await idsIn(ids.from)).toEqual([ids.sub]);
  });

  it('is refused by update into a category of another level, and under itself', async () => {
    const { sub, subSub } = await grown();
    for (const categoryId of [sub, subSub]) {
      const wrong = await call(subCategories.endpoints.update, { id: sub, body: { categoryId } });
      expect([wrong.status, wrong.answer.errors[0].path]).toEqual([422, 'categoryId']);
    }
  });

  it('is refused where another one has the address, and says what stands there', async () => {
    const { from, to, sub, inSub } = await grown();
    const name = unique();
    await call(subCategories.endpoints.update, { id: sub, body: { slug: name } });
    await addSub(to, name);
    const byUpdate = await call(subCategories.endpoints.update, {
      id: sub,
      body: { categoryId: to },
    });
    const byOrder = await reorder({ level: 'subCategory', parentId: to, ids: [sub] });
    for (const { status, answer } of [byUpdate, byOrder]) {
      expect([status, answer.errors[0].path]).toEqual([409, 'slug']);
      expect(answer.detail).toContain(`the subcategory “${name}”`);
    }
    expect(await idsIn(from)).toEqual([sub]);
    expect(await chemical(inSub)).toMatchObject({ categoryId: from, version: 1 });
  });

  it('refuses the address of a chemical and words of the site, at the slug', async () => {
    const name = unique();
    await add(chemicals.endpoints.add, { name });
    const taken = await call(categories.endpoints.add, { body: { name: 'x', slug: name } });
    expect([taken.status, taken.answer.errors[0].path]).toEqual([409, 'slug']);
    expect(taken.answer.detail).toContain(`the chemical “${name}”`);
    const reserved = await call(categories.endpoints.add, { body: { name: 'x', slug: 'blogs' } });
    expect([reserved.status, reserved.answer.errors[0].path]).toEqual([422, 'slug']);
    const parent = await addTop();
    const below = { name: 'x', slug: 'blogs', categoryId: parent };
    expect((await call(subCategories.endpoints.add, { body: below })).status).toBe(201);
  });

  it('keeps the former address below the former parent', async () => {
    const { from, to, sub } = await grown();
    const slug = unique();
    await call(subCategories.endpoints.update, { id: sub, body: { slug } });
    await reorder({ level: 'subCategory', parentId: to, ids: [sub] });
    for (const parentId of [from, to]) {
      const found = await callAs(api, categoryEndpoints.subCategory, { query: { slug, parentId } });
      expect(found.answer.data).toMatchObject({ _id: sub, categoryId: to });
    }
  });

  it('keeps those in use, at any level, and names what uses them', async () => {
    const { from, sub, subSub } = await grown();
    const remove = (endpoint: Endpoint, id: string) => call(endpoint, { id });
    const top = await remove(categories.endpoints.remove, from);
    expect([top.status, top.answer.detail]).toEqual([
      409,
      expect.stringMatching(/1 subcategory: .+; 2 chemicals: /),
    ]);
    const middle = await remove(subCategories.endpoints.remove, sub);
    expect([middle.status, middle.answer.detail]).toEqual([
      409,
      expect.stringMatching(/1 sub-subcategory: .+; 2 chemicals: /),
    ]);
    const inner = await remove(subSubCategories.endpoints.remove, subSub);
    expect([inner.status, inner.answer.detail]).toEqual([
      409,
      expect.stringMatching(/1 chemical: /),
    ]);
    for (let count = 0; count < 6; count += 1) {
      await addChemical({ categoryId: from, subCategoryId: sub, subSubCategoryId: subSub });
    }
    const many = await remove(subSubCategories.endpoints.remove, subSub);
    expect(many.answer.detail).toMatch(/7 chemicals: (?:[^,;]+, ){5}…/);
  });

  it('leaves no chemical behind that is added at the same time', async () => {
    const { from, to, sub } = await grown();
    const place = { categoryId: from, subCategoryId: sub };
    const adding = Array.from({ length: 6 }, () => {
      return call(chemicals.endpoints.add, { body: { name: unique(), ...place } });
    });
    const moving = reorder({ level: 'subCategory', parentId: to, ids: [sub] });
    const answers = await Promise.all(adding);
    expect((await moving).status).toBe(200);
    for (const { status, answer } of answers) {
      expect([201, 422]).toContain(status);
      if (status === 201) {
        expect(await chemical(answer.data._id)).toMatchObject({ ...place, categoryId: to });
      }
    }
  });

  it('orders five hundred at once, within two seconds', async () => {
    const parent = await addTop();
    const { database, tables: registry } = api.services;
    const given = await Promise.all(
      Array.from({ length: 500 }, () =>
        parseNew(subCategoryTable, { name: unique(), categoryId: parent }),
      ),
    );
    const context = { database, registry, table: subCategoryTable, viewer: system };
    const added = await inTransaction(database, (work) => addManyWithin(work, context, given));
    const ids = added.map(({ id }) => id).toReversed();
    const start = performance.now();
    const { status } = await reorder({ level: 'subCategory', parentId: parent, ids });
    expect(performance.now() - start).toBeLessThan(2000);
    expect(status).toBe(200);
    expect(await idsIn(parent)).toEqual(ids);
  });
});
