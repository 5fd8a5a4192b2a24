import { act, screen, waitFor, within } from '@testing-library/react';
import type { RegistryAnswer } from '../federation/registry-store';
import { findViolations, type TestApi } from 'shared-ui/testing';
import { endSession } from '../testing/end-session';
import { startShell, testRemote } from '../testing/start-shell';

let api: TestApi;

beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());
afterEach(endSession);

const open = (changes: Partial<Parameters<typeof startShell>[0]> = {}) =>
  startShell({ inject: api.inject, token: api.adminToken, ...changes });

/** The remote with its pages as tabs of one entry. */
const withTabs = {
  ...testRemote,
  nav: [
    { group: 'Email', icon: 'mail' as const, order: 40, entries: [] },
    {
      group: 'Mail set-up',
      parent: 'Email',
      shownAs: 'tabs' as const,
      icon: 'server' as const,
      order: 10,
      entries: [
        { label: 'Mail servers', icon: 'server' as const, path: '/smtp-table', order: 10 },
        { label: 'Posts', icon: 'pen-line' as const, path: '/blog-table', order: 20 },
      ],
    },
  ],
};

const menu = () => screen.getByRole('navigation', { name: 'Main' });

describe('the sidebar', () => {
  const column = () => menu().closest('aside');

  test('is 16rem wide, 3rem as icons, and keeps the choice for a week', async () => {
    const written = jest.spyOn(document, 'cookie', 'set');
    const { user, unmount } = await open();
    expect(column()).toHaveStyle({ width: '16rem' });
    await user.keyboard('{Control>}b{/Control}');
    expect(column()).toHaveStyle({ width: '3rem' });
    expect(written).toHaveBeenLastCalledWith(
      'sidebar:state=false; path=/; max-age=604800; samesite=lax',
    );
    expect(await findViolations()).toEqual([]);

    unmount();
    await open();
    expect(column()).toHaveStyle({ width: '3rem' });
    await user.keyboard('{Meta>}b{/Meta}');
    expect(column()).toHaveStyle({ width: '16rem' });
    expect(document.cookie).toContain('sidebar:state=true');
    written.mockRestore();
  });

  test('shows icons alone on a narrow page until somebody chooses', async () => {
    const { user } = await open({ width: 1099 });
    expect(column()).toHaveStyle({ width: '3rem' });
    await user.keyboard('{Control>}b{/Control}');
    expect(column()).toHaveStyle({ width: '16rem' });
    expect(document.cookie).toContain('sidebar:state=true');
  });

  test('leaves Ctrl+B to an editor that has used it', async () => {
    const { user } = await open();
    const use = (event: Event) => event.preventDefault();
    document.body.addEventListener('keydown', use);
    await user.keyboard('{Control>}b{/Control}');
    document.body.removeEventListener('keydown', use);
    expect(column()).toHaveStyle({ width: '16rem' });
  });

  test('shows names at once where it has icons alone, and makes room for a group', async () => {
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: 'Toggle sidebar' }));
    await user.hover(within(menu()).getByRole('button', { name: 'Email' }));
    expect(await screen.findByRole('tooltip', {}, { timeout: 300 })).toHaveTextContent('Email');
    await user.click(within(menu()).getByRole('button', { name: 'Email' }));
    expect(column()).toHaveStyle({ width: '16rem' });
    expect(within(menu()).getByRole('link', { name: 'Mail servers' })).toBeVisible();
  });

  test('has one entry for pages that are tabs, current on each of them', async () => {
    const { user, router } = await open({ remote: withTabs, at: '/blog-table' });
    const entry = within(menu()).getByRole('link', { name: 'Mail set-up' });
    expect(entry).toHaveAttribute('aria-current', 'true');
    expect(within(menu()).queryByRole('link', { name: 'Posts' })).not.toBeInTheDocument();
    const tabs = within(screen.getByRole('navigation', { name: 'Mail set-up' }));
    expect(tabs.getByRole('link', { name: 'Posts' })).toHaveAttribute('aria-current', 'page');
    expect(await findViolations()).toEqual([]);
    await user.click(tabs.getByRole('link', { name: 'Mail servers' }));
    expect(router.state.location.pathname).toBe('/smtp-table');
    await waitFor(() => expect(entry).toHaveAttribute('aria-current', 'page'));
    await act(() => router.navigate('/edit-smtp-form/1'));
    expect(screen.queryByRole('navigation', { name: 'Mail set-up' })).not.toBeInTheDocument();
    expect(entry).toHaveAttribute('aria-current', 'true');
  });

  test('is a dialog of 18rem below 768 px, which goes when an entry is followed', async () => {
    const { user, router } = await open({ width: 767 });
    expect(screen.queryByRole('navigation', { name: 'Main' })).not.toBeInTheDocument();
    await user.keyboard('{Control>}b{/Control}');
    const dialog = await screen.findByRole('dialog', { name: 'Menu' });
    expect(dialog).toHaveStyle({ width: 'min(18rem, 100%)' });
    expect(await findViolations()).toEqual([]);
    await user.click(within(dialog).getByRole('button', { name: 'Email' }));
    await user.click(within(dialog).getByRole('link', { name: 'Mail servers' }));
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    expect(router.state.location.pathname).toBe('/smtp-table');
  });

  test('opens the groups around the current entry, highlights it, and keeps what is closed', async () => {
    const { user, unmount } = await open({ at: '/blog-table' });
    const posts = await within(menu()).findByRole('link', { name: 'Posts' });
    expect(posts).toBeVisible();
    expect(posts).toHaveAttribute('aria-current', 'page');
    expect(within(menu()).getAllByRole('link', { current: 'page' })).toEqual([posts]);

    await user.click(within(menu()).getByRole('link', { name: 'Dashboard' }));
    await user.click(within(menu()).getByRole('button', { name: 'Blog' }));
    expect(posts).not.toBeVisible();
    unmount();
    await open();
    const group = (name: string) => within(menu()).getByRole('button', { name });
    expect(group('Email')).toHaveAttribute('aria-expanded', 'true');
    expect(group('Blog')).toHaveAttribute('aria-expanded', 'false');
  });

  test('starts loading a remote when its entry is pointed at, and not before', async () => {
    const { user, loads } = await open();
    await user.click(within(menu()).getByRole('button', { name: 'Email' }));
    expect(loads).toEqual([]);
    await user.hover(within(menu()).getByRole('link', { name: 'Mail servers' }));
    await waitFor(() => expect(loads).toEqual(['2.0.0']));
  });

  test('opens an anchor over the page one is on', async () => {
    const { user, router } = await open({ at: '/smtp-table?page=2' });
    await user.click(await within(menu()).findByRole('link', { name: 'Tax' }));
    expect(await screen.findByText('Sheet of the remote')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Page of the remote' })).toBeInTheDocument();
    expect(router.state.location).toMatchObject({
      pathname: '/smtp-table',
      search: '?page=2',
      hash: '#tax',
    });
  });
});

