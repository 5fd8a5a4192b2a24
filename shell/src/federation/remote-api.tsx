import { type ReactNode, useMemo } from 'react';
import { type ApiClient, ApiProvider, useApi } from 'shared-ui/client';

/**
 * The host's client for a version of a remote, given as id and version with a slash: its calls say that it makes them. A widget on the page of
 * another remote names its own.
 */
export function remoteApi(api: ApiClient, remote: string): ApiClient {
  return {
    urlOf: api.urlOf,
    download: (endpoint, request) => api.download(endpoint, { remote, ...request }),
    call: (endpoint, ...given) => api.call(endpoint, ...named(given, remote)),
  };
}

/** Guarantee: every request takes the option. */
function named<Arguments extends readonly unknown[]>([request]: Arguments, remote: string) {
  return [{ remote, ...Object(request) }] as unknown as Arguments;
}

export interface RemoteApiProviderProps {
  readonly remote: string;
  readonly version: string;
  readonly children: ReactNode;
}

/** The API client of a remote's page or widget. */
export function RemoteApiProvider({ remote, version, children }: RemoteApiProviderProps) {
  const host = useApi();
  const own = useMemo(() => remoteApi(host, `${remote}/${version}`), [host, remote, version]);
  return <ApiProvider client={own}>{children}</ApiProvider>;
}
