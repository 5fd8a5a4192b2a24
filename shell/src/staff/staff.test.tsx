import { screen, waitFor, within } from '@testing-library/react';
import { adminEndpoints } from 'contract/staff';
import Cookies from 'js-cookie';
import { createApiClient, tokenCookie } from 'shared-ui/client';
import { apiAdapter, findViolations, type TestApi } from 'shared-ui/testing';
import { endSession } from '../testing/end-session';
import { startShell } from '../testing/start-shell';
import { testAdmin } from '../testing/test-admin';

let api: TestApi & { sql(text: string): Promise<void> };

beforeAll(async () => {
  api = withSql(await startTestApi());
});
afterAll(() => api.close());
afterEach(endSession);

/** Guarantee: `startTestApi()` gives `sql` beside what the test environment declares. */
function withSql(started: TestApi) {
  return started as typeof api;
}

async function open(at = '/staff') {
  const shell = await startShell({ inject: api.inject, token: api.adminToken, at });
  await screen.findByRole('heading', { name: 'Staff', level: 1 });
  await screen.findByRole('table');
  return shell;
}

async function line(name: RegExp) {
  const header = await screen.findByRole('rowheader', { name });
  const row = header.closest('tr');
  if (row === null) throw new Error(`${name} heads no line`);
  return within(row);
}

async function register(firstname: string, email: string) {
  Cookies.set(tokenCookie, api.adminToken);
  const client = createApiClient({ baseURL: '/api', adapter: apiAdapter(api.inject) });
  const body = { firstname, lastname: 'Leaver', email, password: 'a long pass phrase of mine' };
  await client.call(adminEndpoints.register, { body, asStaff: true });
}

test('invites a person, shows the link once where no mail can be sent, and withdraws the invitation', async () => {
  const { user, container } = await open();
  const own = await line(/^Tess Ting \(you\)/);
  expect(own.getByText('Active')).toBeVisible();
  expect(own.queryByRole('button')).toBeNull();

  await user.type(screen.getByLabelText('Email'), testAdmin.email);
  expect(screen.getByRole('button', { name: 'Invite' })).toBeDisabled();
  await user.click(screen.getByRole('combobox', { name: 'Role' }));
  await user.click(await screen.findByRole('option', { name: 'Sales' }));
  await user.click(screen.getByRole('button', { name: 'Invite' }));
  expect(await screen.findByText('An account has this email already.')).toBeVisible();
  await user.clear(screen.getByLabelText('Email'));
  await user.type(screen.getByLabelText('Email'), 'ivy@example.com{Enter}');
  expect(await screen.findByText(/Hand this link over to ivy@example.com/)).toBeVisible();
  expect(screen.getByText(/\/accept-invitation#[\w-]{43}$/)).toBeVisible();
  const ivy = await line(/^ivy@example.com/);
  expect(ivy.getByText('Invited')).toBeVisible();
  expect(ivy.getByText('Sales')).toBeVisible();
  expect(ivy.getByText('Invited, not accepted yet')).toBeVisible();
  expect(ivy.getByText(/^link ends \S/)).toBeVisible();
  expect(await findViolations(container)).toEqual([]);

  await api.sql(`update account_link set expires_at = now() - interval '1 hour'`);
  await user.click(ivy.getByRole('button', { name: 'Actions for ivy@example.com' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Send the invitation again' }));
  expect(await screen.findByText(/Hand this link over to ivy@example.com/)).toBeVisible();
  expect(ivy.getByText(/^link ends \S/)).toBeVisible();

  await user.click(ivy.getByRole('button', { name: 'Actions for ivy@example.com' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Withdraw the invitation' }));
  expect(await screen.findByText('The invitation is withdrawn')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('rowheader', { name: /^ivy/ })).toBeNull());
});

test('searches, deactivates with the open work shown first, and reactivates', async () => {
  await register('Lea', 'lea@example.com');
  await register('Max', 'max@example.com');
  const { user, router } = await open();
  await user.type(screen.getByRole('searchbox', { name: 'Search staff' }), 'lea@');
  await waitFor(() => expect(router.state.location.search).toBe('?search=lea%40'));
  const lea = await line(/^Lea Leaver/);
  await waitFor(() => expect(screen.queryByRole('rowheader', { name: /^Max/ })).toBeNull());
  await user.click(lea.getByRole('button', { name: 'Actions for Lea Leaver' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Deactivate…' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Deactivate Lea Leaver?' }));
  expect(await dialog.findByText('No open work is theirs.')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Deactivate' }));
  expect(await screen.findByText('Lea Leaver is deactivated')).toBeVisible();
  expect(await (await line(/^Lea Leaver/)).findByText('Deactivated')).toBeVisible();

  await user.click(screen.getByRole('button', { name: 'Actions for Lea Leaver' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Reactivate' }));
  expect(await screen.findByText('Lea Leaver can sign in again')).toBeVisible();
  expect(await (await line(/^Lea Leaver/)).findByText('Active')).toBeVisible();
});

test('asks for the password once when the sign-in is too old, and then goes on', async () => {
  const { user } = await open();
  await api.sql(`update admin_session set confirmed_at = now() - interval '11 minutes'`);
  await user.click(screen.getByRole('combobox', { name: 'Role' }));
  await user.click(await screen.findByRole('option', { name: 'Sales' }));
  await user.type(screen.getByLabelText('Email'), 'late@example.com{Enter}');
  await user.click(await screen.findByRole('button', { name: 'Cancel' }));
  expect(await screen.findByText(/^Confirm that it is you: enter your password/)).toBeVisible();
  await user.type(screen.getByLabelText('Email'), '{Enter}');
  const dialog = within(await screen.findByRole('dialog', { name: 'Confirm that it is you' }));
  await user.type(dialog.getByLabelText(/^Password/), 'not this one{Enter}');
  expect(await dialog.findByText('The password is wrong.')).toBeVisible();
  expect(await findViolations()).toEqual([]);
  await user.clear(dialog.getByLabelText(/^Password/));
  await user.type(dialog.getByLabelText(/^Password/), `${testAdmin.password}{Enter}`);
  expect(await screen.findByText(/Hand this link over to late@example.com/)).toBeVisible();
  expect(screen.queryByRole('dialog')).toBeNull();
});
