import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { units } from 'contract/catalog';
import type { Lifecycles } from 'mfe-kit';
import { emailRemote, versionOf } from './registry.fixture';
import { setUp, Throwing } from './shell-router.fixture';

describe('the shell’s router', () => {
  test.each([
    ['the frame', { at: '/dashboard', frame: <Throwing /> }],
    ['a page without the frame', { at: '/broken' }],
  ])('shows a sentence and no page for developers when %s throws', async (_what, parts) => {
    const printed = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    setUp(parts).show();
    expect(await screen.findByRole('alert')).toHaveTextContent('The admin panel ran into an error');
    expect(screen.getByRole('button', { name: 'Reload' })).toBeVisible();
    expect(document.body).not.toHaveTextContent(/secret|Unexpected Application Error/);
    printed.mockRestore();
  });

  test('loads a remote when an address first needs it, not before', async () => {
    const { show, loads } = setUp({ at: '/dashboard' });
    show();
    expect(await screen.findByRole('heading', { name: 'Dashboard' })).toBeVisible();
    expect(loads).toEqual([]);
    await userEvent.click(screen.getByRole('link', { name: 'Servers' }));
    expect(await screen.findByRole('heading', { name: 'Servers' })).toBeVisible();
    expect(loads).toEqual(['2.0.0']);
  });

  test('opens a deep link, and shows that it is loading and not “not found” meanwhile', async () => {
    const { show } = setUp({ at: '/edit-smtp-form/7' });
    show();
    expect(screen.getByText('Loading')).toBeVisible();
    expect(await screen.findByRole('heading', { name: 'Server 7' })).toBeVisible();
  });

  test('shows the not-found page inside the frame', async () => {
    const { show, loads } = setUp({ at: '/nobody' });
    show();
    expect(await screen.findByRole('heading', { name: 'Nobody has this page' })).toBeVisible();
    expect(screen.getByRole('banner')).toHaveTextContent('Frame');
    expect(loads).toEqual([]);
  });

  test('loads nothing for a visitor who is not signed in', async () => {
    const { show, loads } = setUp({ at: '/smtp-table', isSignedIn: false });
    show();
    await screen.findByRole('heading', { name: 'Nobody has this page' });
    expect(loads).toEqual([]);
  });

  test('keeps the frame when a remote does not load, says which one, and Retry recovers', async () => {
    const { show, state, router } = setUp({ at: '/dashboard' });
    state.fault = 'unavailable';
    show();
    await act(() => router.navigate('/smtp-table'));
    expect(screen.getByRole('alert')).toHaveTextContent(
      /Email is not available.*mfe-email 2\.0\.0/,
    );
    expect(screen.getByRole('banner')).toHaveTextContent('Frame');
    delete state.fault;
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('heading', { name: 'Servers' })).toBeVisible();
  });

  test('says of each call of a page which version of which remote makes it', async () => {
    const { show, callers } = setUp({ at: '/edit-smtp-form/units' });
    show();
    expect(await screen.findByRole('heading', { name: '7 units' })).toBeVisible();
    expect(callers.get('page')).toBe('mfe-email/2.0.0');
  });

  test('contains a page that throws, and tells about it', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const { show, failures, router } = setUp({ at: '/edit-smtp-form/broken' });
    show();
    expect(await screen.findByRole('alert')).toHaveTextContent(
      /ran into an error.*mfe-email 2\.0\.0/,
    );
    expect(failures).toMatchObject([{ kind: 'render', message: 'render threw', version: '2.0.0' }]);
    await act(() => router.navigate('/edit-smtp-form/8'));
    expect(screen.getByRole('heading', { name: 'Server 8' })).toBeVisible();
    jest.restoreAllMocks();
  });

  describe('gives up a page that', () => {
    beforeEach(() => {
      jest.spyOn(console, 'error').mockImplementation(() => undefined);
      jest.useFakeTimers({ advanceTimers: true });
    });
    afterEach(() => {
      jest.useRealTimers();
      jest.restoreAllMocks();
    });

    test.each([
      ['waits for ever when it is drawn', '/edit-smtp-form/suspended', 'Loading the page'],
      ['waits for data for ever', '/edit-smtp-form/data', 'Loading'],
    ])('%s, inside the frame', async (_what, at, words) => {
      const { show, failures } = setUp({ at });
      show();
      expect(await screen.findByText(words)).toBeVisible();
      expect(screen.getByRole('banner')).toHaveTextContent('Frame');
      await act(() => jest.advanceTimersByTimeAsync(20_100));
      expect(await screen.findByRole('alert')).toHaveTextContent(
        /Email is not available.*waited for something for 20 seconds/,
      );
      await waitFor(() => expect(failures).toMatchObject([{ kind: 'timeout', version: '2.0.0' }]));
    });

    test('redirects in a circle', async () => {
      const { show, failures, router } = setUp({ at: '/edit-smtp-form/circle' });
      show();
      expect(await screen.findByRole('alert')).toHaveTextContent(/without an end/);
      expect(failures).toMatchObject([{ kind: 'timeout' }]);
      await act(() => router.navigate('/smtp-table'));
      expect(await screen.findByRole('heading', { name: 'Servers' })).toBeVisible();
    });

    test('answers with a status, which is told in words', async () => {
      const { show, failures } = setUp({ at: '/edit-smtp-form/refused' });
      show();
      await screen.findByRole('alert');
      expect(failures).toMatchObject([{ kind: 'render', message: '409 Conflict' }]);
    });

    test.each([
      ['finds no record', undefined, 'Nothing is at /edit-smtp-form/missing'],
      [
        'is of another version only',
        ['/edit-smtp-form/missing'],
        'is a page of another version of Email: 2.0.0 runs now',
      ],
    ])('%s, which is no failure of the remote', async (_what, formerPatterns, words) => {
      const remote = emailRemote({
        lastKnownGood: undefined,
        ...(formerPatterns && { formerPatterns }),
      });
      const { show, failures } = setUp({ at: '/edit-smtp-form/missing', remote });
      show();
      const heading = await screen.findByRole('heading', { name: 'Page not found', level: 1 });
      expect(heading.parentElement).toHaveTextContent(words);
      expect(failures).toEqual([]);
    });
  });

  test('opens an anchor over the current page, and closing takes it out of the address', async () => {
    const nav = [
      {
        group: 'Email',
        icon: 'mail',
        order: 1,
        entries: [{ label: 'Tax', icon: 'percent', path: '#tax', order: 1 }],
      },
    ];
    const { show, router, callers } = setUp({
      at: '/dashboard?day=1',
      remote: emailRemote({ nav }),
    });
    show();
    await act(() => router.navigate('/dashboard?day=1#tax'));
    const close = await screen.findByRole('button', { name: 'Close taxes' });
    expect(screen.getByRole('heading', { name: 'Dashboard' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Count units' }));
    await userEvent.click(close);
    expect(router.state.location).toMatchObject({
      pathname: '/dashboard',
      search: '?day=1',
      hash: '',
    });
    expect(screen.queryByRole('button', { name: 'Close taxes' })).toBeNull();
    expect(callers.get('anchor')).toBe('mfe-email/2.0.0');
  });
});

describe('a remote that is mounted by lifecycles', () => {
  const remote = emailRemote({
    lastKnownGood: undefined,
    versions: [versionOf('2.0.0', { mount: 'lifecycles' })],
  });

  function foreign(changes: Partial<Lifecycles> = {}) {
    const steps: string[] = [];
    const draw: Lifecycles['mount'] = async ({ domElement, location }) => {
      steps.push(`draw ${location}`);
      domElement.textContent = `Foreign ${location}`;
    };
    const lifecycles: Lifecycles = {
      bootstrap: async () => void steps.push('bootstrap'),
      mount: draw,
      update: draw,
      unmount: async () => void steps.push('unmount'),
      ...changes,
    };
    return { lifecycles, steps };
  }

  test('gets the address, follows it, and leaves nothing behind', async () => {
    const { lifecycles, steps } = foreign();
    const { show, router } = setUp({ at: '/smtp-table', remote, exposed: lifecycles });
    show();
    expect(await screen.findByText('Foreign /smtp-table')).toBeVisible();
    await act(() => router.navigate('/edit-smtp-form/3?tab=1'));
    expect(await screen.findByText('Foreign /edit-smtp-form/3?tab=1')).toBeVisible();
    await act(() => router.navigate('/dashboard'));
    expect(screen.queryByText(/Foreign/)).toBeNull();
    expect(steps).toEqual([
      'bootstrap',
      'draw /smtp-table',
      'draw /edit-smtp-form/3?tab=1',
      'unmount',
    ]);
  });

  test('calls the API as itself', async () => {
    const { lifecycles } = foreign({
      mount: async ({ api, domElement }) => {
        const query = { search: 'foreign' };
        const { total } = await api.call(units.endpoints.list, { query });
        domElement.textContent = `Foreign ${total}`;
      },
    });
    const { show, callers } = setUp({ at: '/smtp-table', remote, exposed: lifecycles });
    show();
    expect(await screen.findByText('Foreign 7')).toBeVisible();
    expect(callers.get('foreign')).toBe('mfe-email/2.0.0');
  });

  test('leaves the focus on the page when it draws the next one without the link that was followed', async () => {
    const { lifecycles } = foreign({
      mount: async ({ domElement }) => {
        const link = domElement.appendChild(document.createElement('button'));
        link.focus();
      },
    });
    const { show, router } = setUp({ at: '/smtp-table', remote, exposed: lifecycles });
    show();
    expect(await screen.findByRole('button')).toHaveFocus();
    await act(() => router.navigate('/edit-smtp-form/3'));
    expect(await screen.findByText('Foreign /edit-smtp-form/3')).toBeVisible();
    expect(screen.getByRole('main')).toHaveFocus();
  });

  test('shows the error card when a lifecycle fails', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const { lifecycles } = foreign({ mount: () => Promise.reject(new Error('no root')) });
    setUp({ at: '/smtp-table', remote, exposed: lifecycles }).show();
    expect(await screen.findByRole('alert')).toHaveTextContent('Email is not available');
    jest.restoreAllMocks();
  });
});
