import type { RegistryVersion, SharedEdition } from 'contract/release';
import { type Container, isContainer, type ShareScope } from './container';
import { LoadError } from './load-error';
import type { RunnableEntry } from './load-entry';
import { provideHashes } from './provide-integrity';
import { provideShared } from './provide-shared';
import { here, type SharedModule } from './shared-module';

type RunEntry = (url: string, entry: RunnableEntry) => Promise<void>;

/**
 * Loads versions that bring an edition of our packages of their own: libraries and `panel-runtime` are the page's, the
 * rest is the edition's. Builds with one edition share it.
 */
export function createEditionLoader(runEntry: RunEntry) {
  const scopes = new Map<string, Promise<ShareScope>>();
  const started = new Map<string, Promise<Container>>();

  function scopeOf(edition: SharedEdition, base: string): Promise<ShareScope> {
    const known = scopes.get(edition.container) ?? startEdition(edition, base);
    scopes.set(edition.container, known);
    known.catch(() => scopes.delete(edition.container));
    return known;
  }

  async function startEdition(edition: SharedEdition, base: string): Promise<ShareScope> {
    provideHashes(edition, base);
    const [scope] = await Promise.all([scopeOfPage(), runEntry(addressOf(base, edition), edition)]);
    const container = containerNamed(edition.container);
    await container.init(scope);
    const own = Object.entries(edition.provides).map(([key, version]): Entry => {
      const get = () => container.get(`./${key}`);
      return [key, { [version]: { from: edition.container, eager: false, get } }];
    });
    return { ...scope, ...Object.fromEntries(own) };
  }

  async function start(version: RegistryVersion, edition: SharedEdition): Promise<Container> {
    const [scope] = await Promise.all([
      scopeOf(edition, version.base),
      runEntry(addressOf(version.base, version), version),
    ]);
    const container = containerNamed(version.container);
    await container.init(scope);
    return container;
  }

  return async function loadWithEdition(version: RegistryVersion, edition: SharedEdition) {
    const known = started.get(version.container) ?? start(version, edition);
    started.set(version.container, known);
    known.catch(() => started.delete(version.container));
    const container = await known;
    const factory = await container.get(`./${version.mount}`);
    return factory();
  };
}

type Entry = [key: string, byVersion: ShareScope[string]];

/** The page's libraries, with the names that an edition uses beside those of remotes. */
async function scopeOfPage(): Promise<ShareScope> {
  const { forEditions, layers } = await import('mfe-kit/provided/for-editions');
  const libraries = Object.entries(layers).map(([key, module]) => [key, here(module)] as const);
  return Object.fromEntries(
    [...Object.entries(provideShared), ...libraries].map(([key, shared]): Entry => {
      const version = SHARED_VERSIONS[key] ?? '0.0.0';
      const more = forEditions[key];
      const get = async () => {
        const module = await loaded(shared);
        const complete = more === undefined ? module : { ...module, ...more };
        return () => complete;
      };
      return [key, { [version]: { from: 'shell', eager: false, get } }];
    }),
  );
}

async function loaded(shared: SharedModule): Promise<object> {
  if (shared.kind === 'here') return shared.module;
  if (shared.kind === 'with-remote') await shared.fetch();
  return shared.load();
}

function addressOf(base: string, { entry }: Pick<RunnableEntry, 'entry'>): string {
  return new URL(base + entry, document.baseURI).href;
}

/** @throws LoadError for a script that declared something else */
function containerNamed(name: string): Container {
  const container: unknown = Reflect.get(globalThis, name);
  if (isContainer(container)) return container;
  throw new LoadError({ file: name, how: 'threw', cause: undefined });
}
