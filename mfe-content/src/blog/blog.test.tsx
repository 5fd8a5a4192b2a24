import { screen } from '@testing-library/react';
import { blogCategories, blogs } from 'contract/content';
import { resourceCalls } from 'shared-ui/resource';
import { describeResource, pasteInto } from 'shared-ui/testing';
import { routes } from '../routes';

let categoryId = '';

describeResource({
  resource: blogs,
  routes,
  list: '/blog-table',
  titleLabel: 'Title',
  thorough: true,
  prepare: async ({ client }) => {
    const category = await resourceCalls(client, blogCategories).add({ name: 'Storage' });
    categoryId = category._id;
  },
  body: (word) => ({ title: word, categoryId, content: '<p>Keep acids apart from bases.</p>' }),
  fill: async (user) => {
    await user.click(screen.getByRole('combobox', { name: 'Category' }));
    await user.click(await screen.findByRole('option', { name: 'Storage' }));
    await pasteInto('Content', 'Keep acids apart from bases.');
  },
});
