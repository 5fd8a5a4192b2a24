import { screen, waitFor, within } from '@testing-library/react';
import { findViolations, type TestApi } from 'shared-ui/testing';
import { endSession } from '../testing/end-session';
import { startShell, testRemote } from '../testing/start-shell';
import { closeShortcuts } from './shortcuts-state';

let api: TestApi;

beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());
afterEach(endSession);
afterEach(closeShortcuts);

const open = () => startShell({ inject: api.inject, token: api.adminToken, at: '/releases' });

describe('the sheet of shortcuts', () => {
  test('opens by its key, lists the keys, and gives the focus back', async () => {
    const { user } = await open();
    screen.getByRole('button', { name: /Go to/ }).focus();
    await user.keyboard('?');
    const sheet = await screen.findByRole('dialog', { name: 'Keyboard shortcuts' });
    expect(within(sheet).getByText('Search').closest('div')).toHaveTextContent('Search/');
    expect(await findViolations()).toEqual([]);
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.getByRole('button', { name: /Go to/ })).toHaveFocus());
  });

  test('turns keys without Ctrl off, and is then opened from the account’s menu', async () => {
    const { user } = await open();
    await user.keyboard('?');
    await user.click(await screen.findByRole('switch', { name: /without Ctrl/ }));
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await user.keyboard('?');
    expect(screen.queryByRole('dialog')).toBeNull();

    await user.click(screen.getByRole('button', { name: 'Your account' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Keyboard shortcuts' }));
    await user.click(await screen.findByRole('switch', { name: /without Ctrl/ }));
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Your account' })).toHaveFocus());
    await user.keyboard('?');
    expect(await screen.findByRole('dialog')).toBeVisible();
  });
});

describe('g and a letter', () => {
  const records = [
    { resource: 'email', icon: 'mail', list: '/smtp-table' },
  ] satisfies typeof testRemote.records;
  const openWithRecords = () =>
    startShell({
      inject: api.inject,
      token: api.adminToken,
      at: '/releases',
      remote: { ...testRemote, records },
    });

  test('go to the dashboard, or to the list of a remote', async () => {
    const { user, router } = await openWithRecords();
    await screen.findByRole('heading', { name: 'Releases', level: 1 });
    await user.keyboard('gm');
    await waitFor(() => expect(router.state.location.pathname).toBe('/smtp-table'));
    // Loading the remote may take longer than the second key is waited for.
    expect(await screen.findByRole('heading', { name: 'Page of the remote' })).toBeVisible();
    await user.keyboard('gd');
    await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard'));
  });

  test('stay where they are typed, and where no list is', async () => {
    const { user, router } = await openWithRecords();
    await screen.findByRole('heading', { name: 'Releases', level: 1 });
    await user.keyboard('gc');
    await user.keyboard('d');
    await user.keyboard('{Control>}k{/Control}');
    await user.keyboard('gd');
    expect(router.state.location.pathname).toBe('/releases');
  });
});
