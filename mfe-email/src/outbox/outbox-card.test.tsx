import { screen } from '@testing-library/react';
import { emailEndpoints, type EmailQueue, mailServers } from 'contract/email';
import { setRecordPlaces } from 'shared-ui';
import type { ApiClient } from 'shared-ui/client';
import { resourceCalls } from 'shared-ui/resource';
import { findViolations, renderScreens, suiteSession } from 'shared-ui/testing';
import { Component as OutboxCard } from './outbox-card.widget';

const session = suiteSession();
beforeAll(() => setRecordPlaces(new Map([['email', { list: '/email-form' }]])));
afterAll(() => setRecordPlaces(new Map()));

const open = (client: ApiClient = session().client) =>
  renderScreens({ routes: [{ path: '/', element: <OutboxCard /> }], client, at: '/' });

test('the outbox says that nothing waits, then what does, with the way to it', async () => {
  const { client } = session();
  const { unmount } = open();
  expect(await screen.findByText('Outbox is empty.')).toBeVisible();
  unmount();
  const server = { name: 'Office', host: 'mail.example.com', port: 587, isDefault: true };
  await resourceCalls(client, mailServers).add({ ...server, fromAddress: 'office@example.com' });
  await client.call(emailEndpoints.send, {
    body: { to: ['ann@example.com'], subject: 'Offer', html: '<p>Here it is</p>' },
  });
  open();
  const waiting = await screen.findByRole('link', { name: 'Waiting' });
  expect(waiting).toHaveAttribute('href', '/email-form?status=queued');
  expect(waiting.closest('li')).toHaveTextContent('Waiting1');
});

test('mail that failed and servers that are paused are in sight, with the reason', async () => {
  const none = { queued: 0, sending: 0, sent: 0, bounced: 0, suppressed: 0, cancelled: 0 };
  const queue: EmailQueue = {
    counts: { ...none, queued: 3, failed: 2, unknown: 1 },
    scheduled: 1,
    paused: [
      {
        _id: mailServers.id.parse('0190c5d0-0000-7000-8000-000000000001'),
        name: 'Office',
        until: new Date(Date.now() + 60_000).toISOString(),
        problem: 'The connection to mail.example.com was refused',
        waiting: 3,
      },
    ],
  };
  const { client } = session();
  const call = async () => ({ data: queue });
  open({ ...client, call: call as ApiClient['call'] });
  expect(await screen.findByText('1 message waits for a later time.')).toBeVisible();
  expect(screen.getByText(/^Office is paused until/)).toBeVisible();
  expect(screen.getByText('The connection to mail.example.com was refused')).toBeVisible();
  const failed = screen.getByRole('link', { name: 'Failed in 30 days' });
  expect(failed).toHaveAttribute('href', '/email-form?status=failed');
  expect(screen.getByRole('link', { name: /^Delivery unconfirmed/ })).toBeVisible();
  expect(await findViolations()).toEqual([]);
});

test('an outbox that cannot be read says so, and is asked again', async () => {
  const release = session().refuse(({ url }) => url.includes('getQueue'), {
    code: 'unavailable',
    detail: 'The database is away.',
  });
  const { user } = open();
  expect(await screen.findByText('The outbox could not be read')).toBeVisible();
  release();
  await user.click(screen.getByRole('button', { name: /Retry|Try again/ }));
  expect(await screen.findByRole('heading', { name: 'Email' })).toBeVisible();
});
