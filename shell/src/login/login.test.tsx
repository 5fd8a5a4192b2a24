import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import Cookies from 'js-cookie';
import { tokenCookie } from 'shared-ui/client';
import { findViolations, type TestApi } from 'shared-ui/testing';
import { readClaims } from '../auth/token-claims';
import { endSession } from '../testing/end-session';
import { startShell } from '../testing/start-shell';
import { testAdmin } from '../testing/test-admin';

let api: TestApi;

beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());
afterEach(endSession);

const open = (at: string) => startShell({ inject: api.inject, at });

async function enter(user: UserEvent, { email, password }: { email: string; password: string }) {
  const inputs = [screen.getByLabelText('Email'), screen.getByLabelText('Password')];
  for (const input of inputs) await user.clear(input);
  await user.type(screen.getByLabelText('Email'), email);
  await user.type(screen.getByLabelText('Password'), `${password}{Enter}`);
}

describe('the login', () => {
  test('refuses a wrong password in words, then brings back to the page asked for', async () => {
    const { user, router } = await open('/releases?part=1#end');
    await screen.findByRole('heading', { name: 'Sign in' });
    expect(document.title).toBe('Sign in – Admin');
    expect(screen.getByLabelText('Email')).toHaveFocus();
    await enter(user, { ...testAdmin, password: 'not this one' });
    expect(await screen.findByRole('alert')).toHaveTextContent('Incorrect email or password.');
    expect(await findViolations()).toEqual([]);

    await enter(user, testAdmin);
    expect(await screen.findByRole('heading', { name: 'Releases' })).toBeVisible();
    const { pathname, search, hash } = router.state.location;
    expect(pathname + search + hash).toBe('/releases?part=1#end');
    expect(await screen.findByText(testAdmin.email)).toBeVisible();
    const { endsAt } = readClaims(Cookies.get(tokenCookie) ?? '');
    expect(endsAt?.getTime()).toBeGreaterThan(Date.now());
  });

  test('says so in a browser that refuses cookies, and lets no one half in', async () => {
    const refused = jest.spyOn(document, 'cookie', 'set').mockImplementation(() => undefined);
    const { user, router } = await open('/login');
    await screen.findByRole('heading', { name: 'Sign in' });
    await enter(user, testAdmin);
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Your browser refuses cookies of this site. Allow them, then sign in again.',
    );
    expect(router.state.location.pathname).toBe('/login');
    refused.mockRestore();
  });

  test.each(['//evil.example/x', '/\\evil.example', 'https://evil.example', '/\t/evil.example'])(
    'does not go to %j',
    async (from) => {
      const { user, router } = await open(`/login?${new URLSearchParams({ from })}`);
      await screen.findByRole('heading', { name: 'Sign in' });
      await enter(user, testAdmin);
      await screen.findByText(testAdmin.email);
      expect(router.state.location.pathname).toBe('/dashboard');
    },
  );

  test('says how long to wait after too many attempts, and then lets one try again', async () => {
    const { user } = await open('/login');
    await screen.findByRole('heading', { name: 'Sign in' });
    await enter(user, { email: 'nobody@example.com', password: 'wrong' });
    const isLocked = () => screen.queryByText(/Too many attempts\. Try again in \d+ second/);
    // The first waits are so short that a slow machine may miss them; each further one is twice as long.
    for (let attempt = 0; attempt < 6 && isLocked() === null; attempt += 1) {
      await user.keyboard('{Enter}');
      await waitFor(() =>
        expect(screen.getByRole('button', { name: /in/ })).not.toHaveAttribute('aria-busy'),
      );
    }
    expect(isLocked()).toBeVisible();
    expect(screen.getByRole('button', { name: /^Try again in \d+ s$/ })).toBeDisabled();
    const button = await screen.findByRole('button', { name: 'Sign in' }, { timeout: 20_000 });
    expect(button).toBeEnabled();
  });

  test('asks for what is missing, and shows the password on demand', async () => {
    const { user } = await open('/login');
    await user.click(await screen.findByRole('button', { name: 'Sign in' }));
    expect(screen.getByText('Enter your email.')).toBeVisible();
    expect(screen.getByText('Enter your password.')).toBeVisible();
    expect(screen.getByLabelText('Email')).toHaveFocus();
    expect(screen.getByLabelText('Email')).toHaveAttribute('autocomplete', 'username webauthn');

    const password = screen.getByLabelText('Password');
    expect(password).toHaveAttribute('type', 'password');
    await user.click(screen.getByRole('button', { name: 'Show password' }));
    expect(password).toHaveAttribute('type', 'text');
  });

  test('is passed over by who is signed in', async () => {
    const { router } = await startShell({
      inject: api.inject,
      at: '/login?from=%2Freleases',
      token: api.adminToken,
    });
    await screen.findByText(testAdmin.email);
    expect(router.state.location.pathname).toBe('/dashboard');
  });
});
