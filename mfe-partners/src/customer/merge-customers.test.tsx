import { screen, waitFor, within } from '@testing-library/react';
import { customers } from 'contract/partner';
import { resourceCalls } from 'shared-ui/resource';
import { findViolations, renderScreens, retype, suiteSession, uniqueWord } from 'shared-ui/testing';
import { routes } from '../routes';

describe('two customers that are one', () => {
  const session = suiteSession();
  const calls = () => resourceCalls(session().client, customers);
  const open = (at: string) => renderScreens({ routes, client: session().client, at });

  async function addPair() {
    const word = uniqueWord();
    const kept = await calls().add({ companyName: `${word} Ltd`, industry: 'Dyes' });
    const taxNumber = word.toUpperCase();
    const other = await calls().add({ companyName: `${word} Limited`, taxNumber });
    return { word, kept, other, taxNumber };
  }

  it('are merged from the list, field by field, and the old address leads to the one kept', async () => {
    const { word, kept, other, taxNumber } = await addPair();
    const { user, router } = open(`/customer-table?search=${word}`);
    for (const name of [`${word} Limited`, `${word} Ltd`])
      await user.click(await screen.findByRole('checkbox', { name: new RegExp(`${name}$`) }));
    await user.click(await screen.findByRole('button', { name: 'Merge' }));
    const dialog = await screen.findByRole('dialog', { name: 'Merge two customers' });
    const keep = await within(dialog).findByRole('radiogroup', { name: 'Keep' });
    await user.click(within(keep).getByRole('radio', { name: new RegExp(`^${word} Ltd`) }));
    const tax = within(dialog).getByRole('radiogroup', { name: /tax number/i });
    expect(within(tax).getByRole('radio', { name: taxNumber })).toBeChecked();
    const name = within(dialog).getByRole('radiogroup', { name: /company name/i });
    await user.click(within(name).getByRole('radio', { name: `${word} Limited` }));
    expect(await findViolations(dialog)).toEqual([]);
    await user.click(within(dialog).getByRole('button', { name: 'Merge' }));
    await waitFor(() =>
      expect(router.state.location.pathname).toBe(`/edit-customer-form/${kept._id}`),
    );
    const merged = { companyName: `${word} Limited`, taxNumber, industry: 'Dyes' };
    expect(await calls().get(kept._id)).toMatchObject(merged);
    await router.navigate(`/edit-customer-form/${other._id}`);
    await waitFor(() =>
      expect(router.state.location.pathname).toBe(`/edit-customer-form/${kept._id}`),
    );
  });

  it('are merged from the hint on the form', async () => {
    const { kept, other, taxNumber } = await addPair();
    const { user } = open(`/edit-customer-form/${kept._id}`);
    await screen.findByRole('textbox', { name: 'Company name' });
    await retype(user, { label: 'Tax number', text: taxNumber });
    const button = { name: `Merge with ${other.companyName}` };
    await user.click(await screen.findByRole('button', button));
    expect(await screen.findByRole('dialog', { name: 'Merge two customers' })).toBeVisible();
  });
});
