import type { LoaderFunction, RouteObject } from 'react-router-dom';
import { loadFrame } from '../frame/frame.loader';
import { pages } from '../app/pages';
import { NotFound, routerLoader } from '../load/page-loader';

/** The route with the data around every page. */
export const frameRouteId = 'frame';

/** The routes of all pages. The loaders of a page and of the frame run in parallel. */
export function siteRouteTree(): RouteObject[] {
  const routes = Object.values(pages).flatMap((page) => Object.entries(page.routes ?? {}));
  return [
    {
      id: frameRouteId,
      loader: routerLoader(loadFrame),
      children: [
        ...routes.map(([path, load]) => ({ path, loader: routerLoader(load, path) })),
        { path: '*', loader: nothingThere },
      ],
    },
  ];
}

const nothingThere: LoaderFunction = () => {
  throw new NotFound();
};
