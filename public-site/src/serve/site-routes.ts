import type { LoaderFunction, RouteObject } from 'react-router-dom';
import { loadFrame } from '../frame/frame.loader';
import { pageRoutes } from '../app/page-routes';
import { NotFound, routerLoader } from '../load/page-loader';

/** The route with the data around every page. */
export const frameRouteId = 'frame';

/** The routes of all pages. The loaders of a page and of the frame run in parallel. */
export function siteRouteTree(): RouteObject[] {
  const all = Object.values(pageRoutes).flatMap((routes) => Object.entries(routes));
  return [
    {
      id: frameRouteId,
      loader: routerLoader(loadFrame),
      children: [
        ...all.map(([path, load]) => ({ path, loader: routerLoader(load, path) })),
        { path: '*', loader: nothingThere },
      ],
    },
  ];
}

const nothingThere: LoaderFunction = () => {
  throw new NotFound();
};
