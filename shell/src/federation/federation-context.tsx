import { createContext, type ReactNode, use, useSyncExternalStore } from 'react';
import type { RemoteLoader } from './loader';
import type { RegistrySnapshot, RegistryStore } from './registry-store';
import type { RemoteFailure } from './remote-failure';

/** What the shell's parts need of federation. */
export interface Federation {
  readonly store: RegistryStore;
  readonly loader: RemoteLoader;
  readonly report: (failure: RemoteFailure) => void;
}

const FederationContext = createContext<Federation | undefined>(undefined);

export interface FederationProviderProps {
  readonly federation: Federation;
  readonly children: ReactNode;
}

export function FederationProvider({ federation, children }: FederationProviderProps) {
  return <FederationContext value={federation}>{children}</FederationContext>;
}

export function useFederation(): Federation {
  const federation = use(FederationContext);
  if (federation === undefined)
    throw new Error('useFederation found no FederationProvider above it.');
  return federation;
}

/** The registry as it is now, and whether the server still answers for it (`source`). */
export function useRegistry(): RegistrySnapshot {
  const { store } = useFederation();
  return useSyncExternalStore(store.subscribe, store.current);
}
