import { act, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { RegistryRemote } from 'contract/release';
import Cookies from 'js-cookie';
import { defineRemote, page } from 'mfe-kit';
import type { ComponentType } from 'react';
import { createMemoryRouter } from 'react-router-dom';
import { PageHeader } from 'shared-ui';
import { tokenCookie } from 'shared-ui/client';
import { apiAdapter, type Inject, standInForLayout } from 'shared-ui/testing';
import { createShell } from '../app/create-shell';
import { createLoader } from '../federation/loader';
import { createRegistryStore, type RegistryAnswer } from '../federation/registry-store';
import { emailRemote } from '../federation/registry.fixture';
import type { RemoteFailure } from '../federation/remote-failure';
import type { OpenStream } from '../notification/open-stream';
import { testFederation, testOffer } from './test-federation';
import { testVersionMemory } from './version-memory';
import { setWidth } from './window-width';

const nav = [
  {
    group: 'Email',
    icon: 'mail',
    order: 40,
    entries: [
      { label: 'Mail servers', icon: 'server', path: '/smtp-table', order: 10 },
      { label: 'Tax', icon: 'percent', path: '#tax', order: 20 },
    ],
  },
  {
    group: 'Blog',
    parent: 'Email',
    icon: 'newspaper',
    order: 10,
    entries: [{ label: 'Posts', icon: 'pen-line', path: '/blog-table', order: 10 }],
  },
];

/** A released remote with a menu of two levels. */
export const testRemote: RegistryRemote = emailRemote({
  nav,
  patterns: ['/smtp-table', '/edit-smtp-form/:id', '/blog-table'],
  pages: [{ path: '/edit-smtp-form/:id', title: 'Edit mail server', parent: '/smtp-table' }],
  lastKnownGood: undefined,
});

const definitionWith = (widget: ComponentType<object>) =>
  defineRemote({
    contract: 1,
    slots: { 'dashboard.card/test': async () => ({ Component: widget }) },
    routes: ['smtp-table', 'edit-smtp-form/:id', 'blog-table'].map((path) => ({
      path,
      ...page(async () => ({ Component: () => <PageHeader title="Page of the remote" /> })),
    })),
    anchors: { '#tax': async () => ({ Component: () => <p>Sheet of the remote</p> }) },
  });

export interface ShellSetUp {
  readonly inject: Inject;
  readonly at?: string;
  /** The released remote. */
  readonly remote?: RegistryRemote;
  /** The stored bearer token; signed out without it. */
  readonly token?: string;
  /** The window's width in pixels. */
  readonly width?: number;
  readonly answerRegistry?: () => RegistryAnswer;
  /** The notification stream; silent by default. */
  readonly openStream?: OpenStream;
  /** The remote's widget for the dashboard. */
  readonly widget?: ComponentType<object>;
  /** What the remote exposes, instead of a page for each address. */
  readonly exposed?: unknown;
  /** An error to throw instead of loading the remote. */
  readonly fault?: () => Error | undefined;
}

/** Renders the whole shell with the given API; only Module Federation is replaced. */
export async function startShell(setUp: ShellSetUp) {
  const { inject, at = '/dashboard', remote = testRemote, token, width = 1280 } = setUp;
  const { answerRegistry = () => ({ kind: 'unchanged' }), fault = () => undefined } = setUp;
  const { widget = () => null } = setUp;
  standInForLayout();
  window.scrollTo = () => undefined;
  setWidth(width);
  if (token !== undefined) Cookies.set(tokenCookie, token, { path: '/' });
  const loads: string[] = [];
  const failures: RemoteFailure[] = [];
  const store = createRegistryStore({
    inlined: { remotes: [remote] },
    ask: async () => answerRegistry(),
    storage: { getItem: () => null, setItem: () => undefined },
    report: () => undefined,
  });
  const memory = testVersionMemory();
  const loader = createLoader({
    adapter: {
      async load({ version }) {
        loads.push(version);
        const error = fault();
        if (error !== undefined) throw error;
        return setUp.exposed ?? { default: definitionWith(widget) };
      },
    },
    store,
    offered: testOffer,
    adminId: () => undefined,
    memory,
    classify: async () => 'script',
    report: (failure: RemoteFailure) => void failures.push(failure),
    wait: async () => undefined,
  });
  const { element, router } = createShell({
    baseURL: '/api',
    adapter: apiAdapter(inject),
    openStream: setUp.openStream ?? (async () => new ReadableStream()),
    federation: {
      ...testFederation({ store, loader, memory }),
      report: (failure) => void failures.push(failure),
    },
    leavePage: () => undefined,
    createRouter: (routes, options) =>
      createMemoryRouter(routes, { ...options, initialEntries: [at] }),
  });
  const view = await act(async () => render(element));
  const user = userEvent.setup({ applyAccept: false });
  return { ...view, user, router, store, loads, failures };
}
