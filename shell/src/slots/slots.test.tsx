import { screen } from '@testing-library/react';
import { lazy } from 'react';
import type { TestApi } from 'shared-ui/testing';
import { endSession } from '../testing/end-session';
import { startShell, testRemote } from '../testing/start-shell';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());
afterEach(endSession);

const slots = [{ slot: 'dashboard.card', name: 'test', title: 'Stock', order: 10, needs: {} }];
const remote = { ...testRemote, slots };
const open = (setUp: Partial<Parameters<typeof startShell>[0]>) =>
  startShell({ inject: api.inject, token: api.adminToken, remote, ...setUp });
const dashboard = () => screen.findByRole('heading', { name: 'Today and overdue' });

test('a widget that throws is a card with Retry, reported as its remote’s, and the page works on', async () => {
  let isBroken = true;
  const { user, failures } = await open({
    widget() {
      if (isBroken) throw new Error('stock is undefined');
      return <p>Three drums</p>;
    },
  });
  expect(await screen.findByText('Stock is not available')).toBeVisible();
  expect(await dashboard()).toBeVisible();
  expect(failures).toMatchObject([
    { remote: remote.id, version: remote.active, kind: 'render', message: 'stock is undefined' },
  ]);
  isBroken = false;
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('Three drums')).toBeVisible();
});

test('a remote that does not load takes its widget along, and nothing else', async () => {
  let isDown = true;
  const { user, failures } = await open({
    widget: () => <p>Three drums</p>,
    fault: () => (isDown ? new Error('It does not start') : undefined),
  });
  expect(await screen.findByText('Stock is not available')).toBeVisible();
  expect(await dashboard()).toBeVisible();
  expect(failures[0]).toMatchObject({ remote: remote.id, kind: 'script' });
  isDown = false;
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('Three drums')).toBeVisible();
});

test('a widget that waits for ever is waited for in its place alone', async () => {
  await open({ widget: lazy(() => new Promise<never>(() => undefined)) });
  expect(await dashboard()).toBeVisible();
  expect(screen.queryByText('Stock is not available')).toBeNull();
});

test.each([
  ['of a remote that is switched off', { disabled: true }],
  ['for a slot that the page does not have', { slots: [{ ...slots[0], slot: 'other.card' }] }],
] as const)('a widget %s is not asked for', async (_what, over) => {
  const { loads } = await open({ remote: { ...remote, ...over } as typeof remote });
  expect(await dashboard()).toBeVisible();
  expect(loads).toEqual([]);
});
