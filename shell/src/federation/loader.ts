import type { RegistryRemote, RegistryVersion } from 'contract/release';
import { preloadPage } from 'mfe-kit';
import { addCatalogues } from 'panel-runtime';
import type { LoadedRemote } from './loaded-remote';
import type { RegistryStore } from './registry-store';
import { RemoteFailure } from './remote-failure';
import { type TryParts, tryVersion } from './try-version';
import type { VersionMemory } from './version-memory';
import { wantedVersions } from './wanted-versions';

export interface LoaderParts extends Omit<TryParts, 'wait' | 'limit'> {
  readonly store: Pick<RegistryStore, 'current' | 'refresh'>;
  /** The signed-in admin, for rollouts. */
  readonly adminId: () => string | undefined;
  readonly memory: Pick<VersionMemory, 'isDemoted' | 'lastWorking' | 'noteWorking'>;
  /** Called with every failure, including those that a fallback resolved. */
  readonly report: (failure: RemoteFailure) => void;
  /** Called with every version whose code has loaded. */
  readonly onLoaded?: (loaded: LoadedRemote) => void;
  /** Milliseconds that a load may take, including all tries. */
  readonly deadline?: number;
  readonly limit?: TryParts['limit'];
  readonly wait?: TryParts['wait'];
}

export interface RemoteLoader {
  /** Loads a remote's code, each version once. Rejects with a `RemoteFailure`; a later call starts afresh. */
  load(id: string): Promise<LoadedRemote>;
  /** Whether this page has requested the code of a version, even if that failed. */
  hasRun(id: string, version: string): boolean;
  /** The version that a load tries first. */
  wanted(id: string): RegistryVersion | undefined;
  /** Preloads a remote, and with an address the page there. */
  preload(id: string, pathname?: string): void;
}

/**
 * The loading policy. Compatibility is checked before any download. No response, 5xx or 429: three tries. 404: the
 * registry is fetched again, and a moved version is used. Otherwise, and finally: the last known good version, then the
 * last one that worked in this browser.
 */
export function createLoader(parts: LoaderParts): RemoteLoader {
  const { deadline = 30_000, limit = 12_000, wait = pause } = parts;
  const { report, store, memory, onLoaded } = parts;
  const loads = new Map<string, Promise<LoadedRemote>>();
  const run = new Set<string>();

  async function bring(id: string, isOver: () => boolean): Promise<LoadedRemote> {
    const tried = new Set<string>();
    let first: RemoteFailure | undefined;
    for (;;) {
      const remote = findRemote(store, id);
      const version = wantedVersions(remote, parts).find((one) => !tried.has(one.version));
      if (version === undefined) throw first ?? withoutVersion(remote);
      tried.add(version.version);
      run.add(`${id}@${version.version}`);
      const outcome = await tryVersion({ ...parts, wait, limit }, { remote, version, isOver });
      if (!(outcome instanceof RemoteFailure)) {
        if (outcome.mount === 'routes') await addCatalogues(outcome.definition.texts ?? {});
        return noted(outcome);
      }
      report(outcome);
      first ??= outcome;
      if (isOver()) throw first;
      if (outcome.kind === 'missing') await store.refresh();
    }
  }

  function noted(loaded: LoadedRemote): LoadedRemote {
    memory.noteWorking(loaded.remote.id, loaded.version.version);
    onLoaded?.(loaded);
    return loaded;
  }

  async function start(id: string): Promise<LoadedRemote> {
    const over = new AbortController();
    const limit = new Promise<never>((_, reject) => {
      over.signal.addEventListener('abort', () => reject(tooLate(store, id, deadline)));
    });
    const timer = setTimeout(() => over.abort(), deadline);
    try {
      return await Promise.race([bring(id, () => over.signal.aborted), limit]);
    } finally {
      clearTimeout(timer);
    }
  }

  function wanted(id: string): RegistryVersion | undefined {
    const remote = store.current().registry.remotes.find((one) => one.id === id);
    return remote && !remote.disabled ? wantedVersions(remote, parts)[0] : undefined;
  }

  function load(id: string): Promise<LoadedRemote> {
    const key = `${id}@${wanted(id)?.version ?? ''}`;
    const known = loads.get(key);
    if (known !== undefined) return known;
    const loading = start(id);
    loads.set(key, loading);
    loading.catch(() => loads.delete(key));
    return loading;
  }

  return {
    load,
    wanted,
    hasRun: (id, version) => run.has(`${id}@${version}`),
    preload(id, pathname) {
      load(id).then(
        (loaded) => {
          if (loaded.mount === 'routes' && pathname !== undefined)
            preloadPage(loaded.definition.routes, pathname);
        },
        // The failure was reported; the visit that needs the remote shows it.
        () => undefined,
      );
    },
  };
}

function findRemote(store: LoaderParts['store'], id: string): RegistryRemote {
  const remote = store.current().registry.remotes.find((one) => one.id === id);
  if (remote === undefined) {
    const reason = 'It is not released.';
    throw new RemoteFailure({ remote: id, title: id, kind: 'unknown-version', reason });
  }
  if (!remote.disabled) return remote;
  const reason = 'It was switched off in Releases.';
  throw new RemoteFailure({ remote: id, title: remote.title, kind: 'disabled', reason });
}

function withoutVersion({ id, title, active }: RegistryRemote): RemoteFailure {
  const reason = `Version ${active} is not in the registry.`;
  return new RemoteFailure({ remote: id, title, kind: 'unknown-version', reason });
}

function tooLate(store: LoaderParts['store'], id: string, deadline: number): RemoteFailure {
  const title = store.current().registry.remotes.find((one) => one.id === id)?.title ?? id;
  const reason = `It did not load within ${deadline / 1000} s.`;
  return new RemoteFailure({ remote: id, title, kind: 'timeout', reason });
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });
}
