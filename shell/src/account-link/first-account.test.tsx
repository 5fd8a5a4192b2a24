import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import Cookies from 'js-cookie';
import { UiProvider } from 'shared-ui';
import { tokenCookie } from 'shared-ui/client';
import { findViolations } from 'shared-ui/testing';
import { endSession } from '../testing/end-session';
import { FirstAccount } from './first-account';

const token = `${btoa('{}')}.${btoa(JSON.stringify({ sub: '1', exp: 4_000_000_000 }))}.x`;

/** A server that takes one set-up token. */
function startServer(setupToken: string) {
  const sent: unknown[] = [];
  globalThis.fetch = async (input, init) => {
    const body = JSON.parse(typeof init?.body === 'string' ? init.body : '{}');
    sent.push(body);
    const isLogin = typeof input === 'string' && input.endsWith('/admin/login');
    if (isLogin) return Response.json({ token });
    if (body.setupToken === setupToken) return Response.json({ admin: {} });
    const refusal = { type: '/problems/forbidden', detail: 'Sign in.', status: 403 };
    return Response.json(refusal, { status: 403 });
  };
  return sent;
}

async function fillIn(user: ReturnType<typeof userEvent.setup>) {
  const values = {
    'First name': 'Fay',
    'Last name': 'Founder',
    Email: 'fay@example.com',
    Password: 'correct horse battery staple',
  };
  for (const [label, text] of Object.entries(values)) {
    await user.click(screen.getByLabelText(new RegExp(`^${label}`)));
    await user.paste(text);
  }
}

const { fetch } = globalThis;
afterEach(() => {
  globalThis.fetch = fetch;
  endSession();
});

it('creates the owner with the token of the link in four inputs, and signs in', async () => {
  const sent = startServer('right');
  const leave = jest.fn();
  render(
    <UiProvider>
      <FirstAccount baseURL="/api" token="right" leave={leave} />
    </UiProvider>,
  );
  const user = userEvent.setup();
  expect(screen.queryByLabelText(/^Set-up token/)).toBeNull();
  expect(await findViolations()).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Create the account' }));
  expect(screen.getByText('Enter your first name')).toBeVisible();
  expect(sent).toEqual([]);
  await fillIn(user);
  await user.click(screen.getByRole('button', { name: 'Create the account' }));
  await waitFor(() => expect(leave).toHaveBeenCalledWith('/set-up'));
  expect(Cookies.get(tokenCookie)).toBe(token);
  expect(sent).toHaveLength(2);
});

it('asks for the token without the link, and when that of the link is an old one', async () => {
  startServer('right');
  const leave = jest.fn();
  render(
    <UiProvider>
      <FirstAccount baseURL="/api" token="old" leave={leave} />
    </UiProvider>,
  );
  const user = userEvent.setup();
  await fillIn(user);
  await user.click(screen.getByRole('button', { name: 'Create the account' }));
  const input = await screen.findByLabelText(/^Set-up token/);
  expect(screen.getByText(/^This token is not valid/)).toBeVisible();
  await user.clear(input);
  await user.paste(' right ');
  await user.click(screen.getByRole('button', { name: 'Create the account' }));
  await waitFor(() => expect(leave).toHaveBeenCalled());
});
