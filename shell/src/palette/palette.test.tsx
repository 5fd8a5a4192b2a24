import { render, screen, waitFor, within } from '@testing-library/react';
import { chemicals } from 'contract/catalog';
import Cookies from 'js-cookie';
import { matchCount, useAnnouncedActions } from 'shared-ui';
import { createApiClient, tokenCookie } from 'shared-ui/client';
import { apiAdapter, findViolations, type TestApi } from 'shared-ui/testing';
import { endSession } from '../testing/end-session';
import { startShell, testRemote } from '../testing/start-shell';

let api: TestApi;

beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());
afterEach(endSession);

const recordRemote = {
  ...testRemote,
  records: [
    {
      resource: 'chemical',
      icon: 'flask-conical',
      list: '/smtp-table',
      path: '/edit-smtp-form/:id',
    },
  ],
} satisfies typeof testRemote;

const open = (remote = testRemote) =>
  startShell({ inject: api.inject, token: api.adminToken, remote });

const dialog = () => screen.findByRole('dialog', { name: 'Go to' });
const option = async (name: string | RegExp) =>
  within(await dialog()).findByRole('option', { name });

test('opens by keys, finds a screen by any of its words and goes there', async () => {
  const { user, router, loads } = await open();
  await user.keyboard('{Control>}k{/Control}');
  await waitFor(() => expect(screen.getByRole('combobox', { name: 'Go to' })).toHaveFocus());
  await user.keyboard('server email');
  expect(await option('Mail servers Email')).toHaveAttribute('aria-selected', 'true');
  expect(await findViolations()).toEqual([]);
  await user.keyboard('{Enter}');
  expect(router.state.location.pathname).toBe('/smtp-table');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(loads.length).toBeGreaterThan(0);
});

test('opens what lies behind an anchor over the page one is on', async () => {
  const { user, router } = await open();
  await user.click(screen.getByRole('button', { name: /^Go to/ }));
  await user.type(await screen.findByRole('combobox'), 'tax{Enter}');
  expect(router.state.location).toMatchObject({ pathname: '/dashboard', hash: '#tax' });
});

test('finds records of resources that a remote has pages for', async () => {
  const _id = await addChemical('Palettium chloride');
  const { user, router } = await open(recordRemote);
  await user.keyboard('{Meta>}k{/Meta}');
  await user.type(await screen.findByRole('combobox'), 'palettium');
  await option('Palettium chloride');
  await user.keyboard('{Enter}');
  expect(router.state.location.pathname).toBe(`/edit-smtp-form/${_id}`);
});

test('opens what the whole text finds, also by an Enter that comes before it is found', async () => {
  await addChemical('Stalium nitrate');
  const _id = await addChemical('Stalium carbonate');
  const { user, router } = await open(recordRemote);
  await user.keyboard('{Control>}k{/Control}');
  await user.type(await screen.findByRole('combobox'), 'stalium');
  expect(await option('Stalium nitrate')).toHaveAttribute('aria-selected', 'true');
  await user.keyboard(' carbonate{Enter}');
  await waitFor(() => expect(router.state.location.pathname).toBe(`/edit-smtp-form/${_id}`));
});

test('opens what is found first after an Enter that comes before anything is found', async () => {
  const _id = await addChemical('Earlium nitrate');
  const { user, router } = await open(recordRemote);
  await user.keyboard('{Control>}k{/Control}');
  await user.type(await screen.findByRole('combobox'), 'earlium{Enter}');
  await waitFor(() => expect(router.state.location.pathname).toBe(`/edit-smtp-form/${_id}`));
});

test('stays on the screen whose name is typed when records are found', async () => {
  await addChemical('Mail servers salt');
  const { user, router } = await open(recordRemote);
  await user.keyboard('{Control>}k{/Control}');
  await user.type(await screen.findByRole('combobox'), 'mail servers');
  await option('Mail servers salt');
  expect(await option('Mail servers Email')).toHaveAttribute('aria-selected', 'true');
  await user.keyboard('{Enter}');
  expect(router.state.location.pathname).toBe('/smtp-table');
});

