import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { adminEndpoints, builtInRoles } from 'contract/staff';
import Cookies from 'js-cookie';
import { createHmac } from 'node:crypto';
import { createApiClient, tokenCookie } from 'shared-ui/client';
import { apiAdapter, findViolations, type TestApi } from 'shared-ui/testing';
import { endSession } from '../testing/end-session';
import { startShell } from '../testing/start-shell';
import { testAdmin } from '../testing/test-admin';

const newPassword = 'another horse, another staple';
let api: TestApi;

beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());
afterEach(endSession);

/** The code that an authenticator app shows now. @see RFC 4226, section 5.3 */
function codeOf(base32: string): string {
  const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
  const bits = Array.from(base32, (one) => letters.indexOf(one).toString(2).padStart(5, '0'));
  const bytes = bits.join('').match(/.{8}/g) ?? [];
  const step = Buffer.alloc(8);
  step.writeBigUInt64BE(BigInt(Math.floor(Date.now() / 30_000)));
  const key = Buffer.from(bytes.map((byte) => Number.parseInt(byte, 2)));
  const mac = createHmac('sha1', key).update(step).digest();
  const number = mac.readUInt32BE((mac.at(-1) ?? 0) & 15) & 0x7fff_ffff;
  return String(number % 1_000_000).padStart(6, '0');
}

async function open(token = api.adminToken) {
  const shell = await startShell({ inject: api.inject, token, at: '/security' });
  await screen.findByRole('heading', { name: 'Password and sign-in', level: 1 });
  return shell;
}

test('changes the password: asks for what is missing, says why one is refused, and shows its strength', async () => {
  const { user, container } = await open();
  const change = screen.getByRole('button', { name: 'Change password' });
  await user.click(change);
  expect(screen.getByText('Enter your current password')).toBeVisible();
  expect(screen.getByText('Enter at least 12 characters')).toBeVisible();

  const old = screen.getByLabelText(/^Current password/);
  const fresh = screen.getByLabelText(/^New password/);
  await user.type(old, testAdmin.password);
  await user.type(fresh, 'password');
  expect(screen.getByText('8 of 12 characters')).toBeVisible();
  await user.type(fresh, 'password');
  await user.click(change);
  expect(await screen.findByText(/leaked most often/)).toBeVisible();
  expect(await findViolations(container)).toEqual([]);

  await user.clear(fresh);
  await user.type(fresh, newPassword);
  expect(screen.getByText('Strong')).toBeVisible();
  await user.click(change);
  expect(await screen.findByText('Password changed')).toBeVisible();
  expect(old).toHaveValue('');
});

