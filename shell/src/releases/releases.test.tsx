import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { adminEndpoints } from 'contract/staff';
import { releaseEndpoints, type RemoteReport } from 'contract/release';
import Cookies from 'js-cookie';
import { createApiClient, tokenCookie } from 'shared-ui/client';
import { apiAdapter, findViolations, type TestApi } from 'shared-ui/testing';
import { endSession } from '../testing/end-session';
import { startShell } from '../testing/start-shell';

const remote = 'mfe-orders';
let api: TestApi;
let client: ReturnType<typeof createApiClient>;

beforeAll(async () => {
  api = await startTestApi({ panel: { contract: 1, shared: { react: '19.3.1' } } });
  Cookies.set(tokenCookie, api.adminToken);
  client = createApiClient({ baseURL: '/api', adapter: apiAdapter(api.inject) });
  for (const version of ['1.0.0', '1.1.0']) {
    const id = await api.addRelease({ id: remote, version });
    await client.call(releaseEndpoints.activate, { id });
  }
  await api.addRelease({
    id: remote,
    version: '2.0.0',
    document: { needs: { contract: 1, shared: { react: '^20.0.0' } } },
  });
  await report({ version: '1.0.0', kind: 'started' });
  await report({ version: '1.1.0', kind: 'started' });
  await report({ version: '1.1.0', kind: 'render', message: 'orders is undefined', stack: 'at x' });
});
afterAll(() => api.close());
afterEach(endSession);

async function report(given: Pick<RemoteReport, 'version' | 'kind'> & Partial<RemoteReport>) {
  const body = { remote, sessionId: crypto.randomUUID(), path: '/orders', ...given };
  await client.call(releaseEndpoints.report, { body });
}

async function open(at: string) {
  const shell = await startShell({ inject: api.inject, token: api.adminToken, at });
  const heading = at.includes('remote=') ? 'Orders' : 'Releases';
  await screen.findByRole('heading', { name: heading, level: 1 }, { timeout: 10_000 });
  return shell;
}

/** The line of the table that begins with a text. */
async function line(start: RegExp) {
  const header = await screen.findByRole('rowheader', { name: start });
  const row = header.closest('tr');
  if (row === null) throw new Error(`${start} heads no line`);
  return within(row);
}

/** Clicks a button once the page takes clicks: while an action is under way its buttons are off. */
async function press(user: UserEvent, button: HTMLElement) {
  await waitFor(() => expect(button).toBeEnabled());
  await user.click(button);
}

test('shows which versions use what is deprecated, with what to use and until when', async () => {
  await api.sql(`insert into deprecated_use values
    ('mfe-orders', '0.9.0', 'unit.countOld', 'unit.list', '2020-03-31', 1, now(), now()),
    ('mfe-orders', '1.1.0', 'symbol of unit.list', 'abbreviation', '2031-06-30', 12, now(), now())`);
  const { container } = await open('/releases');
  const call = await line(/^unit\.countOld/);
  expect(call.getByText('Use unit.list instead')).toBeVisible();
  expect(call.getByText('Over')).toBeVisible();
  expect(call.getByText('No longer active')).toBeVisible();
  expect(call.getByText('1 call')).toBeVisible();
  const field = await line(/^symbol of unit\.list/);
  expect(field.getByText('30 Jun 2031')).toBeVisible();
  expect(field.queryByText('Over')).toBeNull();
  expect(field.queryByText('No longer active')).toBeNull();
  const by = field.getByRole('link', { name: 'mfe-orders 1.1.0' });
  expect(by).toHaveAttribute('href', '/releases?remote=mfe-orders');
  expect(await findViolations(container)).toEqual([]);
});

test('tells of releases once one asked for it', async () => {
  const { user } = await open('/releases');
  const choice = await screen.findByRole('switch', { name: 'Notify me of releases' });
  expect(choice).not.toBeChecked();
  await user.click(choice);
  await waitFor(() => expect(choice).toBeChecked());
  const { admin } = await client.call(adminEndpoints.profile, {});
  expect(admin.releaseNews).toBe(true);
});

test('lists each remote with what runs, rolls it back in one click and switches it off and on', async () => {
  const { user, container } = await open('/releases');
  const orders = await line(/^Orders/);
  expect(orders.getByText('1.1.0')).toBeInTheDocument();
  expect(orders.getByText('2 sessions')).toBeInTheDocument();
  expect(await findViolations(container)).toEqual([]);

  await user.click(orders.getByRole('button', { name: 'Roll back to 1.0.0' }));
  expect(await screen.findByText('Orders is back at 1.0.0')).toBeVisible();
  expect(await orders.findByText('1.0.0')).toBeInTheDocument();
  // What was left as bad is not offered as the way back.
  expect(orders.queryByRole('button', { name: /^Roll back/ })).toBeNull();

  await press(user, orders.getByRole('button', { name: 'Switch off Orders' }));
  await user.click(await screen.findByRole('button', { name: 'Switch off' }));
  expect(await orders.findByText('Switched off')).toBeInTheDocument();
  await press(user, orders.getByRole('button', { name: 'Switch on Orders' }));
  await waitFor(() => expect(orders.queryByText('Switched off')).toBeNull());
});

