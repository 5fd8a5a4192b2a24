import type { RouteObject } from 'react-router-dom';

/** The addresses of all pages in a route table: `/unit`, `/edit-unit/:id`. For tests that compare it with `remote.json`. */
export function routePatterns(routes: readonly RouteObject[], parent = ''): string[] {
  return routes.flatMap(({ path, children }) => {
    const full = path === undefined ? parent : `${parent}/${path}`;
    return children === undefined ? [full] : routePatterns(children, full);
  });
}
