import { act, screen, waitFor, within } from '@testing-library/react';
import { Notification } from 'contract/staff';
import Cookies from 'js-cookie';
import { tokenCookie } from 'shared-ui/client';
import { findViolations, type Inject, type TestApi } from 'shared-ui/testing';
import { endSession } from '../testing/end-session';
import { startShell } from '../testing/start-shell';
import { addNotifications } from '../testing/test-admin';
import { createTestStream } from '../testing/test-stream';
import { fetchStream } from './open-stream';

let api: TestApi & {
  login(): Promise<string>;
  readonly app: { listen(options: object): Promise<string> };
};

beforeAll(async () => {
  api = withInside(await startTestApi());
});
afterAll(() => api.close());
afterEach(() => {
  jest.restoreAllMocks();
  endSession();
});

/** Guarantee: `startTestApi()` gives these beside what the test environment declares. */
function withInside(started: TestApi) {
  return started as typeof api;
}

let count = 0;

/** The next one is a minute younger than the one before. */
function notification(message: string): Notification {
  count += 1;
  const id = `01920000-0000-7000-8000-${String(count).padStart(12, '0')}`;
  // All of one day, whatever the hour.
  const time = new Date(new Date().setHours(0, 0, count)).toISOString();
  const link = '/smtp-table';
  return Notification.parse({ _id: id, id, message, time, kind: 'product-inquiry', link });
}

async function open(changes: Partial<Parameters<typeof startShell>[0]> = {}) {
  const stream = createTestStream();
  const token = await api.login();
  const { openStream } = stream;
  const shell = await startShell({ inject: api.inject, token, openStream, ...changes });
  await waitFor(() => expect(stream.count.requests).toBeGreaterThan(0));
  const send = (...news: Parameters<typeof stream.send>) => act(async () => stream.send(...news));
  return { ...shell, stream, send };
}

/** As `waitFor`, which stands still while intervals are moved by hand. */
async function until(isSo: () => boolean): Promise<void> {
  const settle = () => act(() => new Promise((resolve) => setTimeout(resolve, 25)));
  for (let round = 0; round < 400 && !isSo(); round += 1) await settle();
  await settle();
  expect(isSo()).toBe(true);
}

/** The API, but calls of a path hang: what is known comes by the stream alone. */
function withoutAnswerOf(path: string): Inject {
  return (request) =>
    request.url.includes(path) ? new Promise(() => undefined) : api.inject(request);
}

const bell = (name: string) => screen.findByRole('button', { name });
const said = () => screen.queryByText(/^(New notification: |\d+ new notifications)/);

describe('notifications that come by the stream', () => {
  test('are counted, said once and listed newest first, and lead to their places', async () => {
    const { user, router, send } = await open({ inject: withoutAnswerOf('notification/get') });
    const [first, second, third] = ['Acetone', 'Toluene', 'Zinc'].map(notification);
    if (!first || !second || !third) throw new Error('There are three');
    await send({ event: 'list', data: [first] });
    expect(await bell('Notifications, 1 unread')).toBeVisible();
    expect(said()).not.toBeInTheDocument();

    await send({ event: 'notification', data: third });
    await send({ event: 'notification', data: third });
    expect(await bell('Notifications, 2 unread')).toBeVisible();
    expect(said()).toHaveTextContent('New notification: Zinc');
    await send({ event: 'notification', data: second });
    await user.click(await bell('Notifications, 3 unread'));
    const panel = await screen.findByRole('dialog', { name: 'Notifications' });
    const shown = within(panel).getAllByRole('link');
    expect(shown.map(({ textContent }) => textContent)).toEqual(['Zinc', 'Toluene', 'Acetone']);
    expect(await findViolations()).toEqual([]);

    await user.click(within(panel).getByRole('link', { name: 'Toluene' }));
    await waitFor(() => expect(panel).not.toBeInTheDocument());
    expect(router.state.location.pathname).toBe('/smtp-table');
  });

  test('go when another window removes them', async () => {
    const { send } = await open();
    const [first, second] = [notification('Acetone'), notification('Toluene')];
    await send({ event: 'list', data: [second, first] });
    await send({ event: 'removed', data: { ids: [first._id, second._id] } });
    expect(await bell('Notifications')).toBeVisible();
  });

  test('stay gone while their removal is under way, whatever the server sends meanwhile', async () => {
    const { user, send } = await open({ inject: withoutAnswerOf('notification/') });
    const [first, second] = [notification('Acetone'), notification('Toluene')];
    await send({ event: 'list', data: [second, first] });
    await user.click(await bell('Notifications, 2 unread'));
    await user.click(await screen.findByRole('button', { name: 'Remove: Acetone' }));
    await send({ event: 'list', data: [second, first] });
    await waitFor(() => expect(screen.getByRole('link', { name: 'Toluene' })).toBeVisible());
    expect(screen.queryByRole('link', { name: 'Acetone' })).not.toBeInTheDocument();
  });

  test('are counted up to 99, and cleared after a question when they are many', async () => {
    await addNotifications(api, ['Stored']);
    const { user, send } = await open();
    const many = Array.from({ length: 100 }, (_, number) => notification(`Number ${number}`));
    await send({ event: 'list', data: many.toReversed() });
    const button = await bell('Notifications, more than 99 unread');
    expect(button).toHaveTextContent('99+');
    await user.click(button);
    const panel = await screen.findByRole('dialog', { name: 'Notifications' });
    await user.click(within(panel).getByRole('button', { name: 'Clear all' }));
    expect(within(panel).getByRole('button', { name: 'Keep' })).toHaveFocus();
    expect(await findViolations()).toEqual([]);
    await user.keyboard('{Enter}');
    expect(within(panel).getAllByRole('link')).toHaveLength(2);
    await user.click(within(panel).getByRole('button', { name: '98 more like these' }));
    expect(within(panel).getAllByRole('link')).toHaveLength(100);
    await user.click(within(panel).getByRole('button', { name: 'Clear all' }));
    await user.click(within(panel).getByRole('button', { name: 'Clear' }));
    expect(await within(panel).findByText('Nothing new')).toBeVisible();
    const headers = { authorization: `Bearer ${api.adminToken}` };
    await waitFor(async () => {
      const answer = await api.inject({ method: 'GET', url: '/api/notification/get', headers });
      expect(JSON.parse(answer.body)).toEqual({ data: [] });
    });
  });
});

