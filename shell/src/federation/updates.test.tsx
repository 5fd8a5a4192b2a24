import { act, render, screen } from '@testing-library/react';
import { QueryClient } from '@tanstack/react-query';
import type { Mount, RegistryVersion } from 'contract/release';
import { defineRemote, type Lifecycles, page } from 'mfe-kit';
import { createMemoryRouter, Link, Outlet, RouterProvider } from 'react-router-dom';
import { UiScope } from 'shared-ui';
import { ApiProvider, createApiClient } from 'shared-ui/client';
import { standInForLayout } from 'shared-ui/testing';
import userEvent from '@testing-library/user-event';
import { testVersionMemory } from '../testing/version-memory';
import { FederationProvider } from './federation-context';
import type { LoadedRemote } from './loaded-remote';
import { createLoader } from './loader';
import { testFederation, testOffer } from '../testing/test-federation';
import { createRegistryStore } from './registry-store';
import { emailRemote, registryOf, versionOf } from './registry.fixture';
import { createShellRouter } from './shell-router';
import { startUpdates } from './updates';

function Frame() {
  return (
    <>
      <Link to="/dashboard">Dashboard link</Link>
      <Link to="/smtp-table">Email link</Link>
      <Outlet />
    </>
  );
}

/** What a remote without React exposes. */
function foreignRemote(version: string, canUpdate: () => boolean): Lifecycles {
  const settle = async () => undefined;
  return {
    bootstrap: settle,
    update: settle,
    unmount: settle,
    async mount({ domElement }) {
      domElement.innerHTML = `<label>Email ${version} <input /></label>`;
    },
    canUpdate,
  };
}

const v1 = { active: '1.0.0', lastKnownGood: undefined };
const v2 = { active: '2.0.0', lastKnownGood: '1.0.0' };

interface SetUp {
  /** Versions whose code does not run. */
  readonly broken?: readonly string[];
  readonly mayUpdate?: () => boolean;
  readonly mount?: Mount;
}

/** A shell on a registry that the test changes; each version of Email shows its number and a field. */
async function setUp({ broken = [], mayUpdate = () => true, mount = 'routes' }: SetUp = {}) {
  const api = createApiClient({ baseURL: '/api' });
  const fetched: string[] = [];
  const inPage = new Map<string, unknown>();
  const versions = [versionOf('1.0.0', { mount }), versionOf('2.0.0', { mount })];
  let remote = emailRemote({ versions, ...v1 });
  let offered: { loaded: LoadedRemote; apply: () => boolean } | undefined;
  const switchedOff: string[] = [];

  function codeOf(version: string) {
    if (mount === 'lifecycles') return foreignRemote(version, mayUpdate);
    const Component = () => (
      <label>
        Email {version} <input />
      </label>
    );
    const routes = [{ path: 'smtp-table', ...page(async () => ({ Component })) }];
    return { default: defineRemote({ contract: 1, routes, canUpdate: mayUpdate }) };
  }

  /** As Module Federation does: what is in the page comes without a request. */
  async function load({ version }: RegistryVersion) {
    if (broken.includes(version)) throw new Error('does not run');
    if (!inPage.has(version)) fetched.push(version);
    inPage.set(version, inPage.get(version) ?? codeOf(version));
    return inPage.get(version);
  }

  const store = createRegistryStore({
    inlined: registryOf(remote),
    ask: async () => ({ kind: 'document', document: registryOf(remote) }),
    storage: { getItem: () => null, setItem: () => undefined },
    report: (problem) => {
      throw new Error(problem);
    },
  });
  const memory = testVersionMemory();
  const loader = createLoader({
    adapter: { load },
    store,
    memory,
    offered: testOffer,
    adminId: () => undefined,
    classify: async () => 'script',
    report: () => undefined,
  });
  const federation = testFederation({ store, loader, memory });
  const { router, table } = createShellRouter({
    frame: <Frame />,
    shellRoutes: [{ path: 'dashboard', element: <h1>Dashboard</h1> }],
    notFound: <h1>Nobody has this page</h1>,
    loading: <p>Loading</p>,
    federation,
    services: {
      auth: { token: () => undefined, signOut: () => undefined },
      notify: () => undefined,
      queryClient: new QueryClient(),
      api,
    },
    isSignedIn: () => true,
    createRouter: (routes, options) =>
      createMemoryRouter(routes, { ...options, initialEntries: ['/smtp-table'] }),
  });
  const updates = startUpdates({
    store,
    loader,
    table,
    mayChange: () => true,
    place: {
      pathnames: () => [router.state.location.pathname],
      subscribe: (listener) => router.subscribe(listener),
      again: () => void router.navigate(router.state.location, { replace: true }),
    },
    tell: {
      ready: (loaded, apply) => (offered = { loaded, apply }),
      settled: () => (offered = undefined),
      switchedOff: (title) => switchedOff.push(title),
    },
  });
  standInForLayout();
  render(
    <FederationProvider federation={federation}>
      <ApiProvider client={api}>
        <UiScope>
          <RouterProvider router={router} />
        </UiScope>
      </ApiProvider>
    </FederationProvider>,
  );
  await screen.findByLabelText('Email 1.0.0');

  async function release(changes: object) {
    remote = emailRemote({ versions, ...changes });
    await act(() => store.refresh());
  }
  const user = userEvent.setup();
  const fail = () => act(() => updates.replace('mfe-email'));
  return { user, fetched, switchedOff, release, fail, memory, offer: () => offered };
}

