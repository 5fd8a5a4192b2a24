import { screen, waitFor, within } from '@testing-library/react';
import { chemicals } from 'contract/catalog';
import { followUps, inquiries } from 'contract/inquiry';
import Cookies from 'js-cookie';
import { createApiClient, tokenCookie } from 'shared-ui/client';
import { apiAdapter, findViolations, type TestApi } from 'shared-ui/testing';
import { endSession } from '../testing/end-session';
import { startShell, testRemote } from '../testing/start-shell';

let api: TestApi;

const remote = {
  ...testRemote,
  records: [
    { resource: 'inquiry', icon: 'inbox', list: '/smtp-table', path: '/edit-smtp-form/:id' },
  ],
} satisfies typeof testRemote;

const open = (at = '/dashboard') =>
  startShell({ inject: api.inject, token: api.adminToken, remote, at });

let inquiryId: string;
beforeAll(async () => {
  api = await startTestApi();
  Cookies.set(tokenCookie, api.adminToken);
  const client = createApiClient({ baseURL: '/api', adapter: apiAdapter(api.inject) });
  const { data: chemical } = await client.call(chemicals.endpoints.add, {
    body: { name: 'Dashboardium' },
  });
  const items = [{ chemicalId: chemical._id }];
  const { data: inquiry } = await client.call(inquiries.endpoints.add, {
    body: { contactName: 'Ann Beyer', country: 'DE', items },
  });
  inquiryId = inquiry._id;
  const dueAt = new Date(Date.now() - 60_000).toISOString();
  await client.call(followUps.endpoints.add, {
    body: { inquiryId: inquiry._id, message: 'Call back about the drums', dueAt },
  });
});
afterAll(() => api.close());
afterEach(endSession);

const card = async (title: string) => {
  const heading = await screen.findByRole('heading', { name: title }, { timeout: 10_000 });
  const section = heading.closest('section');
  if (!section) throw new Error(`${title} stands in no section`);
  return within(section);
};

test('shows the figures of the last thirty days, each with the way to its list', async () => {
  await open();
  const total = await screen.findByRole('link', { name: /^Inquiries 1/ }, { timeout: 10_000 });
  expect(total).toHaveAttribute('href', expect.stringMatching(/^\/smtp-table\?createdFrom=.+Z&/));
  const fresh = (await card('By status')).getByRole('link', { name: 'New' });
  expect(fresh).toHaveAttribute('href', expect.stringContaining('statusId='));
  const germany = (await card('Where they come from')).getByRole('link', { name: 'Germany' });
  expect(germany).toHaveAttribute('href', expect.stringContaining('country=DE'));
  const chemicalLink = (await card('Most asked for')).getByRole('link', { name: 'Dashboardium' });
  expect(chemicalLink).toHaveAttribute('href', expect.stringContaining('chemicalId='));
  expect(await findViolations()).toEqual([]);
});

test('a period without inquiries says so, and the address keeps the choice', async () => {
  const { user, router } = await open('/dashboard?from=2020-01-01&until=2020-01-31');
  expect(await screen.findByRole('link', { name: /^Inquiries 0/ })).toBeVisible();
  expect(await card('Most asked for')).toBeDefined();
  expect((await card('Most asked for')).getByText('None in this period.')).toBeVisible();
  await user.click(screen.getByRole('combobox', { name: 'Period' }));
  await user.click(await screen.findByRole('option', { name: 'Last 90 days' }));
  expect(router.state.location.search).toBe('?days=90');
  expect(await screen.findByRole('link', { name: /^Inquiries 1/ })).toBeVisible();
});

test('a follow-up is ticked as done, and that is taken back', async () => {
  const { user } = await open();
  const steps = await card('Today and overdue');
  expect(steps.getByRole('link', { name: /Ann Beyer/ })).toHaveAttribute(
    'href',
    `/edit-smtp-form/${inquiryId}`,
  );
  await user.click(steps.getByRole('checkbox', { name: 'Done: Call back about the drums' }));
  expect(await screen.findByText('Nothing is due. Well done.')).toBeVisible();
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('Call back about the drums')).toBeVisible();
});

test('cards of other remotes stand beside its own', async () => {
  const slots = [{ slot: 'dashboard.card', name: 'test', title: 'Test', order: 10, needs: {} }];
  await startShell({
    inject: api.inject,
    token: api.adminToken,
    remote: { ...remote, slots },
    widget: () => <p>Card of the remote</p>,
  });
  await card('Today and overdue');
  expect(await screen.findByText('Card of the remote')).toBeVisible();
});

test('figures that cannot be loaded can be asked for again', async () => {
  let isDown = true;
  const { user } = await startShell({
    token: api.adminToken,
    inject: (request) =>
      isDown && request.url.includes('dashboard/get')
        ? Promise.resolve({ statusCode: 503, headers: {}, body: '' })
        : api.inject(request),
  });
  expect(await screen.findByText('The figures could not be loaded')).toBeVisible();
  isDown = false;
  await user.click(screen.getByRole('button', { name: /again/i }));
  expect(await screen.findByText('By status')).toBeVisible();
});

test('the start list of a new installation leads to each place, ticks itself and is closed', async () => {
  const { user } = await open();
  const list = await card('Get started');
  expect(list.getByRole('link', { name: /^Invite a colleague/ })).toHaveAttribute('href', '/staff');
  expect(list.getByText('Done:', { exact: false }).closest('li')).toHaveTextContent(
    'Add your first chemicals',
  );
  await user.click(list.getByRole('button', { name: 'Close this list' }));
  await user.click(await screen.findByRole('button', { name: 'Close it' }));
  await waitFor(() => expect(screen.queryByText('Get started')).not.toBeInTheDocument());
});
