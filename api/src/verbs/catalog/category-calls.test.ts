import {
  categories,
  categoryEndpoints,
  chemicals,
  subCategories,
  subSubCategories,
  type Endpoint,
} from 'contract';
import { callAs } from '../../testing/describe-resource-calls';
import { startTestApi, type TestApi } from '../../testing/start-test-api';

describe('the category tree', () => {
  let api: TestApi;
  let ids: Record<string, string>;
  beforeAll(async () => {
    api = await startTestApi();
    const solvents = await add(categories.endpoints.add, { name: 'Solvents', order: 2 });
    const acids = await add(categories.endpoints.add, { name: 'Acids', order: 1 });
    const alcohols = await add(subCategories.endpoints.add, {
      name: 'Alcohols',
      categoryId: solvents,
    });
    const ketones = await add(subCategories.endpoints.add, {
      name: 'Ketones',
      categoryId: solvents,
    });
    const short = await add(subSubCategories.endpoints.add, {
      name: 'Short',
      subCategoryId: alcohols,
    });
    ids = { solvents, acids, alcohols, ketones, short };
    const place = { categoryId: solvents, subCategoryId: alcohols, subSubCategoryId: short };
    await add(chemicals.endpoints.add, { name: 'Methanol', status: 'published', ...place });
    await add(chemicals.endpoints.add, { name: 'Ethanol', status: 'draft', ...place });
  }, 60_000);
  afterAll(() => api.close());

  async function add(endpoint: Endpoint, body: object): Promise<string> {
    const { answer } = await callAs(api, endpoint, { token: api.adminToken, body });
    return answer.data._id;
  }
  const tree = async () => (await callAs(api, categoryEndpoints.tree)).answer;
  const reorder = (body: object) =>
    callAs(api, categoryEndpoints.reorder, { token: api.adminToken, body });

  it('is a bare array, nested, in the order given, with the published chemicals counted', async () => {
    const [acids, solvents] = await tree();
    expect(acids).toMatchObject({ name: 'Acids', productCount: 0, subCategories: [] });
    expect(solvents).toMatchObject({ slug: 'solvents', productCount: 1 });
    expect(solvents.subCategories[0]).toMatchObject({
      name: 'Alcohols',
      productCount: 1,
      subSubCategory: [{ name: 'Short', slug: 'short', productCount: 1 }],
    });
  });

  it('answers each level by slug, all of it without one, and 404 for none', async () => {
    const one = await callAs(api, categoryEndpoints.subCategory, { query: { slug: 'alcohols' } });
    expect(one.answer.data.name).toBe('Alcohols');
    const all = await callAs(api, categoryEndpoints.category);
    expect(all.answer.data).toHaveLength(2);
    const deep = await callAs(api, categoryEndpoints.subSubCategory, { query: { slug: 'short' } });
    expect(deep.answer.data.name).toBe('Short');
    expect(
      (await callAs(api, categoryEndpoints.category, { query: { slug: 'none' } })).status,
    ).toBe(404);
  });

  it('is reordered, and below the first level moved, all or nothing', async () => {
    const { solvents, acids, ketones, alcohols } = ids;
    await reorder({ level: 'category', ids: [solvents, acids] });
    expect((await tree()).map(({ name }: { name: string }) => name)).toEqual(['Solvents', 'Acids']);
    const moved = await reorder({ level: 'subCategory', parentId: acids, ids: [ketones] });
    expect(moved.answer.data).toEqual({ moved: 1 });
    expect((await tree())[1].subCategories[0].name).toBe('Ketones');
    const wrong = await reorder({ level: 'subCategory', parentId: ids['short'], ids: [alcohols] });
    expect(wrong.status).toBe(422);
    const half = await reorder({
      level: 'category',
      ids: [acids, '01a1fcd9-7cc7-78e7-a12e-28167c8dfcc6'],
    });
    expect(half.status).toBe(404);
    expect((await tree())[0].name).toBe('Solvents');
  });

  it('keeps a category that has something in it', async () => {
    const token = api.adminToken;
    const refused = await callAs(api, categories.endpoints.remove, {
      token,
      id: ids['solvents'] ?? '',
    });
    expect(refused.status).toBe(409);
    expect(refused.answer.detail).toContain('2 chemicals');
    expect(refused.answer.detail).toContain('1 subcategory: Alcohols');
  });
});
