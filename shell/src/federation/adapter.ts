import { createInstance } from '@module-federation/runtime';
import type { RegistryVersion } from 'contract/release';
import { createEditionLoader } from './edition-loader';
import { limitScope } from './limit-scope';
import { createEntryLoader } from './load-entry';
import { chunkErrorOf, LoadError } from './load-error';
import { provideHashes } from './provide-integrity';
import { provideShared } from './provide-shared';
import type { SharedModule } from './shared-module';

/** Loads the expose of a version's mount kind. Rejects with a `LoadError`; a later call retries. */
export interface FederationAdapter {
  load(version: RegistryVersion): Promise<unknown>;
}

/** The only module that knows Module Federation. Called once per page. */
export function createAdapter(): FederationAdapter {
  const loadEntry = createEntryLoader();
  const loadWithEdition = createEditionLoader(loadEntry);
  const registered = new Set<string>();
  const federation = createInstance({
    name: 'shell',
    remotes: [],
    shareStrategy: 'loaded-first',
    shared: Object.fromEntries(
      Object.entries(provideShared).map(([key, provided]) => [key, shareOf(key, provided)]),
    ),
  });

  function register(version: RegistryVersion, url: string): void {
    if (registered.has(url)) return;
    registered.add(url);
    provideHashes(version, version.base);
    if (version.edition !== undefined) return;
    federation.registerRemotes([
      { name: version.container, entry: url, type: 'var', entryGlobalName: version.container },
    ]);
  }

  return {
    async load(version) {
      const url = new URL(version.base + version.entry, document.baseURI).href;
      register(version, url);
      try {
        if (version.edition !== undefined) return await loadWithEdition(version, version.edition);
        // The entry's script first: scripts run in the order in which they were added, and more follow from this one.
        const [remote] = await Promise.all([
          loadEntry(url, version).then(() => {
            limitScope(version);
            return federation.loadRemote<unknown>(`${version.container}/${version.mount}`);
          }),
          fetchShared(version),
        ]);
        return remote;
      } catch (cause) {
        throw loadErrorOf(cause, url);
      }
    },
  };
}

function shareOf(key: string, shared: SharedModule) {
  const version = SHARED_VERSIONS[key] ?? '0.0.0';
  const shareConfig = { singleton: true, requiredVersion: `^${version}` };
  if (shared.kind === 'here') return { version, shareConfig, lib: () => shared.module };
  return { version, shareConfig, get: () => shared.load().then((module) => () => module) };
}

/** Fetches the shell's modules that a version consumes, while its own files are fetched. */
async function fetchShared({ needs }: RegistryVersion): Promise<void> {
  const fetches = Object.entries(provideShared).flatMap(([key, shared]) =>
    key in needs.shared && shared.kind === 'with-remote' ? [shared.fetch()] : [],
  );
  await Promise.all(fetches);
}

function loadErrorOf(cause: unknown, file: string): LoadError {
  if (cause instanceof LoadError) return cause;
  return chunkErrorOf(cause) ?? new LoadError({ file, how: 'threw', cause });
}
