import { act, screen } from '@testing-library/react';
import { defineRemote, type LifecycleProps, type Lifecycles } from 'mfe-kit';
import { type ReactNode, useEffect, useLayoutEffect } from 'react';
import type { RouteObject } from 'react-router-dom';
import { emailRemote, versionOf } from './registry.fixture';
import { setUp } from './shell-router.fixture';

/** What a remote may do that nothing else may suffer from; the journeys have those that need a browser. */
interface Fault {
  readonly what: string;
  /** Whether the card of the remote takes the place of its page. */
  readonly hasCard: boolean;
}

interface LifecycleFault extends Fault {
  readonly changes: Partial<Lifecycles>;
}

interface PageFault extends Fault {
  readonly route: Omit<RouteObject, 'index' | 'children'>;
}

const bare: object = Object.create(null);
const nothing = async () => undefined;
/** Guarantee: a remote in plain JavaScript passes what it wants. */
const anything = (value: unknown) => value as never;

function thrown(value: unknown): never {
  throw value;
}

function services(props: LifecycleProps) {
  if (props.services === undefined) throw new Error('The remote got no services');
  return props.services;
}

function mounting(
  what: string,
  mount: (props: LifecycleProps) => unknown,
  hasCard = false,
): LifecycleFault {
  return {
    what,
    hasCard,
    changes: {
      async mount(props) {
        props.domElement.textContent = 'Drawn';
        await mount(props);
      },
    },
  };
}

const lifecycleFaults: readonly LifecycleFault[] = [
  {
    what: 'bootstrap rejects',
    hasCard: true,
    changes: { bootstrap: () => Promise.reject(new Error('no')) },
  },
  {
    what: 'bootstrap throws at once',
    hasCard: true,
    changes: { bootstrap: () => thrown(new Error('no')) },
  },
  { what: 'mount throws at once', hasCard: true, changes: { mount: () => thrown('a text') } },
  {
    what: 'mount returns no promise',
    hasCard: false,
    changes: { mount: anything(() => undefined) },
  },
  {
    what: 'unmount rejects',
    hasCard: false,
    changes: { unmount: () => Promise.reject(new Error('no')) },
  },
  {
    what: 'unmount throws at once',
    hasCard: false,
    changes: { unmount: () => thrown(new Error('no')) },
  },
  mounting('mount rejects with undefined', () => thrown(undefined), true),
  mounting('mount rejects with an object without a text', () => thrown(bare), true),
  mounting('its element is taken out', ({ domElement }) => domElement.remove()),
  mounting('what is around its element is emptied', ({ domElement }) =>
    domElement.parentElement?.replaceChildren(),
  ),
  mounting('an object is reported', ({ reportError }) => reportError?.(bare)),
  mounting('a title is an object', (props) => services(props).setTitle(anything({ a: 1 }))),
  mounting('a toast is an object', (props) => services(props).toast(anything({ title: { a: 1 } }))),
  mounting(
    'a question is an object',
    (props) => void services(props).confirm(anything({ title: { a: 1 }, description: bare })),
  ),
  mounting(
    'widgets have no element',
    (props) => services(props).showWidgets(anything(undefined), 'dashboard.card', anything({})),
    true,
  ),
  mounting('widgets are for no slot', (props) =>
    services(props).showWidgets(props.domElement, anything('no.slot'), anything({})),
  ),
];

const page = (what: string, Component: () => ReactNode, hasCard = true): PageFault => ({
  what,
  hasCard,
  route: { Component },
});

const pageFaults: readonly PageFault[] = [
  page('nothing is thrown', () => thrown(null)),
  page('an object without a text is thrown', () => thrown(bare)),
  page('an object is drawn', () => anything({ a: 1 })),
  page('an effect throws', function Page() {
    useEffect(() => thrown(new Error('no')), []);
    return 'Drawn';
  }),
  page('a layout effect throws', function Page() {
    useLayoutEffect(() => thrown(new Error('no')), []);
    return 'Drawn';
  }),
  page('a ref throws', () => <p ref={() => thrown(new Error('no'))}>Drawn</p>),
  {
    what: 'data are thrown as a text',
    hasCard: true,
    route: { loader: () => thrown('a text'), element: 'Drawn' },
  },
  {
    what: 'code is not a module',
    hasCard: true,
    route: { lazy: anything(async () => thrown(undefined)) },
  },
];

const leaveFaults: readonly PageFault[] = [
  page(
    'its effect throws as it is left',
    function Page() {
      useEffect(() => () => thrown(new Error('no')), []);
      return 'Drawn';
    },
    false,
  ),
  page(
    'its layout effect throws as it is left',
    function Page() {
      useLayoutEffect(() => () => thrown('a text'), []);
      return 'Drawn';
    },
    false,
  ),
];

beforeEach(() => {
  for (const method of ['error', 'warn'] as const)
    jest.spyOn(console, method).mockImplementation(() => undefined);
});
afterEach(() => {
  jest.restoreAllMocks();
  // A tab remembers pages that stopped it.
  sessionStorage.clear();
});

async function expectContained(exposed: unknown, mount: 'routes' | 'lifecycles', hasCard: boolean) {
  const versions = [versionOf('2.0.0', { mount })];
  const remote = emailRemote({ lastKnownGood: undefined, versions });
  const { show, router, failures } = setUp({ at: '/dashboard', remote, exposed });
  show();
  await act(() => router.navigate('/smtp-table'));
  if (hasCard) expect(await screen.findByText('Email is not available')).toBeVisible();
  // What a remote does later, such as drawing what it was given.
  await act(() => new Promise((resolve) => setTimeout(resolve, 20)));
  expect(screen.getByRole('banner', { hidden: true })).toHaveTextContent('Frame');
  expect(screen.queryByText('Email is not available') !== null).toBe(hasCard);
  await act(() => router.navigate('/dashboard'));
  expect(
    await screen.findByRole('heading', { name: 'Dashboard', hidden: true }),
  ).toBeInTheDocument();
  expect(screen.queryByRole('alert')).toBeNull();
  await act(() => new Promise((resolve) => setTimeout(resolve, 100)));
  expect(failures.filter(({ remote: blamed }) => blamed !== remote.id)).toEqual([]);
  return failures;
}

test.each(lifecycleFaults)(
  '$what: nothing but the remote suffers',
  async ({ changes, hasCard }) => {
    const lifecycles: Lifecycles = {
      bootstrap: nothing,
      mount: nothing,
      update: nothing,
      unmount: nothing,
      ...changes,
    };
    await expectContained(lifecycles, 'lifecycles', hasCard);
  },
);

function remoteWith(route: PageFault['route']) {
  const routes: RouteObject[] = [{ path: 'smtp-table', ...route }];
  return { default: defineRemote({ contract: 1, routes }) };
}

test.each(pageFaults)('$what: nothing but the page suffers', async ({ route, hasCard }) => {
  await expectContained(remoteWith(route), 'routes', hasCard);
});

test.each(leaveFaults)('$what: the next page is drawn, and the remote is blamed', async (fault) => {
  const failures = await expectContained(remoteWith(fault.route), 'routes', fault.hasCard);
  expect(failures).toHaveLength(1);
});
