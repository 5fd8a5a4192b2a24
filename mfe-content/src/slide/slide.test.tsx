import { screen } from '@testing-library/react';
import { slides } from 'contract/content';
import { describeResource, retype, uniqueWord } from 'shared-ui/testing';
import { pictureFile, store } from '../common/test-files.fixture';
import { routes } from '../routes';

let image = '';

describeResource({
  resource: slides,
  routes,
  list: '/slideShow-table',
  prepare: async ({ client }) => {
    image = await store(client, pictureFile());
  },
  titleLabel: 'Title',
  body: (word) => ({ title: word, image, alt: 'Hexagons' }),
  fill: async (user) => {
    await user.upload(screen.getByLabelText(/^Picture/), pictureFile(`${uniqueWord()}.png`));
    await retype(user, { label: 'Alt text', text: 'A sheet of hexagons' });
    await screen.findByRole('button', { name: /^Remove/ });
  },
});
