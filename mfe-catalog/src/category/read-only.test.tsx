import { categories } from 'contract/catalog';
import { resourceCalls } from 'shared-ui/resource';
import { describeReadOnly, suiteSession, uniqueWord } from 'shared-ui/testing';
import { routes } from '../routes';

describe('the catalogue for those who only view', () => {
  const session = suiteSession();
  describeReadOnly({
    routes,
    session,
    screens: async () => {
      const name = uniqueWord();
      const { _id } = await resourceCalls(session().client, categories).add({ name });
      return [
        { at: '/chemical-category', shows: name },
        { at: `/edit-chemical-category/${_id}`, shows: /^Read only: .* edit chemicals\.$/ },
        { at: '/chemical-table', shows: 'No chemicals yet' },
      ];
    },
  });
});
