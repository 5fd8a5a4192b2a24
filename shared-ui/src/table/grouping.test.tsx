import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { customers } from 'contract/partner';
import { savedViews } from 'contract/staff';
import { resourceCalls } from '../resource/resource-calls';
import { useResourceList } from '../resource/use-resource-list';
import { findViolations } from '../testing/find-violations';
import { renderScreens } from '../testing/render-screens';
import { uniqueWord } from '../testing/resource-suite';
import { findRow, retype } from '../testing/screen-steps';
import { suiteSession } from '../testing/suite-session';
import type { Columns } from './column';
import { ResourceTable } from './resource-table';

const names: Readonly<Record<string, string>> = { DE: 'Germany', FR: 'France' };

const columns: Columns<typeof customers> = [
  { id: 'companyName', label: 'Company', sort: 'companyName', cell: (row) => row.companyName },
  {
    id: 'country',
    label: 'Country',
    group: { nameOf: (code) => names[code] ?? code },
    cell: ({ address }) => address?.country,
  },
  {
    id: 'active',
    label: 'Active',
    edit: { labels: { true: 'Active', false: 'Inactive' } },
    group: {},
    cell: ({ active }) => String(active),
  },
  { id: 'taxNumber', label: 'Tax number', cell: ({ taxNumber }) => taxNumber },
];

function NoFilters() {
  return null;
}

function CustomerScreen() {
  const list = useResourceList(customers);
  return (
    <ResourceTable list={list} columns={columns} Filters={NoFilters} onEdit={() => undefined} />
  );
}

describe('a list in groups', () => {
  const session = suiteSession();
  const calls = () => resourceCalls(session().client, customers);
  const routes = [{ path: 'customer', element: <CustomerScreen /> }];
  const word = uniqueWord();
  const name = (end: string) => `${word} ${end}`;

  beforeAll(async () => {
    const add = (end: string, country: string | null, active = true) =>
      calls().add({ companyName: name(end), active, ...(country && { address: { country } }) });
    for (let index = 10; index < 22; index += 1) await add(`d${index}`, 'DE', index > 10);
    await add('f1', 'FR');
    await add('n1', null);
  });
  beforeEach(() => localStorage.clear());

  const open = (search = '') =>
    renderScreens({
      routes,
      client: session().client,
      at: `/customer?search=${word}&pageSize=10${search}`,
    });
  const records = () => document.querySelectorAll('[data-row]');
  const heading = (text: RegExp) => screen.findByRole('button', { name: text });
  async function groupBy(user: UserEvent, label: string) {
    await user.click(await screen.findByRole('button', { name: 'Columns' }));
    const items = await screen.findAllByRole('menuitemcheckbox', { name: label });
    // The first shows the column.
    await user.click(items[1] ?? document.body);
    await user.keyboard('{Escape}');
  }

  it('counts all that are found, not the page, and is kept in the address', async () => {
    const { user, router } = open();
    await findRow(name('d10'));
    await user.click(screen.getByRole('button', { name: 'Columns' }));
    expect(screen.queryAllByRole('menuitemcheckbox', { name: 'Tax number' })).toHaveLength(1);
    expect(screen.getAllByRole('menuitemcheckbox', { name: 'Country' })).toHaveLength(2);
    await user.keyboard('{Escape}');
    await router.navigate(`/customer?search=${word}&pageSize=10&group=country`);
    expect(await heading(/^Germany ?12/)).toHaveAttribute('aria-expanded', 'false');
    expect(await heading(/^France ?1/)).toHaveTextContent('0 linked chemicals');
    expect(await heading(/^No country ?1/)).toBeVisible();
    expect(records()).toHaveLength(0);
    expect(screen.getByText('14 customers in 3 groups')).toBeVisible();
    expect(await findViolations()).toEqual([]);
  });

  it('unfolds groups, folds them, and leads to all of one that is longer than the page', async () => {
    const { user, router } = open('&group=country');
    await user.click(await heading(/^Germany/));
    await findRow(name('d10'));
    await user.click(await heading(/^No country/));
    await findRow(name('n1'));
    expect(records()).toHaveLength(11);
    expect(router.state.location.search).toContain('open=DE%2C');
    expect(await findViolations()).toEqual([]);
    await user.click(await heading(/^No country/));
    await waitFor(() => expect(records()).toHaveLength(10));
    expect(screen.getByText(/10 of 12/)).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Show all of “Germany”' }));
    expect(await screen.findByText('1–10 of 12')).toBeVisible();
    expect(await screen.findByText('Country: Germany')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Remove the filter Country' }));
    expect(await screen.findByText('1–10 of 14')).toBeVisible();
  });

  it('is moved through by keys, and selects across its groups', async () => {
    const { user } = open('&group=country&open=DE%2CFR');
    const french = await findRow(name('f1'));
    (await heading(/^Germany/)).focus();
    await user.keyboard('{ArrowDown}');
    expect(await findRow(name('d10'))).toHaveFocus();
    await user.keyboard('x');
    (await heading(/^France/)).focus();
    await user.keyboard('{ArrowDown}');
    expect(french).toHaveFocus();
    await user.keyboard('x{ArrowUp}');
    expect(await heading(/^France/)).toHaveFocus();
    expect(await screen.findByText('2 selected')).toBeVisible();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(records()).toHaveLength(10));
    expect(screen.getByText('2 selected')).toBeVisible();
  });

  it('narrows its groups by a filter, and names flags', async () => {
    open('&group=active&active=false');
    expect(await heading(/^Inactive ?1/)).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Active ?1/ })).toBeNull();
  });

  it('says that the groups could not be read, and reads them again', async () => {
    const isGroups = ({ url }: { url: string }) => url.includes('record/groups');
    const end = session().refuse(isGroups, { code: 'unavailable', detail: 'Being restarted.' });
    const { user } = open('&group=active');
    expect(await screen.findByRole('alert')).toHaveTextContent('Being restarted.');
    end();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await heading(/^Active/)).toBeVisible();
  });

  it('is kept in a saved view, and ended by the list without one', async () => {
    const { user, router } = open();
    await findRow(name('d10'));
    await groupBy(user, 'Active');
    const view = uniqueWord();
    await user.click(await screen.findByRole('button', { name: /^Views?\b/ }));
    await user.click(await screen.findByRole('menuitem', { name: /^Save this view/ }));
    await retype(user, { label: 'Name', text: view });
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await screen.findByRole('button', { name: `View: ${view}` });
    const stored = await resourceCalls(session().client, savedViews).list({ search: view });
    expect(stored.data[0]?.query).toContain('group=');
    await user.click(await screen.findByRole('button', { name: `View: ${view}` }));
    await user.click(await screen.findByRole('menuitem', { name: 'All customers' }));
    await waitFor(() => expect(router.state.location.search).not.toContain('group'));
    expect(
      within(screen.getByRole('table')).queryByRole('button', { name: /^Active ?1/ }),
    ).toBeNull();
  });
});
