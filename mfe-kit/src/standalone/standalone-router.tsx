import type { RemoteManifest } from 'contract/release';
import { createBrowserRouter, Navigate } from 'react-router-dom';
import { EmptyState, Spinner } from 'shared-ui';
import type { RemoteDefinition } from '../remote/define-remote';
import { StandaloneError } from './standalone-error';
import { StandaloneFrame } from './standalone-frame';

/** The remote's routes in a small frame; the start page is its first menu entry. */
export function standaloneRouter(manifest: RemoteManifest, remote: RemoteDefinition) {
  const first = manifest.nav.flatMap(({ entries }) => entries)[0]?.path ?? '/';
  return createBrowserRouter([
    {
      element: <StandaloneFrame manifest={manifest} remote={remote} />,
      children: [
        {
          path: '/',
          errorElement: <StandaloneError />,
          hydrateFallbackElement: <Spinner />,
          children: [
            { index: true, element: <Navigate to={first} replace /> },
            ...remote.routes,
            { path: '*', element: <EmptyState title="This remote has no such page" /> },
          ],
        },
      ],
    },
  ]);
}
