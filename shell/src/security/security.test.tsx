import { screen } from '@testing-library/react';
import { findViolations, type TestApi } from 'shared-ui/testing';
import { endSession } from '../testing/end-session';
import { startShell } from '../testing/start-shell';
import { testAdmin } from '../testing/test-admin';

let api: TestApi;

beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());
afterEach(endSession);

async function open() {
  const shell = await startShell({ inject: api.inject, token: api.adminToken, at: '/security' });
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
  await user.type(fresh, 'another horse, another staple');
  expect(screen.getByText('Strong')).toBeVisible();
  await user.click(change);
  expect(await screen.findByText('Password changed')).toBeVisible();
  expect(old).toHaveValue('');
});
