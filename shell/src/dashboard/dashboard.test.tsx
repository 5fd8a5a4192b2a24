import { screen, waitFor, within } from '@testing-library/react';
import { chemicals } from 'contract/catalog';
import { emailEndpoints, mailServers } from 'contract/email';
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
    { resource: 'email', icon: 'mail', list: '/email-form' },
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

test('the outbox says that nothing waits, then what does, with the way to it', async () => {
  const { unmount } = await open();
  expect((await card('Email')).getByText('Outbox is empty.')).toBeVisible();
  unmount();
  const client = createApiClient({ baseURL: '/api', adapter: apiAdapter(api.inject) });
  const server = { name: 'Office', host: 'mail.example.com', port: 587 };
  await client.call(mailServers.endpoints.add, {
    body: { ...server, fromAddress: 'office@example.com', isDefault: true },
  });
  await client.call(emailEndpoints.send, {
    body: { to: ['ann@example.com'], subject: 'Offer', html: '<p>Here it is</p>' },
  });
  await open();
  const waiting = (await card('Email')).getByRole('link', { name: 'Waiting' });
  expect(waiting).toHaveAttribute('href', '/email-form?status=queued');
  expect(waiting.closest('li')).toHaveTextContent('Waiting1');
});

test('mail that failed and servers that are paused are in sight, with the reason', async () => {
  const serverId = '0190c5d0-0000-7000-8000-000000000001';
  const email = {
    counts: {
      queued: 3,
      sending: 0,
      sent: 9,
      bounced: 0,
      failed: 2,
      suppressed: 0,
      cancelled: 0,
      unknown: 1,
    },
    scheduled: 1,
    paused: [
      {
        _id: serverId,
        name: 'Office',
        until: new Date(Date.now() + 60_000).toISOString(),
        problem: 'The connection to mail.example.com was refused',
        waiting: 3,
      },
    ],
  };
  await startShell({
    token: api.adminToken,
    remote,
    inject: async (request) => {
      const answer = await api.inject(request);
      if (!request.url.includes('dashboard/get')) return answer;
      const { data } = JSON.parse(answer.body);
      return { ...answer, body: JSON.stringify({ data: { ...data, email } }) };
    },
  });
  const outbox = await card('Email');
  expect(outbox.getByText('1 message waits for a later time.')).toBeVisible();
  expect(outbox.getByText(/^Office is paused until/)).toBeVisible();
  expect(outbox.getByText('The connection to mail.example.com was refused')).toBeVisible();
  const failed = outbox.getByRole('link', { name: 'Failed in 30 days' });
  expect(failed).toHaveAttribute('href', '/email-form?status=failed');
  expect(outbox.getByRole('link', { name: /^Delivery unconfirmed/ })).toBeVisible();
  expect(await findViolations()).toEqual([]);
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
    'Import your first chemicals',
  );
  await user.click(list.getByRole('button', { name: 'Close this list' }));
  await user.click(await screen.findByRole('button', { name: 'Close it' }));
  await waitFor(() => expect(screen.queryByText('Get started')).not.toBeInTheDocument());
});