describe('a page in the frame', () => {
  test('gives the title, the breadcrumb and the focus when it is gone to', async () => {
    const { user } = await open();
    await screen.findByRole('heading', { name: /^Good/ });
    expect(document.title).toBe('Dashboard – Admin');
    await user.click(within(menu()).getByRole('button', { name: 'Email' }));
    await user.click(within(menu()).getByRole('link', { name: 'Mail servers' }));
    await screen.findByRole('heading', { name: 'Page of the remote' });
    expect(document.title).toBe('Mail servers – Admin');
    const trail = screen.getByRole('navigation', { name: 'Breadcrumb' });
    expect(within(trail).getByText('Email')).toBeVisible();
    expect(screen.getByRole('main')).toHaveFocus();
    expect(screen.getByText('Mail servers', { selector: 'output' })).toBeInTheDocument();
    expect(await findViolations()).toEqual([]);
  });

  test('below one of the menu keeps its entry marked, leads back to it and is called as it says', async () => {
    const { router } = await open({ at: '/edit-smtp-form/7' });
    await screen.findByRole('heading', { name: 'Page of the remote' });
    const entry = within(menu()).getByRole('link', { name: 'Mail servers' });
    expect(entry).toBeVisible();
    expect(entry).toHaveAttribute('aria-current', 'true');
    expect(document.title).toBe('Page of the remote – Mail servers – Admin');
    const trail = within(screen.getByRole('navigation', { name: 'Breadcrumb' }));
    expect(trail.getByText('Page of the remote')).toHaveAttribute('aria-current', 'page');
    act(() => trail.getByRole('link', { name: 'Mail servers' }).click());
    await waitFor(() => expect(document.title).toBe('Mail servers – Admin'));
    expect(router.state.location.pathname).toBe('/smtp-table');
  });

  test('can be gone to past the menu', async () => {
    const { user } = await open();
    await user.tab();
    await user.keyboard('{Enter}');
    expect(screen.getByRole('main')).toHaveFocus();
  });

  test('says so where nobody owns the address', async () => {
    await open({ at: '/nowhere' });
    expect(await screen.findByText('This page does not exist')).toBeVisible();
    expect(document.title).toBe('Page not found – Admin');
    expect(menu()).toBeVisible();
    expect(await findViolations()).toEqual([]);
  });

  test.each(['/dashboard', '/releases'])('has no accessibility violation at %s', async (at) => {
    await open({ at });
    await screen.findByRole('heading', { level: 1 });
    expect(await findViolations()).toEqual([]);
  });

  test('fails alone: the frame works on, and Retry brings the page', async () => {
    let isBroken = true;
    const { user } = await open({
      at: '/smtp-table',
      fault: () => (isBroken ? new Error('threw') : undefined),
    });
    expect(await screen.findByText('Email is not available')).toBeVisible();
    expect(menu()).toBeVisible();
    expect(await screen.findByText('tess@example.com')).toBeVisible();
    isBroken = false;
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('heading', { name: 'Page of the remote' })).toBeVisible();
  });
});

describe('the registry', () => {
  test('that does not answer is told of, while its last edition works on', async () => {
    let answer: RegistryAnswer = { kind: 'failed', reason: 'it answered 503' };
    const { user, store } = await open({ answerRegistry: () => answer });
    expect(screen.queryByText(/cannot be read from the server/)).not.toBeInTheDocument();
    await act(() => store.refresh());
    expect(screen.getByText(/You are working with the last one/)).toBeVisible();
    expect(within(menu()).getByRole('button', { name: 'Email' })).toBeVisible();
    expect(await findViolations()).toEqual([]);
    answer = { kind: 'unchanged' };
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() =>
      expect(screen.queryByText(/cannot be read from the server/)).not.toBeInTheDocument(),
    );
  });
});