describe('the stream', () => {
  test('comes back after a break, with what was missed', async () => {
    const { stream, send } = await open();
    await send({ event: 'list', data: [] });
    await act(async () => stream.end());
    await waitFor(() => expect(stream.count.requests).toBe(2));
    const missed = [notification('Acetone'), notification('Toluene')].toReversed();
    await send({ event: 'list', data: missed });
    expect(await bell('Notifications, 2 unread')).toBeVisible();
    expect(said()).toHaveTextContent('2 new notifications');
  });

  test('is stood in for by a call every minute while it is down, and by none while it is up', async () => {
    const answered = jest.fn<void, []>();
    const inject: Inject = async (request) => {
      const answer = await api.inject(request);
      if (request.url.includes('notification/get')) answered();
      return answer;
    };
    jest.useFakeTimers({ doNotFake: [...allButIntervals] });
    try {
      const { stream, send } = await open({ inject });
      await until(() => answered.mock.calls.length === 1);
      await act(async () => jest.advanceTimersByTime(60_000));
      await until(() => answered.mock.calls.length === 2);
      await send({ event: 'list', data: [] });
      await act(async () => jest.advanceTimersByTime(600_000));
      expect(answered).toHaveBeenCalledTimes(2);
      await act(async () => stream.end());
      await act(async () => jest.advanceTimersByTime(60_000));
      await until(() => answered.mock.calls.length === 3);
    } finally {
      jest.useRealTimers();
    }
  });

  test('ends with the session', async () => {
    const { stream, send, user } = await open();
    await send({ event: 'list', data: [] });
    await user.click(screen.getByRole('button', { name: 'Your account' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Logout' }));
    await screen.findByRole('heading', { name: 'Sign in' });
    expect(stream.count).toEqual({ requests: 1, open: 0 });
  });

  test('that is refused ends the session', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const { stream, send } = await open();
    await send({ event: 'list', data: [] });
    const headers = { authorization: `Bearer ${Cookies.get(tokenCookie)}` };
    await api.inject({ method: 'POST', url: '/api/admin/logout', headers });
    stream.refuse();
    await act(async () => stream.end());
    expect(await screen.findByText(/Your session has ended/)).toBeVisible();
  });

  test('tells of what the server raises', async () => {
    const address = await api.app.listen({ port: 0, host: '127.0.0.1' });
    const { user } = await startShell({
      inject: api.inject,
      token: await api.login(),
      openStream: fetchStream(`${address}/api`),
    });
    await bell('Notifications');
    await addNotifications(api, ['Inquiry for zinc']);
    await user.click(await bell('Notifications, 1 unread'));
    await user.click(await screen.findByRole('button', { name: 'Remove: Inquiry for zinc' }));
    expect(await screen.findByText('Nothing new')).toBeVisible();
  });
});

const allButIntervals = [
  'Date',
  'hrtime',
  'nextTick',
  'performance',
  'queueMicrotask',
  'requestAnimationFrame',
  'cancelAnimationFrame',
  'requestIdleCallback',
  'cancelIdleCallback',
  'setImmediate',
  'clearImmediate',
  'setTimeout',
  'clearTimeout',
] as const;
