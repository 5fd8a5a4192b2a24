import { act, screen, waitFor, within } from '@testing-library/react';
import Cookies from 'js-cookie';
import { tokenCookie } from 'shared-ui/client';
import { findViolations, type Inject, type TestApi } from 'shared-ui/testing';
import { endSession } from '../testing/end-session';
import { startShell } from '../testing/start-shell';
import { addNotifications, testAdmin } from '../testing/test-admin';

let api: TestApi & { login(): Promise<string> };

beforeAll(async () => {
  api = withLogin(await startTestApi());
});
afterAll(() => api.close());
afterEach(() => {
  jest.restoreAllMocks();
  endSession();
});

/** Guarantee: `startTestApi()` gives `login` beside what the test environment declares. */
function withLogin(started: TestApi) {
  return started as typeof api;
}

const problem = (status: number, code: string) => ({
  statusCode: status,
  headers: {},
  body: JSON.stringify({
    type: `/problems/${code}`,
    title: '',
    status,
    detail: 'No.',
    instance: '',
  }),
});

/** The API, but for the calls that the address names. */
const except =
  (part: string, answer: () => ReturnType<Inject>): Inject =>
  (request) =>
    request.url.includes(part) ? answer() : api.inject(request);

async function open(changes: Partial<Parameters<typeof startShell>[0]> = {}) {
  const shell = await startShell({ inject: api.inject, token: await api.login(), ...changes });
  const choose = async (name: string) => {
    await shell.user.click(screen.getByRole('button', { name: 'Your account' }));
    await shell.user.click(await screen.findByRole('menuitem', { name }));
  };
  return { ...shell, choose };
}

const silence = () => jest.spyOn(console, 'error').mockImplementation(() => undefined);

describe('the session', () => {
  test('ends by a 403, is logged, and goes on after signing in again', async () => {
    const logged = silence();
    const { router } = await open({
      at: '/releases',
      inject: except('notification/get', async () => problem(403, 'forbidden')),
    });
    expect(await screen.findByText(/Your session has ended/)).toBeVisible();
    expect(Cookies.get(tokenCookie)).toBeUndefined();
    expect(router.state.location.search).toBe('?from=%2Freleases');
    expect(logged).toHaveBeenCalledWith(expect.stringMatching(/invalid or expired token/i));
  });

  test('ends by Logout, which revokes the token and leaves nothing to come back to', async () => {
    const { router, choose } = await open({ at: '/releases' });
    await screen.findByText(testAdmin.email);
    const token = Cookies.get(tokenCookie) ?? '';
    await choose('Logout');
    await screen.findByRole('heading', { name: 'Sign in' });
    expect(router.state.location).toMatchObject({ pathname: '/login', search: '' });
    expect(Cookies.get(tokenCookie)).toBeUndefined();
    const headers = { authorization: `Bearer ${token}` };
    await waitFor(async () => {
      const url = '/api/admin/adminprofile';
      expect((await api.inject({ method: 'GET', url, headers })).statusCode).toBe(403);
    });
  });

  test('ends by Logout even when the server fails, which only the console says', async () => {
    const logged = silence();
    const { choose } = await open({
      inject: except('admin/logout', async () => problem(503, 'unavailable')),
    });
    await screen.findByText(testAdmin.email);
    await choose('Logout');
    await screen.findByRole('heading', { name: 'Sign in' });
    await waitFor(() =>
      expect(logged).toHaveBeenCalledWith('The server did not log out:', expect.any(Error)),
    );
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  test('ends in all tabs', async () => {
    await open();
    await screen.findByText(testAdmin.email);
    Cookies.remove(tokenCookie, { path: '/' });
    const event = new StorageEvent('storage', { key: 'session', newValue: 'signed-out 1' });
    act(() => void window.dispatchEvent(event));
    expect(await screen.findByRole('heading', { name: 'Sign in' })).toBeVisible();
  });
});

describe('the panels of the top bar', () => {
  const isOpen = (name: string) => screen.queryByRole('dialog', { name }) !== null;

  test('exclude each other, and the notifications close on a click outside', async () => {
    const { user, choose } = await open();
    await screen.findByText(testAdmin.email);
    await user.click(screen.getByRole('button', { name: /^Notifications/ }));
    expect(await screen.findByRole('dialog', { name: 'Notifications' })).toBeVisible();
    expect(await findViolations()).toEqual([]);

    await choose('View Profile');
    const profile = await screen.findByRole('dialog', { name: 'Profile' });
    expect(within(profile).getByText(testAdmin.email)).toBeVisible();
    expect(isOpen('Notifications')).toBe(false);
    expect(screen.queryByRole('menu')).not.toBeInTheDocument();
    expect(await findViolations()).toEqual([]);

    await user.click(screen.getByRole('button', { name: /^Notifications/ }));
    await waitFor(() => expect(isOpen('Notifications')).toBe(true));
    expect(isOpen('Profile')).toBe(false);

    await user.click(screen.getByRole('heading', { name: /^Good/ }));
    await waitFor(() => expect(isOpen('Notifications')).toBe(false));
  });

  test('list notifications, which go one by one or all at once', async () => {
    await addNotifications(api, ['Inquiry for acetone', 'Inquiry for toluene', 'Inquiry for zinc']);
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: 'Notifications, 3 unread' }));
    const panel = await screen.findByRole('dialog', { name: 'Notifications' });
    expect(within(panel).getByText('5 minutes ago')).toBeVisible();
    await user.click(within(panel).getByRole('button', { name: 'Remove: Inquiry for toluene' }));
    expect(within(panel).queryByText('Inquiry for toluene')).not.toBeInTheDocument();
    expect(within(panel).getAllByRole('listitem')).toHaveLength(2);
    await user.click(within(panel).getByRole('button', { name: 'Clear all' }));
    expect(await within(panel).findByText('Nothing new')).toBeVisible();
    await waitFor(async () => {
      const headers = { authorization: `Bearer ${api.adminToken}` };
      const answer = await api.inject({ method: 'GET', url: '/api/notification/get', headers });
      expect(JSON.parse(answer.body)).toEqual({ data: [] });
    });
  });

  test('bring a notification back when the server refuses its removal', async () => {
    await addNotifications(api, ['Inquiry for zinc']);
    const { user } = await open({
      inject: except('notification/delete', async () => problem(503, 'unavailable')),
    });
    await user.click(await screen.findByRole('button', { name: 'Notifications, 1 unread' }));
    await user.click(await screen.findByRole('button', { name: 'Remove: Inquiry for zinc' }));
    expect(await screen.findByText('Not removed')).toBeVisible();
    expect(await screen.findByText('Inquiry for zinc')).toBeVisible();
  });
});

