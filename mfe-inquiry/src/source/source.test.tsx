import { screen, waitFor } from '@testing-library/react';
import { sources } from 'contract/inquiry';
import {
  describeResource,
  findRow,
  renderScreens,
  retype,
  suiteSession,
  uniqueWord,
} from 'shared-ui/testing';
import { routes } from '../routes';

describeResource({
  resource: sources,
  routes,
  list: '/source-table',
  titleLabel: 'Name',
  body: (word) => ({ name: word }),
  fill: (user) => retype(user, { label: 'Description', text: 'Met at a fair' }),
});

describe('a new source', () => {
  const session = suiteSession();

  it('has the focus in the list, once its dialog is closed', async () => {
    const word = uniqueWord();
    const { user } = renderScreens({ routes, client: session().client, at: '/source-table' });
    await screen.findByRole('table');
    await user.keyboard('n');
    await user.type(await screen.findByRole('textbox', { name: 'Name' }), word);
    await user.keyboard('{Control>}s{/Control}');
    const row = await findRow(word);
    await waitFor(() => expect(row).toHaveFocus());
  });
});
