import { screen, waitFor } from '@testing-library/react';
import { taxes } from 'contract/catalog';
import { resourceCalls } from '../resource/resource-calls';
import { useResourceList } from '../resource/use-resource-list';
import { renderScreens } from '../testing/render-screens';
import { uniqueWord } from '../testing/resource-suite';
import { findRow } from '../testing/screen-steps';
import { suiteSession } from '../testing/suite-session';
import type { Columns } from './column';
import { ResourceTable } from './resource-table';

const columns: Columns<typeof taxes> = [{ id: 'name', label: 'Name', cell: ({ name }) => name }];

function TaxFilters() {
  return <span>Filters of taxes</span>;
}

function TaxScreen() {
  return (
    <ResourceTable
      list={useResourceList(taxes)}
      columns={columns}
      onNew={() => undefined}
      Filters={TaxFilters}
    />
  );
}

describe('a list that is seen at a glance', () => {
  const session = suiteSession({ seed: 'none' });
  const routes = [{ path: 'tax', element: <TaxScreen /> }];
  const open = (search = '') =>
    renderScreens({ routes, client: session().client, at: `/tax${search}` });
  const add = async (count: number) => {
    const names = Array.from({ length: count }, uniqueWord);
    const calls = resourceCalls(session().client, taxes);
    for (const name of names) await calls.add({ name, ratePercent: 20 });
    return names.at(-1) ?? '';
  };
  const searchBox = () => screen.queryByRole('searchbox', { name: 'Search taxes' });
  const isBare = () => {
    expect(searchBox()).toBeNull();
    expect(screen.queryByRole('button', { name: /Views/ })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Columns' })).toBeNull();
    expect(screen.queryByText('Filters of taxes')).toBeNull();
    expect(screen.queryByRole('combobox', { name: 'Rows' })).toBeNull();
  };

  it('has no search, views, filters, columns and pages, but the way to a new record', async () => {
    const name = await add(10);
    const { user } = open();
    await findRow(name);
    await waitFor(isBare);
    expect(screen.getByText('1–10 of 10')).toBeVisible();
    expect(screen.getByRole('button', { name: 'New tax' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'More actions' })).toBeVisible();
    await user.keyboard('/');
    isBare();
  });

  it('keeps them for as long as it was narrowed, also when the search is taken back', async () => {
    const { user, router } = open('?search=nothing');
    await screen.findByText('Nothing found');
    await user.click(screen.getByRole('button', { name: 'Clear search and filters' }));
    await waitFor(() => expect(router.state.location.search).toBe(''));
    expect(await screen.findByText('1–10 of 10')).toBeVisible();
    expect(searchBox()).toBeVisible();
  });

  it('has them from eleven rows on', async () => {
    const name = await add(1);
    open();
    await findRow(name);
    expect(searchBox()).toBeVisible();
    expect(screen.getByRole('combobox', { name: 'Rows' })).toBeVisible();
    expect(screen.getByText('Filters of taxes')).toBeVisible();
  });
});
