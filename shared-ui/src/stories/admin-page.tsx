import { QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { ApiProvider } from '../client/api-provider';
import type { ApiClient } from 'panel-runtime';
import { createQueryClient } from '../client/create-query-client';
import { UiProvider } from '../provider/ui-provider';

interface AdminPageProps {
  client: ApiClient;
  /** The initial address. */
  at?: string;
  children: ReactNode;
}

/** The providers that the shell puts around a screen. */
export function AdminPage({ client, at = '/', children }: AdminPageProps) {
  const [queryClient] = useState(createQueryClient);
  const [router] = useState(() =>
    createMemoryRouter([{ path: '*', element: <UiProvider>{children}</UiProvider> }], {
      initialEntries: [at],
    }),
  );
  return (
    <QueryClientProvider client={queryClient}>
      <ApiProvider client={client}>
        <RouterProvider router={router} />
      </ApiProvider>
    </QueryClientProvider>
  );
}
