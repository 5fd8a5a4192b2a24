import type { RevokedVersion } from 'contract/release';
import type { RemoteLoader } from './loader';
import type { RegistryStore } from './registry-store';

export interface RevokedParts {
  readonly store: Pick<RegistryStore, 'current' | 'subscribe'>;
  readonly loader: Pick<RemoteLoader, 'hasRun'>;
  /** Leaves the page, losing unsaved changes. */
  readonly leave: (revoked: RevokedVersion) => void;
}

/**
 * Leaves a page that has run a version as soon as that version is revoked. Removing its routes would leave what its
 * scripts have put into the page, so the whole page is reloaded.
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
