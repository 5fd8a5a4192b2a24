import type { Offer } from 'contract/release';
import { createContext, type ReactNode, use, useEffect, useSyncExternalStore } from 'react';
import type { RemoteLoader } from './loader';
import type { RegistrySnapshot, RegistryStore } from './registry-store';
import type { Overrides } from './overrides';
import type { PageWatch } from './page-watch';
import type { RemoteFailure } from './remote-failure';
import type { SideEffects } from './side-effects';
import type { VersionMemory } from './version-memory';

/** The services of federation that the shell's parts use. */
export interface Federation {
  readonly store: RegistryStore;
  readonly loader: RemoteLoader;
  readonly memory: VersionMemory;
  /** Notices pages that do not end. */
  readonly watch: PageWatch;
  /** Takes back what remotes add to the page. */
  readonly sideEffects: SideEffects;
  readonly overrides: Overrides;
  /** What this page provides; the needs of remotes are checked against it. */
  readonly offered: Offer;
  /** Whether the server has a newer shell than this page, which only a reload brings. */
  readonly isOutdated: () => boolean;
  readonly report: (failure: RemoteFailure) => void;
  /**
   * Listens for remotes whose page did not load or throws repeatedly, after their version was judged: another version
   * may replace it.
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

/** Notes that a part of a remote is shown, while it is. */
export function useStay(remote: string | undefined): void {
  const { sideEffects } = useFederation();
  // What it adds to the page is outside of React.
  useEffect(
    () => (remote === undefined ? undefined : sideEffects.enter(remote)),
    [remote, sideEffects],
  );
}

/** The current registry, and whether the server still confirms it (`source`). */
export function useRegistry(): RegistrySnapshot {
  const { store } = useFederation();
  return useSyncExternalStore(store.subscribe, store.current);
}
