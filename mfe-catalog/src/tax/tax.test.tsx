import { screen, waitFor, within } from '@testing-library/react';
import { taxes } from 'contract/catalog';
import { resourceCalls } from 'shared-ui/resource';
import { findViolations, renderScreens, retype, suiteSession, uniqueWord } from 'shared-ui/testing';
import { Component as TaxSheet } from './tax.sheet';

describe('the tax sheet', () => {
  const session = suiteSession();
  const calls = () => resourceCalls(session().client, taxes);

  async function openOver(at: string) {
    const onClose = jest.fn();
    const routes = [{ path: 'some-list', element: <TaxSheet onClose={onClose} /> }];
    const view = renderScreens({ routes, client: session().client, at });
    const sheet = await screen.findByRole('dialog', { name: 'Taxes' });
    return { ...view, sheet, onClose };
  }

  it('adds, changes and deletes taxes without leaving the page', async () => {
    const word = uniqueWord();
    const { user, sheet, router } = await openOver('/some-list?search=acid#tax');
    await user.click(await within(sheet).findByRole('button', { name: 'New tax' }));
    const form = await screen.findByRole('dialog', { name: 'New tax' });
    expect(await findViolations(form)).toEqual([]);
    await retype(user, { label: 'Name', text: word });
    await retype(user, { label: 'Rate', text: '7,5' });
    await user.click(within(form).getByRole('combobox', { name: 'Country' }));
    await user.keyboard('Switz');
    await user.click(await screen.findByRole('option', { name: /^Switzerland/ }));
    await user.click(within(form).getByRole('button', { name: 'Save' }));
    const row = await within(sheet).findByRole('row', { name: new RegExp(word) });
    expect(row).toHaveTextContent('7.5 %Switzerland');
    await user.click(within(row).getByRole('button', { name: `Actions for ${word}` }));
    await user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    const question = await screen.findByRole('alertdialog');
    await user.click(within(question).getByRole('button', { name: 'Delete' }));
    await waitFor(async () => expect((await calls().list({ search: word })).total).toBe(0));
    expect(router.state.location).toMatchObject({
      pathname: '/some-list',
      search: '?search=acid',
    });
  });

  it('searches under a name of its own in the address, and closes', async () => {
    const word = uniqueWord();
    await calls().add({ name: word, ratePercent: 20 });
    const { user, sheet, router, onClose } = await openOver('/some-list?search=acid#tax');
    await user.type(within(sheet).getByRole('searchbox'), word);
    await waitFor(() =>
      expect(router.state.location).toMatchObject({
        search: `?search=acid&tax-search=${word}`,
        hash: '#tax',
      }),
    );
    await user.click(within(sheet).getByRole('button', { name: 'Close' }));
    expect(onClose).toHaveBeenCalled();
  });
});
