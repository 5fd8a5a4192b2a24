import { categories, chemicalTypes, subCategories, subSubCategories } from 'contract/catalog';
import { menuItems, metas } from 'contract/content';
import { callAs, describeResourceRoutes, unique } from '../testing/describe-resource-routes';
import { plainFacts } from '../testing/plain-facts';
import type { TestApi } from '../testing/start-test-api';
import { plainResources } from './domains';
import { unknownId } from '../testing/unknown-id';

async function addCategory(api: TestApi): Promise<string> {
  const token = api.adminToken;
  const { answer } = await callAs(api, categories.endpoints.add, {
    token,
    body: { name: unique() },
  });
  return answer.data._id;
}

async function addSubCategory(api: TestApi): Promise<string> {
  const token = api.adminToken;
  const body = { name: unique(), categoryId: await addCategory(api) };
  const { answer } = await callAs(api, subCategories.endpoints.add, { token, body });
  return answer.data._id;
}

describeResourceRoutes(
  ...plainResources.map(plainFacts),
  {
    resource: chemicalTypes,
    body: (word) => ({ name: word, description: 'Of a kind' }),
    change: { description: 'Of another kind' },
    wrong: { body: { name: 7 }, path: 'name' },
  },
  {
    resource: categories,
    body: (word) => ({ name: word }),
    change: { order: 7, metatitle: 'Title' },
    wrong: { body: { name: 'x', slug: 'Not a slug' }, path: 'slug' },
  },
  {
    resource: subCategories,
    body: async (word, api) => ({ name: word, categoryId: await addCategory(api) }),
    change: { order: 7 },
    wrong: {
      body: { name: 'x', categoryId: unknownId },
      path: 'categoryId',
    },
  },
  {
    resource: subSubCategories,
    body: async (word, api) => ({ name: word, subCategoryId: await addSubCategory(api) }),
    change: { order: 7 },
    wrong: { body: { name: 'x' }, path: 'subCategoryId' },
  },
  {
    resource: metas,
    body: (word) => ({ pageSlug: word, metaTitle: 'Title' }),
    change: { metaTitle: 'Another title', metaKeyword: 'a, b' },
    wrong: { body: { pageSlug: 'x', metaTitle: '' }, path: 'metaTitle' },
  },
  {
    resource: menuItems,
    body: (word) => ({ title: word, path: '/about' }),
    change: { order: 3 },
    wrong: { body: { title: 'x', path: '//elsewhere.example' }, path: 'path' },
  },
);
