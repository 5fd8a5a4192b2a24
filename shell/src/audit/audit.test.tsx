import { screen, waitFor, within } from '@testing-library/react';
import { units } from 'contract/catalog';
import { jobEndpoints } from 'contract/jobs';
import { adminEndpoints } from 'contract/staff';
import Cookies from 'js-cookie';
import { createApiClient, tokenCookie } from 'shared-ui/client';
import { apiAdapter, findViolations, type TestApi } from 'shared-ui/testing';
import { endSession } from '../testing/end-session';
import { startShell } from '../testing/start-shell';
import { testAdmin } from '../testing/test-admin';

let api: TestApi;
const long = 'Kilolitre'.repeat(6);

beforeAll(async () => {
  api = await startTestApi();
  Cookies.set(tokenCookie, api.adminToken);
  const client = createApiClient({ baseURL: '/api', adapter: apiAdapter(api.inject) });
  const body = { name: long, symbol: 'kL', dimension: 'volume', factor: 1000 } as const;
  const { data } = await client.call(units.endpoints.add, { body });
  await client.call(units.endpoints.update, { id: data._id, body: { symbol: 'kl' } });
  for (let count = 0; count < 60; count += 1)
    await client.call(units.endpoints.update, { id: data._id, body: { factor: 1001 + count } });
  await client.call(adminEndpoints.login, {
    body: { email: testAdmin.email, password: testAdmin.password },
  });
});
afterAll(() => api.close());
afterEach(endSession);

async function open(at = '/audit') {
  const shell = await startShell({ inject: api.inject, token: api.adminToken, at });
  await screen.findByRole('heading', { name: 'Audit', level: 1 });
  return shell;
}

const lines = () => screen.getAllByRole('listitem').filter((line) => line.querySelector('time'));

test('says who did what, shows what changed on demand, and goes on with older entries', async () => {
  const { user, container } = await open();
  await screen.findByRole('heading', { name: 'Today', level: 2 });
  expect(lines()).toHaveLength(50);
  const [latest] = lines();
  if (!latest) throw new Error('There is no line');
  expect(latest).toHaveTextContent(/Tess Ting signed in/);
  const change = within(lines()[1] ?? latest);
  expect(change.getByText(long)).toBeVisible();
  await user.click(change.getByText('1 field'));
  expect(await change.findByText('Factor')).toBeVisible();
  expect(change.getByText('1,059')).toBeVisible();
  expect(change.getByText('1,060')).toBeVisible();
  expect(await findViolations(container)).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Older entries' }));
  await waitFor(() => expect(lines().length).toBeGreaterThan(60));
  expect(screen.queryByRole('button', { name: 'Older entries' })).toBeNull();
});

test('filters in the address, by record from an entry, and clears the filters', async () => {
  const { user, router } = await open('/audit?kind=nonsense&record=1&from=2026-13-77');
  await screen.findAllByText(/changed unit/);
  await user.click(screen.getByRole('combobox', { name: 'What happened' }));
  await user.click(await screen.findByRole('option', { name: 'Sign-ins' }));
  expect(await screen.findByText(/signed in/)).toBeVisible();
  await waitFor(() => expect(screen.queryByText(/changed unit/)).toBeNull());
  expect(router.state.location.search).toContain('kind=sign-in');

  await user.click(screen.getByRole('button', { name: 'Clear filters' }));
  await waitFor(() => expect(router.state.location.search).toBe(''));
  const changed = await screen.findAllByText(/changed unit/);
  const line = changed[0]?.closest('li');
  if (!line) throw new Error('There is no line');
  await user.click(within(line).getByRole('link', { name: 'Only this record' }));
  expect(await screen.findByText(`Record: ${long}`)).toBeVisible();
  await waitFor(() => expect(screen.queryByText(/signed in/)).toBeNull());
  await user.click(screen.getByRole('button', { name: 'Remove the filter Record' }));
  expect(await screen.findByRole('combobox', { name: 'Resource' })).toHaveValue('Unit');

  await user.click(screen.getByRole('button', { name: 'Clear filters' }));
  const search = screen.getByRole('searchbox', { name: /^Search by person/ });
  await user.type(search, 'kilolitre');
  await waitFor(() => expect(router.state.location.search).toBe('?search=kilolitre'));
  await waitFor(() => expect(screen.queryByText(/signed in/)).toBeNull());
  expect(screen.getAllByText(/changed unit/)).not.toHaveLength(0);
  await user.clear(search);

  await user.click(screen.getByRole('combobox', { name: 'Person' }));
  await user.click(await screen.findByRole('option', { name: /Tess Ting/ }));
  await waitFor(() => expect(router.state.location.search).toContain('person='));
});

test('an empty list says so, and a failed one can be read again', async () => {
  await open('/audit?kind=release');
  expect(await screen.findByText('No entry matches')).toBeVisible();
  endSession();
  let isDown = true;
  const inject: TestApi['inject'] = (request) =>
    api.inject(
      isDown && request.url?.includes('audit/list') ? { ...request, url: '/api/nowhere' } : request,
    );
  const { user } = await startShell({ inject, token: api.adminToken, at: '/audit' });
  expect(
    await screen.findByText('The audit could not be read', {}, { timeout: 15_000 }),
  ).toBeVisible();
  isDown = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findAllByText(/changed unit/)).not.toHaveLength(0);
});

test('a bulk change is one line, which unfolds and can be undone there', async () => {
  Cookies.set(tokenCookie, api.adminToken);
  const client = createApiClient({ baseURL: '/api', adapter: apiAdapter(api.inject) });
  const ids: string[] = [];
  for (const name of ['Bulkalpha', 'Bulkbeta']) {
    const body = { name, symbol: name, dimension: 'volume', factor: 3 } as const;
    ids.push((await client.call(units.endpoints.add, { body })).data._id);
  }
  const action = { kind: 'update', values: { factor: 5 } } as const;
  const body = { resource: 'unit', selection: { ids }, action };
  const { data: job } = await client.call(jobEndpoints.bulk, { body });
  await waitFor(async () =>
    expect((await client.call(jobEndpoints.get, { id: job._id })).data.state).toBe('done'),
  );
  const { user, container } = await open('/audit?resource=unit');
  const line = (await screen.findByText(/changed 2 units together/)).closest('li');
  if (!line) throw new Error('There is no line');
  await user.click(within(line).getByText('Show each'));
  expect(await within(line).findByText('Bulkalpha')).toBeVisible();
  expect(within(line).getByText('Bulkbeta')).toBeVisible();
  expect(await findViolations(container)).toEqual([]);
  await user.click(await within(line).findByRole('button', { name: 'Undo: Change 2 units' }));
  await waitFor(async () =>
    expect((await client.call(units.endpoints.get, { id: ids[0] ?? '' })).data.factor).toBe(3),
  );
});
