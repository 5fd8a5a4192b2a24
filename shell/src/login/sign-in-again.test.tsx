import { act, screen, waitFor, within } from '@testing-library/react';
import { adminEndpoints } from 'contract/staff';
import Cookies from 'js-cookie';
import { tokenCookie } from 'shared-ui/client';
import { findViolations, type TestApi } from 'shared-ui/testing';
import { endSession } from '../testing/end-session';
import { startShell } from '../testing/start-shell';
import { testAdmin } from '../testing/test-admin';

let api: TestApi & { login(): Promise<string> };

beforeAll(async () => {
  api = withLogin(await startTestApi());
});
afterAll(() => api.close());
beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => {
  jest.restoreAllMocks();
  endSession();
});

/** Guarantee: `startTestApi()` gives `login` beside what the test environment declares. */
function withLogin(started: TestApi) {
  return started as typeof api;
}

type User = Awaited<ReturnType<typeof startShell>>['user'];

async function openProfile(user: User) {
  await user.click(screen.getByRole('button', { name: 'Your account' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Edit Profile' }));
}

/** Enters a first name in the profile's dialog, then ends the session on the server. */
async function startWithUnsavedName(name: string) {
  const shell = await startShell({ inject: api.inject, token: await api.login(), at: '/releases' });
  await screen.findByText(testAdmin.email);
  await openProfile(shell.user);
  const dialog = await screen.findByRole('dialog', { name: 'Edit profile' });
  const input = within(dialog).getByRole('textbox', { name: /First name/ });
  await shell.user.clear(input);
  await shell.user.paste(name);
  const headers = { authorization: `Bearer ${Cookies.get(tokenCookie)}` };
  await api.inject({ method: 'POST', url: '/api/admin/logout', headers });
  return { ...shell, input, dialog };
}

const question = () => screen.findByRole('dialog', { name: 'Your session has ended' });

async function signIn(user: User, password: string) {
  const box = within(await question());
  await user.click(box.getByLabelText('Password'));
  await user.paste(password);
  await user.click(box.getByRole('button', { name: 'Sign in' }));
}

async function storedName() {
  const headers = { authorization: `Bearer ${await api.login()}` };
  const { body } = await api.inject({
    method: 'GET',
    url: `/api/${adminEndpoints.profile.path}`,
    headers,
  });
  return JSON.parse(body).admin.firstname;
}

test('a session that ends asks over the form, and what was pressed goes on', async () => {
  const { user, input, dialog, router } = await startWithUnsavedName('Theodora');
  await user.click(within(dialog).getByRole('button', { name: 'Save' }));
  const asked = await question();
  expect(within(asked).getByLabelText('Email')).toHaveValue(testAdmin.email);
  expect(within(asked).getByLabelText('Password')).toHaveFocus();
  expect(await findViolations()).toEqual([]);
  expect(input).toHaveValue('Theodora');
  await signIn(user, 'wrong password');
  expect(await within(asked).findByRole('alert')).toHaveTextContent(/Incorrect/);
  await user.clear(within(asked).getByLabelText('Password'));
  await signIn(user, testAdmin.password);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(await storedName()).toBe('Theodora');
  expect(router.state.location.pathname).toBe('/releases');
});

test('another tab that signs the same person in answers the question', async () => {
  const { user, dialog } = await startWithUnsavedName('Dora');
  await user.click(within(dialog).getByRole('button', { name: 'Save' }));
  await question();
  Cookies.set(tokenCookie, await api.login(), { path: '/' });
  act(() => {
    window.dispatchEvent(new StorageEvent('storage', { key: 'session', newValue: 'signed-in 1' }));
  });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(await storedName()).toBe('Dora');
});

test('a page left at the question keeps its draft, which is offered after the next sign-in', async () => {
  const { user, dialog, router } = await startWithUnsavedName('Thea');
  await user.click(within(dialog).getByRole('button', { name: 'Save' }));
  await user.click(within(await question()).getByRole('button', { name: 'Leave the page' }));
  expect(await screen.findByText(/Your session has ended/)).toBeVisible();
  expect(router.state.location.search).toBe('?from=%2Freleases');
  await user.click(screen.getByLabelText('Email'));
  await user.paste(testAdmin.email);
  await user.click(screen.getByLabelText('Password'));
  await user.paste(testAdmin.password);
  await user.click(screen.getByRole('button', { name: 'Sign in' }));
  await screen.findByText(testAdmin.email);
  await openProfile(user);
  await user.click(await screen.findByRole('button', { name: 'Take over' }));
  expect(screen.getByRole('textbox', { name: /First name/ })).toHaveValue('Thea');
});

test('signing out in another tab leaves the page and no draft', async () => {
  await startWithUnsavedName('Tamsin');
  Cookies.remove(tokenCookie, { path: '/' });
  act(() => {
    window.dispatchEvent(new StorageEvent('storage', { key: 'session', newValue: 'signed-out 1' }));
  });
  await screen.findByRole('heading', { name: 'Sign in' });
  expect(Object.keys(localStorage).filter((key) => key.startsWith('draft:'))).toEqual([]);
});
