import { matchesPattern } from 'contract/release';
import type { LoadedRemote } from './loaded-remote';
import type { RemoteLoader } from './loader';
import type { RegistryStore } from './registry-store';
import type { RouteTable } from './route-table';

export interface UpdateParts {
  readonly store: Pick<RegistryStore, 'current' | 'subscribe' | 'refresh'>;
  readonly loader: Pick<RemoteLoader, 'load' | 'wanted'>;
  readonly table: RouteTable;
  /** The page's location and its changes. */
  readonly place: {
    /** The paths of the current page and of a pending navigation. */
    pathnames(): readonly string[];
    subscribe(listener: () => void): () => void;
    /** Navigates to the current address again, with replace. */
    again(): void;
  };
  /** False while the change would lose something on the page. */
  readonly mayChange: () => boolean;
  readonly tell: UpdateNotices;
}

/** Messages to the user. `apply` returns whether the update was applied. */
export interface UpdateNotices {
  ready(loaded: LoadedRemote, apply: () => boolean): void;
  /** The update was applied, or is obsolete. */
  settled(remote: string): void;
  switchedOff(title: string): void;
}

export interface Updates {
  /** Replaces a version that failed on screen with another wanted one, without asking. */
  replace(remote: string): Promise<void>;
  stop(): void;
}

/**
 * Applies new versions of the registry to an open page: for a remote that is not on screen silently, at its next mount;
 * for one that is, when the user agrees and nothing is unsaved, or when they navigate away. A version that was already
 * loaded needs no request. One that fails to load changes nothing.
 */
export function startUpdates(parts: UpdateParts): Updates {
  const { store, table, place } = parts;
  const pending = new Map<string, LoadedRemote>();
  const failed = new Set<string>();

  function check(): void {
    for (const mounted of table.all()) void bring(mounted);
  }

  async function bring(mounted: LoadedRemote): Promise<void> {
    const { id, title } = mounted.remote;
    if (isSwitchedOff(parts, id)) return close(id, title);
    const wanted = parts.loader.wanted(id);
    if (wanted === undefined || wanted.version === mounted.version.version) return forget(id);
    const loaded = await parts.loader.load(id).catch(() => undefined);
    if (loaded === undefined || table.get(id) !== mounted) return;
    if (loaded.version.version === mounted.version.version) return forget(id);
    const isNew = pending.get(id)?.version.version !== loaded.version.version;
    pending.set(id, loaded);
    settle(id, loaded);
    if (failed.has(id)) apply(id);
    if (isNew && pending.has(id)) parts.tell.ready(loaded, () => apply(id));
  }

  async function replace(id: string): Promise<void> {
    failed.add(id);
    await store.refresh();
    const mounted = table.get(id);
    if (mounted !== undefined) await bring(mounted);
    failed.delete(id);
  }

  function settle(id: string, loaded: LoadedRemote): void {
    if (isOnScreen(parts, id)) return;
    table.put(loaded);
    forget(id);
  }

  function apply(id: string): boolean {
    const mounted = table.get(id);
    const loaded = pending.get(id);
    if (mounted === undefined || loaded === undefined) return true;
    if (!mayLeave(mounted) || !parts.mayChange()) return false;
    table.put(loaded);
    forget(id);
    place.again();
    return true;
  }

  function close(id: string, title: string): void {
    const mounted = table.get(id);
    const isSeen = isOnScreen(parts, id);
    const mayClose = mounted !== undefined && mayLeave(mounted) && parts.mayChange();
    table.remove(id);
    forget(id);
    if (isSeen && mayClose) place.again();
    else if (isSeen) parts.tell.switchedOff(title);
  }

  function forget(id: string): void {
    if (pending.delete(id)) parts.tell.settled(id);
  }

  function move(): void {
    for (const [id, loaded] of pending) settle(id, loaded);
  }

  const stops = [store.subscribe(check), place.subscribe(move)];
  return { replace, stop: () => stops.forEach((stop) => stop()) };
}

function isSwitchedOff({ store }: UpdateParts, id: string): boolean {
  return store.current().registry.remotes.some((remote) => remote.id === id && remote.disabled);
}

function isOnScreen({ table, place }: UpdateParts, id: string): boolean {
  const patterns = table.get(id)?.remote.patterns ?? [];
  const pathnames = place.pathnames();
  return patterns.some((pattern) => pathnames.some((path) => matchesPattern(pattern, path)));
}

/** A remote that throws here does not block the update. */
function mayLeave(mounted: LoadedRemote): boolean {
  const { canUpdate } = mounted.mount === 'routes' ? mounted.definition : mounted.lifecycles;
  try {
    return canUpdate?.() ?? true;
  } catch {
    return true;
  }
}
