import { createContext, type ReactNode, use, useSyncExternalStore } from 'react';
import type { RemoteLoader } from './loader';
import type { RegistrySnapshot, RegistryStore } from './registry-store';
import type { Overrides } from './overrides';
import type { RemoteFailure } from './remote-failure';

/** What the shell's parts need of federation. */
export interface Federation {
  readonly store: RegistryStore;
  readonly loader: RemoteLoader;
  readonly memory: VersionMemory;
  readonly overrides: Overrides;
  readonly report: (failure: RemoteFailure) => void;
  /** Told of a version whose pages throw again and again, once it was demoted. */
  readonly onDemoted: (listener: (remote: string) => void) => () => void;
}
import type { VersionMemory } from './version-memory';

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
