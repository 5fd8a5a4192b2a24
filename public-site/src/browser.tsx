import { hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { pageLoading } from './browser/page-loading';
import { readPageState } from './browser/read-page-state';
import { startPrefetching } from './browser/start-prefetching';
import { media } from './media';
import { routesWith } from './routes';

const { build, state } = readPageState(document);
const { dataStrategy, prefetch } = pageLoading({ build });
const router = createBrowserRouter(routesWith({ media, loaderOf: () => true }), {
  hydrationData: state,
  dataStrategy,
});

hydrateRoot(document, <RouterProvider router={router} />);
startPrefetching(document, prefetch);
