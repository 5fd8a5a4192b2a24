import { categories } from 'contract/catalog';
import { resourceCalls } from 'shared-ui/resource';
import { describeReadOnly, uniqueWord } from 'shared-ui/testing';
import { routes } from '../routes';

describeReadOnly({
  routes,
  screens: async (client) => {
    const name = uniqueWord();
    const { _id } = await resourceCalls(client, categories).add({ name });
    return [
      { at: '/chemical-category', shows: name },
      { at: `/edit-chemical-category/${_id}`, shows: /^Read only: .* edit chemicals\.$/ },
      { at: '/chemical-table', shows: 'No chemicals yet' },
    ];
  },
});
