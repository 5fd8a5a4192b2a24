import { QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, type RouteObject, RouterProvider } from 'react-router-dom';
import { ApiProvider } from '../client/api-provider';
import { type ApiClient, dismissToast, readToasts } from 'panel-runtime';
import { removeDrafts } from '../client/draft-store';
import { createQueryClient } from '../client/create-query-client';
import { UiProvider } from '../provider/ui-provider';
import { standInForLayout } from './stand-in-for-layout';

interface Screens {
  /** A remote's routes, relative as in its `routes.tsx`. */
  routes: RouteObject[];
  client: ApiClient;
  /** The address to start at. */
  at: string;
  /** Whether what earlier screens left behind is offered again. */
  withDrafts?: boolean;
}

/** Renders screens as the shell does, with one router, one query client and the design system. */
export function renderScreens({ routes, client, at, withDrafts = false }: Screens) {
  standInForLayout();
  if (!withDrafts) removeDrafts();
  // Toasts outlive the screen that showed them.
  for (const { id } of readToasts()) dismissToast(id);
  const queryClient = createQueryClient();
  queryClient.setDefaultOptions({
    queries: { ...queryClient.getDefaultOptions().queries, retryDelay: 1 },
  });
  const router = createMemoryRouter([{ path: '/', HydrateFallback: Nothing, children: routes }], {
    initialEntries: [at],
  });
  const view = render(
    <QueryClientProvider client={queryClient}>
      <ApiProvider client={client}>
        <UiProvider>
          <RouterProvider router={router} />
        </UiProvider>
      </ApiProvider>
    </QueryClientProvider>,
  );
  return { ...view, router, user: userEvent.setup() };
}

/** Shown until the first page's code has loaded. */
function Nothing() {
  return null;
}
