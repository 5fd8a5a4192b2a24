import { type Endpoint } from 'contract';
import {
  categories,
  categoryEndpoints,
  chemicals,
  subCategories,
  subSubCategories,
} from 'contract/catalog';
import { callAs } from '../../testing/describe-resource-routes';
import { startTestApi, type TestApi } from '../../testing/start-test-api';

describe('the category tree', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startTestApi();
    const solvents = await add(categories.endpoints.add, { name: 'Solvents', order: 2 });
    await add(categories.endpoints.add, { name: 'Acids', order: 1 });
    const alcohols = await add(subCategories.endpoints.add, {
      name: 'Alcohols',
      categoryId: solvents,
    });
    await add(subCategories.endpoints.add, {
      name: 'Ketones',
      categoryId: solvents,
    });
    const short = await add(subSubCategories.endpoints.add, {
      name: 'Short',
      subCategoryId: alcohols,
    });
    const place = { categoryId: solvents, subCategoryId: alcohols, subSubCategoryId: short };
    await add(chemicals.endpoints.add, { name: 'Methanol', status: 'published', ...place });
    await add(chemicals.endpoints.add, { name: 'Ethanol', status: 'draft', ...place });
  });
  afterAll(() => api.close());

  async function add(endpoint: Endpoint, body: object): Promise<string> {
    const { answer } = await callAs(api, endpoint, { token: api.adminToken, body });
    return answer.data._id;
  }
  const tree = async () => (await callAs(api, categoryEndpoints.tree)).answer;

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
});
