import { QueryClient } from '@tanstack/react-query';
import { createApiClient } from 'shared-ui/client';
import type { Panel } from '../own-react/react-lifecycles';

let panels = 0;

/**
 * A panel without services that do anything, for tests of a remote that is mounted by its lifecycles.
 *
 * @example await mount(testPanel({ location: '/orders' }));
 */
export function testPanel(changes: Partial<Panel> = {}): Panel {
  panels += 1;
  const nothing = () => undefined;
  return {
    name: `test:${panels}`,
    domElement: document.createElement('div'),
    basename: '/',
    location: '/',
    navigate: nothing,
    auth: { token: nothing, signOut: nothing },
    notify: nothing,
    styleNonce: undefined,
    queryClient: new QueryClient(),
    api: createApiClient({ baseURL: '/api' }),
    services: {
      theme: 'light',
      locale: 'en',
      timeZone: undefined,
      permissions: undefined,
      setTitle: nothing,
      toast: () => nothing,
      confirm: async () => true,
      holdPage: () => nothing,
      showWidgets: () => nothing,
    },
    ...changes,
  };
}