test('a version that is released while another is on screen waits for the user, and nothing typed is lost', async () => {
  const { user, fetched, release, offer } = await setUp();
  await user.type(screen.getByLabelText('Email 1.0.0'), 'half a word');
  await release(v2);
  expect(offer()?.loaded.version.version).toBe('2.0.0');
  expect(screen.getByLabelText('Email 1.0.0')).toHaveValue('half a word');
  act(() => void offer()?.apply());
  expect(await screen.findByLabelText('Email 2.0.0')).toHaveValue('');
  expect(offer()).toBeUndefined();
  expect(fetched).toEqual(['1.0.0', '2.0.0']);
});

test.each(['routes', 'lifecycles'] as const)(
  'a remote with something unsaved is not changed (%s)',
  async (mount) => {
    let isSaved = false;
    const { release, offer } = await setUp({ mount, mayUpdate: () => isSaved });
    await release(v2);
    expect(offer()?.apply()).toBe(false);
    expect(screen.getByLabelText('Email 1.0.0')).toBeVisible();
    isSaved = true;
    await act(async () => expect(offer()?.apply()).toBe(true));
    expect(await screen.findByLabelText('Email 2.0.0')).toBeVisible();
  },
);

test('who leaves the remote by himself gets the new version when he comes back', async () => {
  const { user, release, offer } = await setUp();
  await release(v2);
  await user.click(screen.getByText('Dashboard link'));
  expect(offer()).toBeUndefined();
  await user.click(screen.getByText('Email link'));
  expect(await screen.findByLabelText('Email 2.0.0')).toBeVisible();
});

test('a remote that is not on screen is changed silently, and a rollback needs no request', async () => {
  const { user, fetched, release, offer } = await setUp();
  await user.click(screen.getByText('Dashboard link'));
  await release(v2);
  await user.click(screen.getByText('Email link'));
  expect(await screen.findByLabelText('Email 2.0.0')).toBeVisible();
  await user.click(screen.getByText('Dashboard link'));
  await release(v1);
  expect(offer()).toBeUndefined();
  await user.click(screen.getByText('Email link'));
  expect(await screen.findByLabelText('Email 1.0.0')).toBeVisible();
  expect(fetched).toEqual(['1.0.0', '2.0.0']);
});

test('a new version that does not load changes nothing and is not offered', async () => {
  const { release, offer } = await setUp({ broken: ['2.0.0'] });
  await release(v2);
  expect(offer()).toBeUndefined();
  expect(screen.getByLabelText('Email 1.0.0')).toBeVisible();
});

test('a version that this tab demoted is left for the last known good one', async () => {
  const { user, release, memory } = await setUp();
  await user.click(screen.getByText('Dashboard link'));
  await release(v2);
  memory.demote('mfe-email', '2.0.0');
  await release({ ...v2, versions: [versionOf('1.0.0'), versionOf('2.0.0')] });
  await user.click(screen.getByText('Email link'));
  expect(await screen.findByLabelText('Email 1.0.0')).toBeVisible();
});

test('a version whose page failed gives way at once to the last known good one, when it was demoted', async () => {
  const { user, release, fail, memory, offer } = await setUp();
  await user.click(screen.getByText('Dashboard link'));
  await release(v2);
  await user.click(screen.getByText('Email link'));
  expect(await screen.findByLabelText('Email 2.0.0')).toBeVisible();
  await fail();
  expect(screen.getByLabelText('Email 2.0.0')).toBeVisible();
  memory.demote('mfe-email', '2.0.0');
  await fail();
  expect(await screen.findByLabelText('Email 1.0.0')).toBeVisible();
  expect(offer()).toBeUndefined();
});

test('a new version that waits for the user is taken when the page on screen fails, unless something is unsaved', async () => {
  let isSaved = false;
  const { release, fail, offer } = await setUp({ mayUpdate: () => isSaved });
  await release(v2);
  await fail();
  expect(screen.getByLabelText('Email 1.0.0')).toBeVisible();
  expect(offer()).toBeDefined();
  isSaved = true;
  await fail();
  expect(await screen.findByLabelText('Email 2.0.0')).toBeVisible();
  expect(offer()).toBeUndefined();
});

test('what is switched off closes, unless something is unsaved, and opens again when it is switched on', async () => {
  let isSaved = false;
  const { user, release, switchedOff } = await setUp({ mayUpdate: () => isSaved });
  await release({ ...v1, disabled: true });
  expect(switchedOff).toEqual(['Email']);
  expect(screen.getByLabelText('Email 1.0.0')).toBeVisible();
  isSaved = true;
  await user.click(screen.getByText('Dashboard link'));
  await user.click(screen.getByText('Email link'));
  expect(await screen.findByText(/It was switched off/)).toBeVisible();
  await release(v1);
  expect(await screen.findByLabelText('Email 1.0.0')).toBeVisible();
});
