import { parseRegistry, type ParsedRegistry, type Registry } from 'contract/release';
import { createRevokedVersions } from './revoked-versions';

export interface RegistrySnapshot {
  readonly registry: Registry;
  /** `cached`: the server's registry cannot be read; this is an earlier one. */
  readonly source: 'server' | 'cached';
}

export interface RegistryStore {
  current(): RegistrySnapshot;
  subscribe(listener: () => void): () => void;
  /** Fetches the registry now; a failure changes only `source`. */
  refresh(): Promise<void>;
  /** Resolves when there is a registry: a page served before the sign-in has none. */
  whenKnown(): Promise<void>;
  /** Stores the current registry for a start without a server; call it when the shell has booted with it. */
  markBooted(): void;
  /** Polls the server while the page is visible; the returned function stops it. */
  startPolling(milliseconds: number): () => void;
}

/** A response: a document, unchanged since the last one, or none. */
export type RegistryAnswer =
  | { readonly kind: 'document'; readonly document: unknown }
  | { readonly kind: 'unchanged' }
  | { readonly kind: 'failed'; readonly reason: string };

/** The hash that a file was released with, by its address; `undefined` for a file of no version. */
export function hashIn({ remotes }: Registry, url: string): string | undefined {
  for (const { base, integrity } of remotes.flatMap(({ versions }) => versions)) {
    const folder = new URL(base, document.baseURI).href;
    if (url.startsWith(folder)) return integrity[url.slice(folder.length).split('?')[0] ?? ''];
  }
  return undefined;
}

export interface RegistryStoreParts {
  /** The registry that the server inlined in the page. */
  readonly inlined: unknown;
  /** While false, the page has no registry and fetches none. */
  readonly isSignedIn?: () => boolean;
  readonly ask: () => Promise<RegistryAnswer>;
  readonly storage: Pick<Storage, 'getItem' | 'setItem'>;
  /** Called with what was left out of a registry, and why. */
  readonly report: (problem: string) => void;
  /** Transforms what this page sees of a registry; the stored one stays as it was read. */
  readonly over?: (registry: Registry) => Registry;
}

const storageKey = 'registry';
const nothing: Registry = { remotes: [], revoked: [] };

/** The registry of this page: first the inlined one, then the server's, else the last that booted. */
export function createRegistryStore({
  inlined,
  isSignedIn = () => true,
  ask,
  storage,
  report,
  over = (registry) => registry,
}: RegistryStoreParts): RegistryStore {
  const listeners = new Set<() => void>();
  const revoked = createRevokedVersions(storage);
  let isKnown = inlined !== undefined || isSignedIn();
  let firstReading: Promise<void> | undefined;
  let read = isKnown ? first() : { registry: nothing, source: 'server' as const };
  let snapshot = seen(read);
  let isLatestReadable = true;

  function first(): RegistrySnapshot {
    const registry = readable(parseRegistry(inlined));
    if (registry !== undefined) return { registry, source: 'server' };
    return lastBooted();
  }

  function lastBooted(): RegistrySnapshot {
    const before = readable(parseRegistry(parseJson(storage.getItem(storageKey))));
    return { registry: before ?? nothing, source: 'cached' };
  }

  function seen({ registry, source }: RegistrySnapshot): RegistrySnapshot {
    revoked.note(registry);
    return { registry: over(revoked.removeFrom(registry)), source };
  }

  function readable(parsed: ParsedRegistry): Registry | undefined {
    if (parsed.kind === 'unreadable') {
      report(`The registry cannot be read: ${parsed.reason}`);
      return undefined;
    }
    for (const { remote, version = '', reason } of parsed.problems)
      report(`The registry's entry ${remote} ${version} is left out: ${reason}`);
    return parsed.registry;
  }

  function set(next: RegistrySnapshot): void {
    read = next;
    snapshot = seen(next);
    for (const listener of listeners) listener();
  }

  async function refresh(): Promise<void> {
    const answer = await ask();
    if (answer.kind === 'failed') report(`The registry does not answer: ${answer.reason}`);
    if (answer.kind === 'document') {
      const registry = readable(parseRegistry(answer.document));
      isLatestReadable = registry !== undefined;
      if (registry !== undefined) {
        isKnown = true;
        return set({ registry, source: 'server' });
      }
    }
    if (!isKnown) return isSignedIn() ? set(lastBooted()) : undefined;
    const source = answer.kind === 'unchanged' && isLatestReadable ? 'server' : 'cached';
    if (source !== read.source) set({ ...read, source });
  }

  return {
    refresh,
    whenKnown() {
      if (isKnown || !isSignedIn()) return Promise.resolve();
      firstReading ??= refresh().finally(() => (firstReading = undefined));
      return firstReading;
    },
    current: () => snapshot,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    markBooted() {
      if (isKnown) storage.setItem(storageKey, JSON.stringify(read.registry));
    },
    startPolling(milliseconds) {
      const timer = setInterval(() => {
        if (document.visibilityState === 'visible') void refresh();
      }, milliseconds);
      return () => clearInterval(timer);
    },
  };
}

function parseJson(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return undefined;
  }
}