describe('the profile', () => {
  test('says that it is loading, and when it cannot be loaded', async () => {
    let fail = (): void => undefined;
    const failed = new Promise<never>((_, reject) => {
      fail = () => reject(new Error('broken'));
    });
    await open({ inject: except('admin/adminprofile', () => failed) });
    expect(await screen.findByText('Loading...')).toBeVisible();
    fail();
    expect(await screen.findByText('Error loading profile')).toBeVisible();
  });

  test('refuses a photo that is no image, and saves what is entered', async () => {
    const alerted = jest.spyOn(window, 'alert').mockImplementation(() => undefined);
    URL.createObjectURL = () => 'blob:preview';
    URL.revokeObjectURL = () => undefined;
    const { user, choose } = await open();
    await screen.findByText(testAdmin.email);
    await choose('Edit Profile');
    const dialog = await screen.findByRole('dialog', { name: 'Edit profile' });
    expect(await findViolations()).toEqual([]);

    const input = within(dialog).getByLabelText(/Choose photo/);
    await user.upload(input, new File(['%PDF'], 'cv.pdf', { type: 'application/pdf' }));
    expect(alerted).toHaveBeenCalledWith('Please select a valid image file.');
    await user.upload(input, new File([picture()], 'me.png', { type: 'image/png' }));
    expect(alerted).toHaveBeenCalledTimes(1);

    const firstname = within(dialog).getByLabelText(/First name/);
    await user.clear(firstname);
    await user.type(firstname, 'Teresa');
    await user.click(within(dialog).getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    expect(screen.getByRole('heading', { name: /^Good \w+, Teresa$/ })).toBeVisible();
    const headers = { authorization: `Bearer ${api.adminToken}` };
    const answer = await api.inject({ method: 'GET', url: '/api/admin/adminprofile', headers });
    expect(JSON.parse(answer.body)).toMatchObject({
      admin: { firstname: 'Teresa', photo: expect.stringMatching(/^[0-9a-f-]{36}\.\w+$/) },
    });
  });

  test('tells of a failed save in the console alone, and keeps what is entered', async () => {
    const logged = silence();
    const { user, choose } = await open({
      inject: except('updateAdminprofile', async () => problem(503, 'unavailable')),
    });
    await screen.findByText(testAdmin.email);
    await choose('Edit Profile');
    await user.type(await screen.findByLabelText(/Last name/), '-Tang');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(logged).toHaveBeenCalledWith('The profile could not be saved:', expect.any(Error)),
    );
    expect(screen.getByLabelText(/Last name/)).toHaveValue('Ting-Tang');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
});

/** A PNG of one pixel. */
function picture(): Uint8Array<ArrayBuffer> {
  const text =
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
  return Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
}
