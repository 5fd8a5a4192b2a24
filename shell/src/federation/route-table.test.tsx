import { act, render, screen } from '@testing-library/react';
import { defineRemote } from 'mfe-kit';
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router-dom';
import type { LoadedRemote } from './loaded-remote';
import { emailRemote } from './registry.fixture';
import { createRouteTable } from './route-table';

/** A remote with one page, which says its version. */
function loadedRemote(path: string, edition: string): LoadedRemote {
  const remote = emailRemote({ id: `mfe-${path}` });
  const [version] = remote.versions;
  if (version === undefined) throw new Error('The fixture has no version');
  const routes = [{ id: `${path}-${edition}`, path, element: <h1>{`${path} ${edition}`}</h1> }];
  const definition = defineRemote({ contract: 1, routes });
  return { remote, version, mount: 'routes', definition };
}

const routesOf = (loaded: LoadedRemote) =>
  loaded.mount === 'routes' ? loaded.definition.routes : [];

test('a remote that is first visited after another one was changed is found, however often', async () => {
  const table = createRouteTable({
    all: (remotes) => [content(remotes)],
    set: (routes) => router._internalSetRoutes(routes),
  });
  const content = (remotes: readonly LoadedRemote[]) => ({
    id: 'content',
    element: <Outlet />,
    hydrateFallbackElement: <></>,
    path: '/',
    children: [
      ...remotes.flatMap(routesOf),
      { path: '*', loader: () => null, element: <h1>Not found</h1> },
    ],
  });
  const router = createMemoryRouter([content([])], {
    initialEntries: ['/one'],
    async patchRoutesOnNavigation({ path, patch }) {
      const name = path.slice(1);
      if (table.get(`mfe-${name}`) !== undefined) return;
      const loaded = loadedRemote(name, 'first');
      table.add(loaded, () => patch('content', routesOf(loaded)));
    },
  });
  render(<RouterProvider router={router} />);
  expect(await screen.findByText('one first')).toBeVisible();
  await act(() => router.navigate('/two'));
  expect(await screen.findByText('two first')).toBeVisible();

  act(() => table.put(loadedRemote('one', 'second')));
  await act(() => router.navigate('/three'));
  expect(await screen.findByText('three first')).toBeVisible();
  await act(() => router.navigate('/four'));
  expect(await screen.findByText('four first')).toBeVisible();
  await act(() => router.navigate('/one'));
  expect(await screen.findByText('one second')).toBeVisible();
});
