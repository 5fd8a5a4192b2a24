import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import Cookies from 'js-cookie';
import { createRoot } from 'react-dom/client';
import { tokenCookie } from 'shared-ui/client';
import { findViolations, type TestApi } from 'shared-ui/testing';
import { endSession } from '../testing/end-session';
import { testAdmin } from '../testing/test-admin';
import { openSignIn } from './open-sign-in';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());
afterEach(() => {
  endSession();
  jest.restoreAllMocks();
});

const fonts = { latin: 'latin.woff2', latinExt: 'latin-ext.woff2', greek: 'greek.woff2' };

const textOf = (input: RequestInfo | URL) =>
  input instanceof Request ? input.url : input.toString();

/** Opens the login at an address; `loadPanel` counts as loaded when it resolves. */
interface Surroundings {
  readonly leave?: (url: string) => void;
  /** What is answered first instead of what the API answers. */
  readonly answers?: readonly Response[];
}

function open(
  at: string,
  loadPanel: () => Promise<() => Promise<void>>,
  { leave = () => undefined, answers = [] }: Surroundings = {},
) {
  history.replaceState(null, '', at);
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (...call) => {
    const request = new Request(new URL(textOf(call[0]), location.href), call[1]);
    const { method, url } = request;
    const headers = Object.fromEntries(request.headers);
    const payload = await request.text();
    const { body, statusCode } = await api.inject({ method, url, headers, payload });
    return new Response(body, { status: statusCode });
  });
  for (const answer of answers) jest.mocked(fetch).mockResolvedValueOnce(answer);
  const element = document.body.appendChild(document.createElement('div'));
  const root = createRoot(element);
  act(() => openSignIn({ root, baseURL: '/api', fonts, loadPanel, leave }));
  return () => {
    act(() => root.unmount());
    element.remove();
  };
}

async function enter(password: string) {
  const user = userEvent.setup();
  for (const label of ['Email', 'Password']) await user.clear(screen.getByLabelText(label));
  await user.type(screen.getByLabelText('Email'), testAdmin.email);
  await user.type(screen.getByLabelText('Password'), `${password}{Enter}`);
}

const address = () => location.pathname + location.search + location.hash;

describe('the login of a page without a session', () => {
  test('refuses a wrong password, then opens the panel at the requested address', async () => {
    const openPanel = jest.fn(async () => undefined);
    const close = open('/releases?part=1#end', async () => openPanel);
    expect(address()).toBe(`/login?${new URLSearchParams({ from: '/releases?part=1#end' })}`);
    expect(document.title).toBe('Sign in – Admin');
    expect(screen.getByLabelText('Email')).toHaveFocus();

    await enter('not this one');
    expect(await screen.findByRole('alert')).toHaveTextContent('Incorrect email or password.');
    expect(await findViolations()).toEqual([]);
    expect(openPanel).not.toHaveBeenCalled();

    await enter(testAdmin.password);
    await waitFor(() => expect(openPanel).toHaveBeenCalledTimes(1));
    expect(address()).toBe('/releases?part=1#end');
    expect(Cookies.get(tokenCookie)).toBeDefined();
    close();
  });

  test('does not open foreign addresses', async () => {
    const openPanel = jest.fn(async () => undefined);
    const close = open('/login?from=%2F%2Fevil.example', async () => openPanel);
    await enter(testAdmin.password);
    await waitFor(() => expect(openPanel).toHaveBeenCalled());
    expect(address()).toBe('/dashboard');
    close();
  });

  test('opens the panel at the second try if its code did not load at the first', async () => {
    const openPanel = jest.fn(async () => undefined);
    const loadPanel = jest.fn(async () => openPanel);
    loadPanel.mockRejectedValueOnce(new Error('no connection'));
    const close = open('/login', loadPanel);
    await enter(testAdmin.password);
    expect(await screen.findByRole('alert')).toHaveTextContent('Something went wrong');
    await enter(testAdmin.password);
    await waitFor(() => expect(openPanel).toHaveBeenCalledTimes(1));
    close();
  });

  test('tells a server that does not answer from one that answers nonsense', async () => {
    const close = open('/login', async () => async () => undefined);
    jest.mocked(fetch).mockRejectedValueOnce(new TypeError('failed'));
    await enter(testAdmin.password);
    expect(await screen.findByRole('alert')).toHaveTextContent('The server did not answer.');
    jest.mocked(fetch).mockResolvedValueOnce(new Response('<h1>Bad gateway</h1>', { status: 502 }));
    await enter(testAdmin.password);
    expect(await screen.findByText(/answered with an error \(502\)/)).toBeVisible();
    jest.mocked(fetch).mockResolvedValueOnce(Response.json({}));
    await enter(testAdmin.password);
    expect(await screen.findByText(/does not understand/)).toBeVisible();
    close();
  });

  test('opens the panel when another tab has signed in', async () => {
    const openPanel = jest.fn(async () => undefined);
    const close = open('/login', async () => openPanel);
    Cookies.set(tokenCookie, api.adminToken, { path: '/' });
    window.dispatchEvent(new StorageEvent('storage', { key: 'session', newValue: 'signed-in 1' }));
    await waitFor(() => expect(openPanel).toHaveBeenCalledTimes(1));
    close();
  });

  test('leaves for the identity provider where the page names one', async () => {
    const meta = document.head.appendChild(document.createElement('meta'));
    meta.name = 'sign-in-provider';
    meta.content = 'Example ID';
    const leave = jest.fn();
    const url = 'https://id.example/authorize?state=s';
    const answers = [Response.json({ data: { url } })];
    const noPanel = async () => async () => undefined;
    const close = open('/login?from=%2Freleases', noPanel, { leave, answers });
    await userEvent.click(screen.getByRole('button', { name: 'Sign in with Example ID' }));
    await waitFor(() => expect(leave).toHaveBeenCalledWith(url));
    expect(fetch).toHaveBeenCalledWith(
      '/api/admin/beginProviderLogin',
      expect.objectContaining({ body: '{"from":"/releases"}' }),
    );
    close();
    meta.remove();
  });

  test('finishes a sign-in with the provider: asks for the second factor, and opens no foreign address', async () => {
    const openPanel = jest.fn(async () => undefined);
    const factor = { type: '/problems/second-factor-needed', detail: 'A code', errors: [] };
    const refused = { type: '/problems/wrong-credentials', detail: 'This code is wrong' };
    const signedIn = { token: api.adminToken, role: {}, from: '//evil.example' };
    const answers = [
      Response.json(factor, { status: 401 }),
      Response.json(refused, { status: 422 }),
      Response.json(signedIn),
    ];
    const close = open('/login?code=c&state=s', async () => openPanel, { answers });
    const code = await screen.findByLabelText('Code');
    expect(address()).toBe('/login');
    await userEvent.type(code, '000000{Enter}');
    expect(await screen.findByRole('alert')).toHaveTextContent('This code is wrong');
    expect(await findViolations()).toEqual([]);
    await userEvent.type(code, '{Enter}');
    await waitFor(() => expect(openPanel).toHaveBeenCalledTimes(1));
    expect(address()).toBe('/dashboard');
    close();
  });

  test('says why the provider signed nobody in, and leads back to the form', async () => {
    const close = open('/login?error=access_denied&state=s', async () => async () => undefined);
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'There is no such identity provider',
    );
    await userEvent.click(screen.getByRole('button', { name: 'Back to the sign-in' }));
    expect(screen.getByLabelText('Email')).toBeVisible();
    close();
  });
});
