import { screen, waitFor, within } from '@testing-library/react';
import { categories, chemicals, chemicalSearchEndpoints, subCategories } from 'contract/catalog';
import { resourceCalls } from 'shared-ui/resource';
import {
  findRow,
  findViolations,
  renderScreens,
  suiteSession,
  uniqueWord,
} from 'shared-ui/testing';
import { routes } from '../routes';

describe('finding chemicals in their table', () => {
  const session = suiteSession();
  const calls = () => resourceCalls(session().client, chemicals);
  const open = (at: string) => renderScreens({ routes, client: session().client, at });
  const box = () => screen.getByRole('combobox', { name: 'Search chemicals' });

  it('offers chemicals while one types; arrows choose, Enter opens, Escape closes and then clears', async () => {
    const word = uniqueWord();
    await calls().add({ name: `${word} one` });
    const second = await calls().add({ name: `${word} two` });
    const { user, router } = open('/chemical-table');
    await screen.findByRole('table');
    await user.keyboard('/');
    expect(box()).toHaveFocus();
    await user.keyboard(word);
    const list = await screen.findByRole('listbox', { name: 'Suggestions' });
    expect(within(list).getAllByRole('option')).toHaveLength(2);
    expect(box()).not.toHaveAttribute('aria-activedescendant');
    expect(await findViolations()).toEqual([]);
    await user.keyboard('{Escape}');
    await waitFor(() => expect(list).not.toBeInTheDocument());
    expect(box()).toHaveValue(word);
    await user.keyboard('{Escape}');
    expect(box()).toHaveValue('');
    await user.keyboard(`${word} t`);
    const option = await screen.findByRole('option', { name: `${word} two` });
    await user.keyboard('{ArrowDown}');
    expect(box()).toHaveAttribute('aria-activedescendant', option.id);
    await user.keyboard('{Enter}');
    await waitFor(() =>
      expect(router.state.location.pathname).toBe(`/edit-chemical-form/${second._id}`),
    );
  });

  it('says by which other name a chemical was found, and shows the structures of a page by one call', async () => {
    const [name, other] = [uniqueWord(), uniqueWord()];
    await calls().add({ name, synonyms: ['Something else', `${other} alcohol`], smiles: 'CCO' });
    await calls().add({ name: `${name} of ${other}`, smiles: 'CCN' });
    await calls().add({ name: `${other} unknown` });
    const requested: string[] = [];
    const note = ({ url }: { url: string }) => {
      if (url.includes('getStructures')) requested.push(url);
      return false;
    };
    session().refuse(note, { code: 'unavailable', detail: 'Never said.' });
    open(`/chemical-table?search=${other}`);
    const row = await screen.findByRole('row', { name: new RegExp(`also: ${other} alcohol`) });
    expect(await within(row).findByRole('img', { name: /C2H6O/ })).toBeVisible();
    expect(await findRow(`${name} of ${other}`)).not.toHaveTextContent('also:');
    const plain = await findRow(`${other} unknown`);
    expect(within(plain).queryByRole('img')).not.toBeInTheDocument();
    expect(requested).toHaveLength(1);
  });

  it('narrows by a category of any level and by a class, which stand as chips that take them away', async () => {
    const word = uniqueWord();
    const { client } = session();
    const top = await resourceCalls(client, categories).add({ name: `${word} solvents` });
    const below = { name: `${word} ketones`, categoryId: top._id };
    const sub = await resourceCalls(client, subCategories).add(below);
    const place = { categoryId: top._id, subCategoryId: sub._id };
    await calls().add({ name: `${word} inside`, ...place, hazardClass: '3' });
    await calls().add({ name: `${word} above`, categoryId: top._id });
    const { user, router } = open(`/chemical-table?search=${word}`);
    await findRow(`${word} above`);
    await user.click(screen.getByRole('button', { name: 'Filters' }));
    await user.type(await screen.findByRole('combobox', { name: 'Category' }), 'ketones');
    const name = `${word} solvents › ${word} ketones`;
    await user.click(await screen.findByRole('option', { name }));
    await user.click(screen.getByRole('combobox', { name: 'Hazard class' }));
    await user.click(await screen.findByRole('option', { name: '3 Flammable liquids' }));
    await user.keyboard('{Escape}');
    const chips = within(await screen.findByRole('group', { name: 'Active filters' }));
    expect(await chips.findByText(`Category: ${name}`)).toBeVisible();
    expect(chips.getByText('Hazard class: 3 Flammable liquids')).toBeVisible();
    await waitFor(() => expect(screen.queryByText(`${word} above`)).not.toBeInTheDocument());
    expect(await findViolations()).toEqual([]);
    await user.click(chips.getByRole('button', { name: 'Remove the filter Category' }));
    await waitFor(() => expect(router.state.location.search).not.toContain('ategoryId'));
    expect(screen.getByRole('group', { name: 'Active filters' })).toHaveFocus();
    await user.click(chips.getByRole('button', { name: 'Clear all' }));
    expect(await findRow(`${word} above`)).toBeVisible();
    expect(screen.queryByRole('group', { name: 'Active filters' })).toBeNull();
    expect(router.state.location.search).toBe(`?search=${word}`);
  });

  it('counts what its facets would show, what is not stated too', async () => {
    const all = ({ facets }: { facets: { storage: { value: string; count: number }[] } }) =>
      facets.storage.find(({ value }) => value === 'not-stated')?.count ?? 0;
    await calls().add({ name: uniqueWord() });
    await calls().add({ name: uniqueWord(), storageClass: '3' });
    const counted = await session().client.call(chemicalSearchEndpoints.search, {
      query: { pageSize: 1 },
      asStaff: true,
    });
    const { user, router } = open('/chemical-table');
    await screen.findByRole('table');
    await user.click(screen.getByRole('button', { name: 'Filters' }));
    await user.click(await screen.findByRole('combobox', { name: 'Storage class' }));
    const name = `Not stated (${all(counted)})`;
    await user.click(await screen.findByRole('option', { name }));
    await waitFor(() => expect(router.state.location.search).toBe('?storageClass=not-stated'));
    await user.click(screen.getByRole('combobox', { name: 'Has a safety data sheet' }));
    expect(await screen.findByRole('option', { name: 'Yes (0)' })).toBeVisible();
  });

  it('offers the nearest spelling where what was typed finds nothing', async () => {
    await calls().add({ name: 'Isopropyl myristate' });
    const { user } = open('/chemical-table?search=isopropil+myristate');
    await user.click(
      await screen.findByRole('button', { name: 'Search for “isopropyl myristate”' }),
    );
    expect(await findRow('Isopropyl myristate')).toBeVisible();
    expect(box()).toHaveValue('isopropyl myristate');
  });
});
