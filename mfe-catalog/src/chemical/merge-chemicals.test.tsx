import { screen, waitFor, within } from '@testing-library/react';
import { chemicals } from 'contract/catalog';
import { resourceCalls } from 'shared-ui/resource';
import { findViolations, renderScreens, suiteSession, uniqueWord } from 'shared-ui/testing';
import { routes } from '../routes';

describe('two records of one chemical', () => {
  const session = suiteSession();
  const calls = () => resourceCalls(session().client, chemicals);

  it('say where they contradict each other, are merged at a second click, and lead on', async () => {
    const word = uniqueWord();
    const kept = await calls().add({ name: `${word} acid`, casNumber: '67-64-1' });
    const other = await calls().add({ name: `${word} oil`, casNumber: '64-17-5', purity: '99 %' });
    const { client } = session();
    const at = `/chemical-table?search=${word}`;
    const { user, router } = renderScreens({ routes, client, at });
    for (const { name } of [other, kept])
      await user.click(await screen.findByRole('checkbox', { name: new RegExp(`${name}$`) }));
    await user.click(await screen.findByRole('button', { name: 'Merge' }));
    const dialog = await screen.findByRole('dialog', { name: 'Merge two chemicals' });
    const keep = await within(dialog).findByRole('radiogroup', { name: 'Keep' });
    await user.click(within(keep).getByRole('radio', { name: new RegExp(`^${kept.name}`) }));
    expect(within(dialog).queryByRole('radiogroup', { name: 'Slug' })).toBeNull();
    await user.click(within(dialog).getByRole('button', { name: 'Merge' }));
    const again = await within(dialog).findByRole('button', { name: 'Merge anyway' });
    expect(within(dialog).getByText(/67-64-1 and 64-17-5/)).toBeVisible();
    expect(await findViolations(dialog)).toEqual([]);
    expect((await calls().get(other._id)).version).toBe(1);
    await user.click(again);
    const address = `/edit-chemical-form/${kept._id}`;
    await waitFor(() => expect(router.state.location.pathname).toBe(address));
    expect(await calls().get(kept._id)).toMatchObject({
      casNumber: '67-64-1',
      purity: '99 %',
      synonyms: [other.name],
    });
    await router.navigate(`/edit-chemical-form/${other._id}`);
    await waitFor(() => expect(router.state.location.pathname).toBe(address));
  });
});
