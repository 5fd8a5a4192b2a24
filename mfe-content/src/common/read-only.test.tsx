import { menuItems, whatsAppInfos } from 'contract/content';
import { resourceCalls } from 'shared-ui/resource';
import { describeReadOnly, uniqueWord } from 'shared-ui/testing';
import { routes } from '../routes';

describeReadOnly({
  routes,
  screens: async (client) => {
    const title = uniqueWord();
    await resourceCalls(client, menuItems).add({ title, path: '/about' });
    const { _id } = await resourceCalls(client, whatsAppInfos).add({
      label: title,
      number: '+442079460123',
    });
    return [
      { at: '/menu-listing-table', shows: title },
      { at: '/whatsUpInfo-table', shows: title },
      { at: `/whatsUpInfo-form?id=${_id}`, shows: /^Read only: .* edit the website\.$/ },
      { at: '/media-library', shows: 'No files yet' },
      { at: '/meta-table', shows: 'Page meta data' },
      { at: '/blogCard', shows: 'No posts yet' },
    ];
  },
});
