import type { RouteObject } from 'react-router-dom';
import { plainNouns, withPlainPages } from './plain-pages';
import { routePatterns } from './route-patterns';

const own: RouteObject[] = [{ path: 'crate-table' }, { path: 'edit-crate/:id' }];

test('an address of one noun that no route has shows the screens of that noun', async () => {
  const load = jest.fn(async () => ({ Component: () => null }));
  const patterns = ['/crate-table', '/edit-crate/:id', '/packing-group'];
  const routes = withPlainPages(own, { patterns, load });
  expect(routePatterns(routes)).toEqual(patterns);
  expect(plainNouns(routes)).toEqual(['packing-group']);
  await routes[2]?.handle.preload();
  expect(load).toHaveBeenCalledWith('packing-group');
});

test('an address of several parts needs a route of its own', () => {
  const load = async () => ({ Component: () => null });
  const routes = withPlainPages(own, { patterns: ['/crate/new', '/crate/:id'], load });
  expect(routes).toEqual(own);
});
