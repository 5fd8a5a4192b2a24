import { chemicals, subCategories } from 'contract/catalog';
import { recordEndpoints } from 'contract/record';
import { inTransaction } from '../../repository/in-transaction';
import { parseNew } from '../../repository/write';
import { addManyWithin } from '../../repository/write-batch';
import { categoryFixture } from './category.fixture';
import { subCategoryTable } from './category.table';
import { unique } from '../../testing/describe-resource-routes';
import { startTestApi, type TestApi } from '../../testing/start-test-api';
import { system } from '../../kernel/viewer';
import { unknownId } from '../../testing/unknown-id';

describe('moving categories', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startTestApi();
  });
  afterAll(() => api.close());

  const { call, reorder, tree, addTop, addSub, chemical, historyOf, idsIn, grown } =
    categoryFixture(() => api);

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
    const half = await reorder({ level: 'subCategory', parentId: to, ids: [sub, unknownId] });
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
    const { database, tables } = api.services;
    const given = await Promise.all(
      Array.from({ length: 500 }, () =>
        parseNew(subCategoryTable, { name: unique(), categoryId: parent }),
      ),
    );
    const context = { database, tables, table: subCategoryTable, viewer: system };
    const added = await inTransaction(database, (work) => addManyWithin(work, context, given));
    const ids = added.map(({ id }) => id).toReversed();
    const start = performance.now();
    const { status } = await reorder({ level: 'subCategory', parentId: parent, ids });
    expect(performance.now() - start).toBeLessThan(2000);
    expect(status).toBe(200);
    expect(await idsIn(parent)).toEqual(ids);
  });
});
