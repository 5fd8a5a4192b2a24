import type { RevokedVersion } from 'contract/release';
import type { RemoteLoader } from './loader';
import type { RegistryStore } from './registry-store';

export interface RevokedParts {
  readonly store: Pick<RegistryStore, 'current' | 'subscribe'>;
  readonly loader: Pick<RemoteLoader, 'hasRun'>;
  /** Leaves the page, whatever is unsaved on it. */
  readonly leave: (revoked: RevokedVersion) => void;
}

/**
 * Leaves a page that has run a version as soon as that is revoked. What a script has put into the page stays there when
 * its routes go, so the whole page goes.
 */
export function leaveRevoked({ store, loader, leave }: RevokedParts): void {
  let isLeaving = false;
  function check(): void {
    const { revoked } = store.current().registry;
    const run = revoked.find(({ remote, version }) => loader.hasRun(remote, version));
    if (run === undefined || isLeaving) return;
    isLeaving = true;
    leave(run);
  }
  store.subscribe(check);
  check();
}
