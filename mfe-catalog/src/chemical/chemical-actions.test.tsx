import { screen, waitFor, within } from '@testing-library/react';
import { chemicals } from 'contract/catalog';
import { resourceCalls } from 'shared-ui/resource';
import { renderOffered, renderScreens, retype, suiteSession, uniqueWord } from 'shared-ui/testing';
import { routes } from '../routes';

describe('the actions of a chemical in the palette', () => {
  const session = suiteSession();
  const calls = () => resourceCalls(session().client, chemicals);

  async function open() {
    const name = uniqueWord();
    const { _id } = await calls().add({ name });
    const at = `/edit-chemical-form/${_id}`;
    const view = renderScreens({ routes, client: session().client, at });
    await screen.findByRole('textbox', { name: 'Name' });
    return { ...view, _id, name, offered: renderOffered() };
  }

  it('publish it with what was changed in the form, and take it back', async () => {
    const { user, _id, name, offered, router } = await open();
    await retype(user, { label: 'Name', text: `${name} pure` });
    expect(offered.query('Unpublish')).toBeNull();
    await user.click(await offered.find('Publish'));
    await waitFor(async () =>
      expect(await calls().get(_id)).toMatchObject({ status: 'published', name: `${name} pure` }),
    );
    await screen.findByRole('heading', { level: 1, name: 'Chemicals' });
    expect(offered.query('Publish')).toBeNull();
    await router.navigate(`/edit-chemical-form/${_id}`);
    await user.click(await offered.find('Unpublish'));
    await waitFor(async () => expect((await calls().get(_id)).status).toBe('draft'));
  });

  it('print its label, show its history, copy and delete it after a question', async () => {
    const { user, _id, offered, router } = await open();
    await user.click(await offered.find('History'));
    expect(await screen.findByRole('dialog', { name: /History/ })).toBeVisible();
    await user.keyboard('{Escape}');
    await user.click(await offered.find('Print a label'));
    expect(await screen.findByRole('dialog', { name: /[Ll]abel/ })).toBeVisible();
    await user.keyboard('{Escape}');
    await user.click(await offered.find('Delete'));
    const question = await screen.findByRole('alertdialog');
    expect((await calls().get(_id)).version).toBe(1);
    await user.click(within(question).getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/chemical-table'));
    await waitFor(() => expect(offered.query('Delete')).toBeNull());
  });

  it('open a copy', async () => {
    const { user, _id, offered, router } = await open();
    await user.click(await offered.find('Duplicate'));
    await waitFor(() => expect(router.state.location.search).toBe(`?copy=${_id}`));
  });
});