test('shows the versions of a remote, and gives one to a share of the admins or to all', async () => {
  const { user, container } = await open(`/releases?remote=${remote}`);
  const latest = await line(/^2\.0\.0/);
  expect(
    latest.getByText('needs react ^20.0.0, this page has 19.3.1', { exact: false }),
  ).toBeInTheDocument();
  const middle = await line(/^1\.1\.0/);
  expect(middle.getByText('50 %', { exact: false })).toBeInTheDocument();
  expect(await findViolations(container)).toEqual([]);

  await user.click(middle.getByRole('button', { name: 'Roll out…' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Roll out 1.1.0' }));
  const share = dialog.getByRole('textbox', { name: /Share of the admins/ });
  await user.clear(share);
  await user.type(share, '120');
  await user.click(dialog.getByRole('button', { name: 'Roll out' }));
  expect(dialog.getByText('Enter a number from 0 to 100')).toBeInTheDocument();
  await user.clear(share);
  await user.type(share, '25');
  await user.click(dialog.getByRole('button', { name: 'Roll out' }));
  expect(await middle.findByText('Rolling out')).toBeInTheDocument();
  expect(
    await screen.findByText('1.1.0 for 25 % of the admins and one person'),
  ).toBeInTheDocument();

  await press(user, middle.getByRole('button', { name: 'Activate 1.1.0' }));
  expect(await middle.findByText('Active')).toBeInTheDocument();
  const former = await line(/^1\.0\.0/);
  expect(former.getByText('Last known good')).toBeInTheDocument();
});

test('shows what failed, with version and commit', async () => {
  await open(`/releases?remote=${remote}&tab=failures`);
  const failure = await line(/^orders is undefined/);
  expect(failure.getByText('1.1.0')).toBeInTheDocument();
  expect(failure.getByText('/orders')).toBeInTheDocument();
  expect(failure.getByText('Tess Ting')).toBeInTheDocument();
});

test('shows a release token once, and ends it', async () => {
  const { user, container } = await open(`/releases?remote=${remote}&tab=tokens`);
  expect(await screen.findByText('No tokens')).toBeInTheDocument();
  await user.type(screen.getByRole('textbox', { name: 'A new token for' }), 'CI of Orders');
  await user.click(screen.getByRole('combobox', { name: 'Ends after' }));
  await user.click(await screen.findByRole('option', { name: '30 days' }));
  await user.click(screen.getByRole('button', { name: 'Make a token' }));
  const secret = (await screen.findByText(/^rel_/)).textContent ?? '';
  const made = await line(/^CI of Orders/);
  expect(made.getByText('publishes only')).toBeInTheDocument();
  expect(await findViolations(container)).toEqual([]);

  const versions = `/api/${releaseEndpoints.list.path}?remote=${remote}`;
  const ask = () =>
    api.inject({ method: 'GET', url: versions, headers: { authorization: `Bearer ${secret}` } });
  expect(await ask()).toMatchObject({ statusCode: 200 });
  await user.click(made.getByRole('button', { name: 'Revoke CI of Orders' }));
  await user.click(await screen.findByRole('button', { name: 'Revoke' }));
  expect(await made.findByText('Revoked')).toBeInTheDocument();
  expect(await ask()).toMatchObject({ statusCode: 403 });
});

test('keeps the keys that a remote is signed with, and takes them out of use', async () => {
  const { user, container } = await open(`/releases?remote=${remote}&tab=keys`);
  expect(await screen.findByText('No signing keys')).toBeInTheDocument();
  await user.type(screen.getByRole('textbox', { name: 'Name of the key' }), 'CI key');
  const field = screen.getByRole('textbox', { name: 'Public key' });
  await user.type(field, 'none');
  await user.click(screen.getByRole('button', { name: 'Add the key' }));
  expect(await screen.findByText(/Enter an ed25519 public key/)).toBeInTheDocument();
  await user.clear(field);
  const key = 'MCowBQYDK2VwAyEA11qYAYKxCrfVS/7TyWQHOg7hcvPapiMlrwIaaPcHURo=';
  await user.type(field, key);
  await user.click(screen.getByRole('button', { name: 'Add the key' }));
  const added = await line(/^CI key/);
  expect(added.getByText(key)).toBeInTheDocument();
  expect(await findViolations(container)).toEqual([]);
  await user.click(added.getByRole('button', { name: 'Remove CI key' }));
  await user.click(await screen.findByRole('button', { name: 'Remove' }));
  expect(await added.findByText('Removed')).toBeInTheDocument();
});

test('demands a second person only where there is one', async () => {
  const { user } = await open('/releases');
  const demand = await screen.findByRole('switch', { name: 'A second person activates' });
  expect(demand).not.toBeChecked();
  await user.click(demand);
  expect(await screen.findByText(/There is only one admin account/)).toBeInTheDocument();
  expect(demand).not.toBeChecked();
});

test('revokes a version for a reason, for good', async () => {
  const { user, container } = await open(`/releases?remote=${remote}`);
  const latest = await line(/^2\.0\.0/);
  await user.click(latest.getByRole('button', { name: 'Revoke 2.0.0…' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Revoke 2.0.0?' }));
  await user.click(dialog.getByRole('button', { name: 'Revoke' }));
  expect(dialog.getByText('Enter a reason')).toBeInTheDocument();
  await user.type(dialog.getByRole('textbox', { name: /Reason/ }), 'It sends addresses away');
  await user.click(dialog.getByRole('button', { name: 'Revoke' }));
  expect(await latest.findByText('Revoked')).toBeInTheDocument();
  expect(latest.getByText(/Tess Ting: It sends addresses away/)).toBeInTheDocument();
  expect(latest.queryByRole('button')).toBeNull();
  expect(await findViolations(container)).toEqual([]);
});