test('turns the second factor on by a code of the app, asks for it at the next sign-in, and turns it off', async () => {
  const { user, container } = await open();
  await user.click(await screen.findByRole('button', { name: 'Set up' }));
  expect(await screen.findByRole('img', { name: 'The secret as a QR code' })).toBeVisible();
  expect(await findViolations(container)).toEqual([]);
  await user.type(screen.getByLabelText(/^Code of the app/), '000000{Enter}');
  expect(await screen.findByText(/This code is wrong/)).toBeVisible();
  const secret = screen.getByText(/^[A-Z2-7]{32}$/).textContent ?? '';
  await user.clear(screen.getByLabelText(/^Code of the app/));
  const code = codeOf(secret);
  await user.type(screen.getByLabelText(/^Code of the app/), `${code}{Enter}`);
  expect(await screen.findByText(/Print these recovery codes/)).toBeVisible();
  expect(screen.getAllByText(/^(?:[0-9A-Z]{4}-){3}[0-9A-Z]{4}$/)).toHaveLength(10);
  const recoveryCodes = screen.getAllByText(/^(?:[0-9A-Z]{4}-){3}[0-9A-Z]{4}$/);
  const [typed = '', other = ''] = recoveryCodes.map(({ textContent }) => textContent);
  expect(await screen.findByText(/10 recovery codes are left/)).toBeVisible();
  cleanup();
  endSession();

  const next = await startShell({ inject: api.inject, at: '/login' });
  await next.user.type(await screen.findByLabelText('Email'), testAdmin.email);
  await next.user.type(screen.getByLabelText('Password'), `${newPassword}{Enter}`);
  const asked = await screen.findByLabelText('Code');
  expect(asked).toHaveFocus();
  expect(screen.queryByRole('alert')).toBeNull();
  await next.user.type(asked, 'AAAA-BBBB-CCCC-DDDD{Enter}');
  expect(await screen.findByRole('alert')).toHaveTextContent('This code is wrong');
  await next.user.clear(asked);
  await next.user.type(asked, `${typed}{Enter}`);
  await screen.findByText(testAdmin.email);
  cleanup();
  endSession();

  const last = await open();
  expect(await screen.findByText(/9 recovery codes are left/)).toBeVisible();
  await last.user.click(screen.getByRole('button', { name: 'Turn off' }));
  await api.sql(`update admin_session set confirmed_at = now() - interval '11 minutes'`);
  const question = within(await screen.findByRole('alertdialog'));
  await last.user.click(question.getByRole('button', { name: 'Turn off' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Confirm that it is you' }));
  expect(await dialog.findByLabelText(/^Code/)).toBeVisible();
  expect(await findViolations()).toEqual([]);
  await last.user.type(dialog.getByLabelText(/^Password/), newPassword);
  await last.user.click(dialog.getByRole('button', { name: 'Confirm' }));
  expect(dialog.getByText('Enter the code')).toBeVisible();
  await last.user.type(dialog.getByLabelText(/^Code/), other);
  await last.user.click(dialog.getByRole('button', { name: 'Confirm' }));
  expect(await screen.findByRole('button', { name: 'Set up' })).toBeVisible();
});

test('lists the sessions, and ends all others', async () => {
  const { user } = await open();
  expect(await screen.findByText('This one')).toBeVisible();
  await user.click(await screen.findByRole('button', { name: 'End all others' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'End all others' })).toBeNull());
});

test('ends the own sessions of somebody whose role may release nothing', async () => {
  const credentials = { email: 'sally@example.com', password: 'a long pass phrase of mine' };
  const roleId = builtInRoles.sales._id;
  const client = createApiClient({ baseURL: '/api', adapter: apiAdapter(api.inject) });
  Cookies.set(tokenCookie, api.adminToken);
  const body = { firstname: 'Sally', lastname: 'Seller', ...credentials, roleId };
  await client.call(adminEndpoints.register, { body, asStaff: true });
  await client.call(adminEndpoints.login, { body: credentials });
  const { token } = await client.call(adminEndpoints.login, { body: credentials });
  await open(token);
  expect(await screen.findByRole('button', { name: /^End the session on/ })).toBeVisible();
});

test('is where every address leads while the role asks for a second factor that is not set up', async () => {
  const client = createApiClient({ baseURL: '/api', adapter: apiAdapter(api.inject) });
  const email = 'asked@example.com';
  const headers = {
    authorization: `Bearer ${api.adminToken}`,
    'content-type': 'application/json',
  };
  const write = (method: 'POST' | 'PUT', url: string, body: object) =>
    api.inject({ method, url: `/api/${url}`, headers, payload: JSON.stringify(body) });
  const roleId = builtInRoles.website._id;
  const names = { firstname: 'Ann', lastname: 'Asked', email, password: newPassword };
  await write('POST', 'admin/register', { ...names, roleId });
  await write('PUT', `role/update?id=${roleId}`, { requiresSecondFactor: true });
  const { token } = await client.call(adminEndpoints.login, {
    body: { email, password: newPassword },
  });

  const { user } = await startShell({ inject: api.inject, token, at: '/dashboard' });
  expect(await screen.findByRole('heading', { name: 'Password and sign-in' })).toBeVisible();
  expect(await screen.findByText(/Your role asks for a second factor/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Set up' }));
  const secret = (await screen.findByText(/^[A-Z2-7]{32}$/)).textContent ?? '';
  await user.type(screen.getByLabelText(/^Code of the app/), `${codeOf(secret)}{Enter}`);
  expect(await screen.findByText(/Print these recovery codes/)).toBeVisible();
  await waitFor(async () => {
    await user.click(screen.getByRole('link', { name: /dashboard/ }));
    expect(screen.getByRole('heading', { name: /^Good /, level: 1 })).toBeVisible();
  });
});

test('offers passkeys where the browser has them, and says why none was made', async () => {
  const withoutAny = await open();
  expect(await screen.findByText('This browser has no passkeys at this address.')).toBeVisible();
  withoutAny.unmount();
  const create = jest.fn(async () => {
    throw Object.assign(new Error('The user said no'), { name: 'NotAllowedError' });
  });
  Object.assign(globalThis, { PublicKeyCredential: Object });
  Object.assign(navigator, { credentials: { create, get: create } });
  try {
    const { user, container } = await open();
    await user.click(await screen.findByRole('button', { name: 'Add a passkey' }));
    expect(screen.getByText('Enter a name')).toBeVisible();
    await user.type(screen.getByLabelText(/^Name of the passkey/), 'Laptop{Enter}');
    expect(await screen.findByText(/No passkey was used/)).toBeVisible();
    expect(create).toHaveBeenCalledWith({
      publicKey: expect.objectContaining({ rp: { id: 'localhost', name: 'Admin panel' } }),
      signal: expect.anything(),
    });
    expect(await findViolations(container)).toEqual([]);
    cleanup();
    endSession();

    const next = await startShell({ inject: api.inject, at: '/login' });
    await next.user.click(await screen.findByRole('button', { name: 'Sign in with a passkey' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('No passkey was used');
  } finally {
    Reflect.deleteProperty(globalThis, 'PublicKeyCredential');
    Reflect.deleteProperty(navigator, 'credentials');
  }
});
