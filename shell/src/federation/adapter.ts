import { createInstance } from '@module-federation/enhanced/runtime';
import type { RegistryVersion } from 'contract/release';
import { chunkErrorOf, LoadError } from './load-error';
import { entryIntegrity, provideIntegrity } from './provide-integrity';
import { provideShared } from './provide-shared';
import type { SharedModule } from './shared-module';

/** Loads the expose of a version's mount kind. Rejects with a `LoadError`; a later call retries. */
export interface FederationAdapter {
  load(version: RegistryVersion): Promise<unknown>;
}

const scriptTimeout = 8000;

/** The only module that knows Module Federation. Called once per page. */
export function createAdapter(): FederationAdapter {
  const scripts = new Map<string, ScriptOutcome>();
  const entries = new Map<string, RegistryVersion>();
  let retries = 0;

  const federation = createInstance({
    name: 'shell',
    remotes: [],
    shareStrategy: 'loaded-first',
    shared: Object.fromEntries(
      Object.entries(provideShared).map(([key, provided]) => [key, shareOf(key, provided)]),
    ),
    plugins: [
      {
        name: 'entry-script',
        createScript({ url }) {
          const script = entryScript(url, entries.get(url));
          // Chromium queues a second request for an address while the first one hangs, and caches its response even if
          // that was not the released file.
          const before = scripts.get(url);
          if (before === 'pending' || before === 'failed') script.src = `${url}?retry=${++retries}`;
          scripts.set(url, 'pending');
          script.addEventListener('load', () => scripts.set(url, 'loaded'));
          script.addEventListener('error', () => scripts.set(url, 'failed'));
          return { script, timeout: scriptTimeout };
        },
      },
    ],
  });

  function register(version: RegistryVersion, url: string): void {
    if (entries.has(url)) return;
    entries.set(url, version);
    provideIntegrity(version);
    federation.registerRemotes([
      { name: version.container, entry: url, type: 'var', entryGlobalName: version.container },
    ]);
  }

  return {
    async load(version) {
      const url = new URL(version.base + version.entry, document.baseURI).href;
      register(version, url);
      try {
        const [remote] = await Promise.all([
          federation.loadRemote<unknown>(`${version.container}/${version.mount}`),
          fetchShared(version),
        ]);
        return remote;
      } catch (cause) {
        throw loadErrorOf(cause, url, scripts.get(url));
      }
    },
  };
}

type ScriptOutcome = 'pending' | 'loaded' | 'failed';

function shareOf(key: string, shared: SharedModule) {
  const version = SHARED_VERSIONS[key] ?? '0.0.0';
  const shareConfig = { singleton: true, requiredVersion: `^${version}` };
  if (shared.kind === 'here') return { version, shareConfig, lib: () => shared.module };
  const load = () => (shared.kind === 'later' ? shared.load() : shared.module);
  return { version, shareConfig, get: () => load().then((module) => () => module) };
}

/** Fetches the shell's modules that a version consumes, while its own files are fetched. */
async function fetchShared({ needs }: RegistryVersion): Promise<void> {
  const fetches = Object.entries(provideShared).flatMap(([key, shared]) =>
    key in needs.shared && shared.kind === 'with-remote' ? [shared.fetch()] : [],
  );
  await Promise.all(fetches);
}

function entryScript(url: string, version: RegistryVersion | undefined): HTMLScriptElement {
  const script = document.createElement('script');
  script.src = url;
  script.async = true;
  script.crossOrigin = 'anonymous';
  if (version !== undefined) script.integrity = entryIntegrity(version);
  return script;
}

function loadErrorOf(
  cause: unknown,
  entryUrl: string,
  entry: ScriptOutcome | undefined,
): LoadError {
  if (entry === 'pending') return new LoadError({ file: entryUrl, how: 'timeout', cause });
  if (entry === 'failed') return new LoadError({ file: entryUrl, how: 'refused', cause });
  return chunkErrorOf(cause) ?? new LoadError({ file: entryUrl, how: 'threw', cause });
}
