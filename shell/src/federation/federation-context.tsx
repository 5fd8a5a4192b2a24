import type { Offer } from 'contract/release';
import { createContext, type ReactNode, use, useSyncExternalStore } from 'react';
import type { RemoteLoader } from './loader';
import type { RegistrySnapshot, RegistryStore } from './registry-store';
import type { Overrides } from './overrides';
import type { RemoteFailure } from './remote-failure';
import type { VersionMemory } from './version-memory';

/** What the shell's parts need of federation. */
export interface Federation {
  readonly store: RegistryStore;
  readonly loader: RemoteLoader;
  readonly memory: VersionMemory;
  readonly overrides: Overrides;
  /** What this page has for remotes; their needs are judged by it. */
  readonly offered: Offer;
  /** Whether the server has a newer shell than this page: only a reload brings it. */
  readonly isOutdated: () => boolean;
  readonly report: (failure: RemoteFailure) => void;
  /**
   * Told of a remote whose page did not load, or whose pages throw again and again, once its version was judged: another
   * one may take its place.
   */
  readonly onFailedPage: (listener: (remote: string) => void) => () => void;
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
