import { screen, waitFor, within } from '@testing-library/react';
import { inquiries, statuses } from 'contract/inquiry';
import { adminEndpoints, levelEverywhere, type Permissions, roles } from 'contract/staff';
import Cookies from 'js-cookie';
import { createApiClient, tokenCookie } from 'shared-ui/client';
import { apiAdapter, findViolations, type TestApi } from 'shared-ui/testing';
import { endSession } from '../testing/end-session';
import { startShell } from '../testing/start-shell';

let api: TestApi;

beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());
afterEach(endSession);

async function open(at = '/personal-data') {
  const shell = await startShell({ inject: api.inject, token: api.adminToken, at });
  await screen.findByRole('heading', { name: 'Personal data', level: 1 });
  return shell;
}

/** Signs in as a new account with a role of these levels. @returns its token */
async function tokenWith(levels: Permissions): Promise<string> {
  const client = asStaff();
  const role = await client.call(roles.endpoints.add, { body: { name: 'Settings', levels } });
  const names = { firstname: 'Sally', lastname: 'Setter', email: 'sally@example.com' };
  const password = 'a long pass phrase of mine';
  const body = { ...names, password, roleId: role.data._id };
  await client.call(adminEndpoints.register, { body, asStaff: true });
  const { token } = await client.call(adminEndpoints.login, {
    body: { email: names.email, password },
  });
  return token;
}

function asStaff() {
  Cookies.set(tokenCookie, api.adminToken);
  return createApiClient({ baseURL: '/api', adapter: apiAdapter(api.inject) });
}

test('finds a person, says what blocks an erasure, and erases them', async () => {
  const client = asStaff();
  const name = `Ann ${'of a very long name '.repeat(4)}`.trim();
  const body = { contactName: name, email: 'ann@example.com', phone: '+49 30 1234567' };
  const { data: inquiry } = await client.call(inquiries.endpoints.add, { body });
  const { user, container } = await open();
  const form = within(screen.getByRole('form', { name: 'Find a person' }));
  const find = form.getByRole('button', { name: 'Find' });
  await user.click(find);
  expect(await form.findByText('Enter an email address or a telephone number')).toBeVisible();
  await user.click(form.getByLabelText(/^Telephone/));
  await user.paste('123');
  await user.click(find);
  expect(await form.findByText(/at least eight digits/)).toBeVisible();
  await user.clear(form.getByLabelText(/^Telephone/));
  await user.paste('+49 (0)30/123 45 67');
  await user.click(find);

  expect(await screen.findByText('Nothing can be erased yet:')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Erase' })).toBeDisabled();
  await user.click(screen.getByRole('button', { name: 'Show Inquiries' }));
  expect(
    await within(await screen.findByRole('list', { name: 'Inquiries' })).findByText(/Ann of/),
  ).toBeVisible();
  expect(await findViolations(container)).toEqual([]);
  expect(window.location.href).not.toMatch(/ann|123/);
  const address = 'Add ann@example.com';
  await user.click(screen.getByRole('button', { name: address }));
  await waitFor(() => expect(screen.queryByRole('button', { name: address })).toBeNull());

  const { data: all } = await client.call(statuses.endpoints.list, { query: {} });
  const statusId = all.find(({ kind }) => kind === 'won')?._id ?? null;
  await client.call(inquiries.endpoints.update, { id: inquiry._id, body: { statusId } });
  await user.click(find);
  await waitFor(() => expect(screen.getByRole('button', { name: 'Erase' })).toBeEnabled());
  await user.click(screen.getByRole('button', { name: 'Erase' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  expect(await findViolations(document.body)).toEqual([]);
  await user.click(dialog.getByRole('button', { name: 'Erase' }));
  expect(await screen.findByText('Nothing is stored')).toBeVisible();
  const { data } = await client.call(inquiries.endpoints.get, { id: inquiry._id });
  expect([data.contactName, data.email]).toEqual(['[erased]', null]);
});

test('a rule shows what it would remove, is saved, and is switched off', async () => {
  const { user, container } = await open('/personal-data?tab=retention');
  const form = within(await screen.findByRole('form', { name: 'Job applications' }));
  expect(form.getByLabelText('After')).toHaveValue(6);
  expect(form.getByText('Nothing would be removed today.')).toBeVisible();
  const save = form.getByRole('button', { name: 'Save Job applications' });
  expect(save).toBeDisabled();
  await user.clear(form.getByLabelText('After'));
  expect(form.getByText('Enter a number from 1 to 3650')).toBeVisible();
  await user.paste('9');
  await user.click(save);
  expect(await screen.findByText('Saved')).toBeVisible();
  await waitFor(() => expect(save).toBeDisabled());
  expect(await screen.findByText('Nothing yet')).toBeVisible();
  expect(await findViolations(container)).toEqual([]);
});

test('an error says so and is tried again', async () => {
  const inject: TestApi['inject'] = (request) => {
    const isFind = request.url.includes('personalData/find');
    return api.inject(isFind ? { ...request, url: '/api/nowhere' } : request);
  };
  const { user } = await startShell({ inject, token: api.adminToken, at: '/personal-data' });
  const form = within(await screen.findByRole('form', { name: 'Find a person' }));
  await user.click(form.getByLabelText('Email'));
  await user.paste('ann@example.com');
  await user.click(form.getByRole('button', { name: 'Find' }));
  expect(await screen.findByText('The person could not be looked for')).toBeVisible();
});

test('says which permissions are missing to find a person, instead of finding a part', async () => {
  const levels = { ...levelEverywhere('view'), customers: 'none', website: 'edit' } as const;
  const token = await tokenWith({ ...levels, settings: 'all' });
  const { container } = await startShell({ inject: api.inject, token, at: '/personal-data' });
  expect(
    await screen.findByText(/Your role does not include the permission to view customers\./),
  ).toBeVisible();
  expect(screen.queryByRole('form', { name: 'Find a person' })).toBeNull();
  expect(await findViolations(container)).toEqual([]);
});
