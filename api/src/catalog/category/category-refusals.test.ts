import { type Endpoint } from 'contract';
import {
  categories,
  categoryEndpoints,
  chemicals,
  subCategories,
  subSubCategories,
} from 'contract/catalog';
import { categoryFixture } from './category.fixture';
import { callAs, unique } from '../../testing/describe-resource-routes';
import { startTestApi, type TestApi } from '../../testing/start-test-api';
import { unknownId } from '../../testing/unknown-id';

describe('moving categories', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startTestApi();
  });
  afterAll(() => api.close());

  const { call, reorder, add, addTop, addSub, addChemical, chemical, idsIn, grown } =
    categoryFixture(() => api);

  it.each<[string, (ids: Record<string, string>) => object, string]>([
    [
      'a parent of another level',
      ({ subSub, sub }) => ({ level: 'subCategory', parentId: subSub, ids: [sub] }),
      'parentId',
    ],
    ['itself', ({ sub }) => ({ level: 'subCategory', parentId: sub, ids: [sub] }), 'parentId'],
    [
      'a parent that does not exist',
      ({ sub }) => ({ level: 'subCategory', parentId: unknownId, ids: [sub] }),
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
});
