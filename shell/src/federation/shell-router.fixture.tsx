import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { act, render } from '@testing-library/react';
import { units } from 'contract/catalog';
import { UiScope } from 'shared-ui';
import { ApiProvider, createApiClient, useApi } from 'shared-ui/client';
import { apiAdapter, standInForLayout } from 'shared-ui/testing';
import { defineRemote, page } from 'mfe-kit';
import { type ReactNode, use } from 'react';
import {
  createMemoryRouter,
  Link,
  Outlet,
  redirect,
  RouterProvider,
  useParams,
} from 'react-router-dom';
import { AnchorHost } from './anchor-host';
import { FederationProvider } from './federation-context';
import { createLoader } from './loader';
import { createRegistryStore, type RegistryAnswer } from './registry-store';
import { emailRemote, registryOf } from './registry.fixture';
import { testFederation, testOffer } from '../testing/test-federation';
import { testVersionMemory } from '../testing/version-memory';
import { tolerant } from '../app/browser-storage';
import { createPageWatch } from './page-watch';
import type { FailureKind, RemoteFailure } from './remote-failure';
import { createShellRouter } from './shell-router';

standInForLayout();

function Frame() {
  return (
    <>
      <header>
        Frame <Link to="/smtp-table">Servers</Link>
      </header>
      <main tabIndex={-1}>
        <UiScope>
          <Outlet />
        </UiScope>
      </main>
      <AnchorHost />
    </>
  );
}

function EditServer() {
  const { id } = useParams();
  if (id === 'broken') throw new Error('render threw');
  return <h1>Server {id}</h1>;
}

function Suspended(): ReactNode {
  return use(new Promise<ReactNode>(() => undefined));
}

function Units() {
  const api = useApi();
  const { data } = useQuery({
    queryKey: ['units'],
    queryFn: () => api.call(units.endpoints.list, { query: { search: 'page' } }),
  });
  return <h1>{data?.total} units</h1>;
}

const email = defineRemote({
  contract: 1,
  routes: [
    { path: 'smtp-table', ...page(async () => ({ Component: () => <h1>Servers</h1> })) },
    { path: 'edit-smtp-form/:id', ...page(async () => ({ Component: EditServer })) },
    { path: 'edit-smtp-form/units', element: <Units /> },
    { path: 'edit-smtp-form/suspended', element: <Suspended /> },
    { path: 'edit-smtp-form/circle', loader: () => redirect('/edit-smtp-form/circle') },
    {
      path: 'edit-smtp-form/data',
      loader: async () => new Promise(() => undefined),
      element: <p />,
    },
    {
      path: 'edit-smtp-form/refused',
      loader: () => {
        throw new Response('', { status: 409, statusText: 'Conflict' });
      },
      element: <p />,
    },
    {
      path: 'edit-smtp-form/missing',
      loader: () => {
        throw new Response('', { status: 404 });
      },
      element: <p />,
    },
  ],
  anchors: {
    '#tax': async () => ({
      Component: function Tax({ onClose }) {
        const api = useApi();
        const countUnits = () => api.call(units.endpoints.list, { query: { search: 'anchor' } });
        return (
          <>
            <button onClick={onClose}>Close taxes</button>
            <button onClick={() => void countUnits()}>Count units</button>
          </>
        );
      },
    }),
  },
});

export function Throwing(): never {
  throw new Error('secret details');
}

/** A client that notes, by what is searched for, the remote that calls. */
function recordingClient() {
  const callers = new Map<string | null, string | undefined>();
  const adapter = apiAdapter(async ({ url, headers }) => {
    callers.set(new URL(url, 'http://any').searchParams.get('search'), headers['x-remote']);
    const body = JSON.stringify({ data: [], total: 7, page: 1, pageSize: 20 });
    return { statusCode: 200, headers: {}, body };
  });
  return { callers, api: createApiClient({ baseURL: '/api', adapter }) };
}

interface SetUp {
  readonly at: string;
  readonly remote?: ReturnType<typeof emailRemote>;
  readonly exposed?: unknown;
  readonly isSignedIn?: boolean;
  readonly frame?: ReactNode;
}

/** A shell's router with one remote, Email, whose loading may fail. */
export function setUp({
  at,
  remote,
  exposed = { default: email },
  isSignedIn = true,
  frame = <Frame />,
}: SetUp) {
  const state: { fault?: FailureKind } = {};
  const loads: string[] = [];
  const failures: RemoteFailure[] = [];
  let published: RegistryAnswer = { kind: 'unchanged' };
  const store = createRegistryStore({
    inlined: registryOf(remote ?? emailRemote({ lastKnownGood: undefined })),
    ask: async () => published,
    storage: { getItem: () => null, setItem: () => undefined },
    report: (problem) => {
      throw new Error(problem);
    },
  });
  const report = (failure: RemoteFailure) => void failures.push(failure);
  const { api, callers } = recordingClient();
  const queryClient = new QueryClient();
  const memory = testVersionMemory();
  const loader = createLoader({
    adapter: {
      async load({ version }) {
        loads.push(version);
        if (state.fault !== undefined) throw new Error(state.fault);
        return exposed;
      },
    },
    store,
    offered: testOffer,
    adminId: () => undefined,
    memory,
    classify: async () => state.fault ?? 'script',
    report,
    wait: async () => undefined,
  });
  const watch = createPageWatch(tolerant(() => sessionStorage));
  const federation = testFederation({ store, loader, memory, report, watch });
  const { router } = createShellRouter({
    frame,
    shellRoutes: [{ path: 'dashboard', element: <h1>Dashboard</h1> }],
    outerRoutes: [
      { path: '/login', element: <h1>Login</h1> },
      { path: '/broken', element: <Throwing /> },
    ],
    notFound: <h1>Nobody has this page</h1>,
    loading: <p>Loading</p>,
    federation,
    services: {
      auth: { token: () => undefined, signOut: () => undefined },
      notify: () => undefined,
      queryClient,
      api,
    },
    isSignedIn: () => isSignedIn,
    createRouter: (routes, options) =>
      createMemoryRouter(routes, { ...options, initialEntries: [at] }),
  });
  const show = () =>
    render(
      <FederationProvider federation={federation}>
        <QueryClientProvider client={queryClient}>
          <ApiProvider client={api}>
            <RouterProvider router={router} />
          </ApiProvider>
        </QueryClientProvider>
      </FederationProvider>,
    );
  /** Changes the registry from now on. */
  const publish = (changes: object) => {
    const document = registryOf(emailRemote({ lastKnownGood: undefined, ...changes }));
    published = { kind: 'document', document };
    return act(() => store.refresh());
  };
  return { show, router, state, loads, failures, publish, federation, callers };
}
