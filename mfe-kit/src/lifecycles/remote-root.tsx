import { QueryClientProvider } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import {
  createMemoryRouter,
  NavigationType,
  type RouteObject,
  RouterProvider,
} from 'react-router-dom';
import { ErrorState, Spinner, UiScope } from 'shared-ui';
import { ApiProvider } from 'shared-ui/client';
import type { RemoteDefinition } from '../remote/define-remote';
import type { HostServices } from '../remote/lifecycle-props';

export interface RemoteRootProps extends HostServices {
  readonly remote: RemoteDefinition;
}

/**
 * A remote's routes in a React root of their own. Its router is in memory and follows the page's address, which the
 * shell owns: two routers on the browser's history would handle each navigation twice.
 */
export function RemoteRoot(props: RemoteRootProps) {
  const { remote, basename, location, navigate, queryClient, api } = props;
  const [router] = useState(() =>
    createMemoryRouter(rootRoutes(remote), { basename, initialEntries: [location] }),
  );

  // Applies changes of the page's address to the remote's router.
  useEffect(() => {
    if (addressOf(router.state.location) !== location)
      void router.navigate(location, { replace: true });
  }, [router, location]);

  // Applies navigations of the remote's router to the page's address.
  useEffect(
    () =>
      router.subscribe((state) => {
        const address = addressOf(state.location);
        if (state.navigation.state === 'idle' && address !== location)
          navigate(address, { replace: state.historyAction === NavigationType.Replace });
      }),
    [router, location, navigate],
  );

  return (
    <QueryClientProvider client={queryClient}>
      <ApiProvider client={api}>
        <UiScope>
          <RouterProvider router={router} />
        </UiScope>
      </ApiProvider>
    </QueryClientProvider>
  );
}

function rootRoutes({ routes }: RemoteDefinition): RouteObject[] {
  return [
    {
      path: '/',
      children: routes,
      errorElement: <ErrorState title="This page stopped working" />,
      HydrateFallback: Spinner,
    },
  ];
}

function addressOf({ pathname, search, hash }: Record<'pathname' | 'search' | 'hash', string>) {
  return pathname + search + hash;
}
