import { screen, waitFor, within } from '@testing-library/react';
import { operationEndpoints } from 'contract/operation';
import { builtInRoles, adminEndpoints } from 'contract/staff';
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

function asOwner() {
  Cookies.set(tokenCookie, api.adminToken);
  return createApiClient({ baseURL: '/api', adapter: apiAdapter(api.inject) });
}

async function open(token = api.adminToken, inject = api.inject) {
  const shell = await startShell({ inject, token, at: '/operation' });
  await screen.findByRole('heading', { name: 'Operation', level: 1 });
  return shell;
}

async function administrator(): Promise<string> {
  const client = asOwner();
  const email = 'ada@example.com';
  const password = 'a long pass phrase of mine';
  const roleId = builtInRoles.administrator._id;
  const body = { firstname: 'Ada', lastname: 'Min', email, password, roleId };
  await client.call(adminEndpoints.register, { body, asStaff: true });
  return (await client.call(adminEndpoints.login, { body: { email, password } })).token;
}

test('shows Owners how the installation is', async () => {
  const { container } = await open();
  const part = await screen.findByRole('rowheader', { name: 'Database' });
  const row = within(part.closest('tr') ?? document.body);
  expect(row.getByText('Well')).toBeInTheDocument();
  expect(row.getByText(/^PostgreSQL \d+/)).toBeInTheDocument();
  expect(screen.getByText(/The settings BACKUP_AT and BACKUP_FOLDER/)).toBeInTheDocument();
  expect(screen.getByText(/pg_stat_statements is not installed/)).toBeInTheDocument();
  expect(screen.getByText('None: the address is not https')).toBeInTheDocument();
  expect(await findViolations(container)).toEqual([]);
});

test('searches the log by the id of a request', async () => {
  const { user } = await open();
  await user.type(await screen.findByLabelText(/^Request/), 'no-such-request');
  await user.click(screen.getByRole('button', { name: 'Search' }));
  expect(await screen.findByText(/This process holds nothing of this request/)).toBeVisible();
});

test('switches maintenance on with a text, and off in one click from any page', async () => {
  const { user, container } = await open();
  const form = within(await screen.findByRole('form', { name: 'Maintenance mode' }));
  await user.click(form.getByRole('button', { name: 'Switch on' }));
  expect(await form.findByText(/Enter a text of at most 300 characters/)).toBeVisible();
  await user.type(form.getByLabelText(/^Text for visitors/), 'Back at noon');
  await user.click(form.getByRole('button', { name: 'Switch on' }));
  expect(await screen.findByText(/visitors see “Back at noon”/)).toBeVisible();
  expect(await findViolations(container)).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Switch maintenance off' }));
  await waitFor(() => expect(screen.queryByText(/visitors see “Back at noon”/)).toBeNull());
  const { data } = await asOwner().call(operationEndpoints.status, {});
  expect(data.maintenance).toBeNull();
});

test('takes only an https address for the notice of newer versions', async () => {
  const { user } = await open();
  const form = within(await screen.findByRole('form', { name: 'Notice of newer versions' }));
  await user.type(form.getByLabelText(/^Address/), 'http://example.com/version.json');
  await user.click(form.getByRole('button', { name: 'Save' }));
  expect(await form.findByText('Enter an address that begins with https://')).toBeVisible();
});

test('the account menu says which version runs, and leads Owners here', async () => {
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: 'Your account' }));
  expect(await screen.findByText(/^Version \d+\.\d+\.\d+/)).toBeVisible();
  expect(screen.getByRole('menuitem', { name: 'Operation' })).toBeVisible();
});

test('an Administrator is told that Owners alone see it, and has no entry', async () => {
  const { user } = await open(await administrator());
  expect(await screen.findByText(/Only an Owner can see/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Your account' }));
  expect(await screen.findByRole('menuitem', { name: 'Releases' })).toBeVisible();
  expect(screen.queryByRole('menuitem', { name: 'Operation' })).toBeNull();
});

test('says so when it cannot be read, and tries again', async () => {
  let isBroken = true;
  const { user } = await open(api.adminToken, async (request) =>
    isBroken && request.url.includes('operation/get')
      ? api.inject({ ...request, url: '/api/no/such/call' })
      : api.inject(request),
  );
  expect(
    await screen.findByText('The state of the installation could not be read', undefined, {
      timeout: 10_000,
    }),
  ).toBeVisible();
  isBroken = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('rowheader', { name: 'Database' })).toBeVisible();
});