test('moves through all groups in a circle by keys and by the pointer, and says how many it found', async () => {
  await addChemical('Mailium chloride');
  const { user } = await open(recordRemote);
  await user.keyboard('{Control>}k{/Control}');
  const input = await screen.findByRole('combobox');
  await user.type(input, 'mail');
  await option('Mailium chloride');
  const found = within(await dialog()).getAllByRole('option');
  const [first, second] = found;
  expect(found.length).toBeGreaterThan(1);
  const last = found.at(-1);
  expect(within(await dialog()).getByRole('status')).toHaveTextContent(matchCount(found.length));
  const active = () => document.getElementById(input.getAttribute('aria-activedescendant') ?? '');
  for (const [key, expected] of [
    ['Home', first],
    ['ArrowUp', last],
    ['ArrowDown', first],
    ['ArrowDown', second],
    ['End', last],
  ] as const) {
    await user.keyboard(`{${key}}`);
    expect(active()).toBe(expected);
    expect(expected).toHaveAttribute('aria-selected', 'true');
  }
  if (second !== undefined) await user.hover(second);
  expect(active()).toBe(second);
  expect(input).toHaveFocus();
  expect(await findViolations()).toEqual([]);
});

test('offers no record that nothing can open, and says when there is nothing', async () => {
  const { user } = await open();
  await user.keyboard('{Control>}k{/Control}');
  await user.type(await screen.findByRole('combobox'), 'palettium');
  expect(await screen.findByText('No matches.')).toBeVisible();
  expect(await findViolations()).toEqual([]);
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('runs the actions of the page in view, which its remote offers', async () => {
  const runs: string[] = [];
  const { user, unmount } = await open();
  const page = render(
    <Offering labels={['Create offer', 'Delete']} onRun={(one) => runs.push(one)} />,
  );
  await user.keyboard('{Control>}k{/Control}');
  const group = await within(await dialog()).findByRole('group', { name: /^On this page: Good/ });
  const labels = ['Copy the address of this page', 'Create offer', 'Delete'];
  expect(within(group).getAllByRole('option')).toHaveLength(labels.length);
  for (const [index, found] of within(group).getAllByRole('option').entries())
    expect(found).toHaveTextContent(labels[index] ?? 'none');
  expect(await findViolations()).toEqual([]);
  await user.keyboard('offer');
  expect(await option(/^Create offer/)).toHaveAttribute('aria-selected', 'true');
  await user.keyboard('{Enter}');
  expect(runs).toEqual(['Create offer']);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  page.unmount();
  await user.keyboard('{Control>}k{/Control}');
  await user.type(await screen.findByRole('combobox'), 'delete');
  expect(within(await dialog()).queryByRole('option', { name: /^Delete/ })).toBeNull();
  unmount();
});

test('copies the address of the page', async () => {
  const { user } = await open();
  const write = jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  await user.keyboard('{Control>}k{/Control}');
  await user.type(await screen.findByRole('combobox'), 'copy address');
  await option(/^Copy the address/);
  await user.keyboard('{Enter}');
  expect(write).toHaveBeenCalledWith(window.location.href);
  expect(await screen.findByText('Address copied')).toBeVisible();
});

test('leads to the pages for new records, and switches the theme', async () => {
  const pages = [{ path: '/blog-table', title: 'New mail server', parent: '/smtp-table' }];
  const [mail] = testRemote.nav;
  const { user, router } = await open({
    ...testRemote,
    pages,
    nav: mail === undefined ? [] : [mail],
  });
  await user.keyboard('{Control>}k{/Control}');
  await user.type(await screen.findByRole('combobox'), 'new server{Enter}');
  expect(router.state.location.pathname).toBe('/blog-table');
  await user.keyboard('{Control>}k{/Control}');
  await user.type(await screen.findByRole('combobox'), 'dark{Enter}');
  expect(document.documentElement).toHaveAttribute('data-theme', 'dark');
  expect(document.documentElement).toHaveAttribute('data-theme-change');
  await waitFor(() => expect(document.documentElement).not.toHaveAttribute('data-theme-change'));
  delete document.documentElement.dataset['theme'];
  localStorage.removeItem('theme');
});

interface OfferingProps {
  labels: readonly string[];
  onRun: (label: string) => void;
}

/** A page of a remote, in a root of its own. */
function Offering({ labels, onRun }: OfferingProps) {
  useAnnouncedActions(labels.map((label) => ({ label, run: () => onRun(label) })));
  return null;
}

async function addChemical(name: string): Promise<string> {
  const client = createApiClient({ baseURL: '/api', adapter: apiAdapter(api.inject) });
  Cookies.set(tokenCookie, api.adminToken);
  const { data } = await client.call(chemicals.endpoints.add, { body: { name } });
  return data._id;
}
