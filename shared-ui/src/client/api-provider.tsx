import { type ApiClient, ApiContext } from 'panel-runtime';
import { type ReactNode, use } from 'react';

export interface ApiProviderProps {
  client: ApiClient;
  children: ReactNode;
}

/** Provides the host's API client to all hooks below. */
export function ApiProvider({ client, children }: ApiProviderProps) {
  return <ApiContext value={client}>{children}</ApiContext>;
}

/** The host's API client. */
export function useApi(): ApiClient {
  const client = use(ApiContext);
  if (client === undefined) {
    throw new Error('useApi found no ApiProvider above it. Render the host inside <ApiProvider>.');
  }
  return client;
}
