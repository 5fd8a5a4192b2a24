import {
  chooseVersion,
  judgeNeeds,
  lastKnownGoodOf,
  type Offer,
  type RegistryRemote,
  type RegistryVersion,
} from 'contract/release';
import type { FederationAdapter } from './adapter';
import { type LoadedRemote, toLoadedRemote } from './loaded-remote';
import type { RegistryStore } from './registry-store';
import { type FailureKind, RemoteFailure } from './remote-failure';

export interface LoaderParts {
  readonly adapter: FederationAdapter;
  readonly store: Pick<RegistryStore, 'current' | 'refresh'>;
  readonly offered: Offer;
  /** The signed-in admin, for rollouts. */
  readonly adminId: () => string | undefined;
  readonly classify: (cause: unknown) => Promise<FailureKind>;
  /** Told of every failure, also of one that a fallback made good. */
  readonly report: (failure: RemoteFailure) => void;
  /** Milliseconds that a load may take with all its tries. */
  readonly deadline?: number;
  readonly wait?: (milliseconds: number) => Promise<void>;
}

export interface RemoteLoader {
  /** Brings a remote's code into the page, once. Rejects with a `RemoteFailure`; a later call starts afresh. */
  load(id: string): Promise<LoadedRemote>;
  /** Starts loading what will probably be wanted next. */
  preload(id: string): void;
}

const tries = 3;
const mayPass: ReadonlySet<FailureKind> = new Set(['network', 'unavailable']);

/**
 * The policy of loading. Compatibility is judged before any download. No answer, 5xx or 429: three tries. 404: the
 * registry is read again, and a version that moved is used. All else, and in the end: the last known good version.
 */
export function createLoader(parts: LoaderParts): RemoteLoader {
  const { deadline = 20_000, wait = pause, report, store } = parts;
  const loads = new Map<string, Promise<LoadedRemote>>();

  async function bring(id: string, isOver: () => boolean): Promise<LoadedRemote> {
    const tried = new Set<string>();
    let first: RemoteFailure | undefined;
    for (;;) {
      const remote = find(id);
      const version = nextVersion(remote, tried);
      if (version === undefined) throw first ?? noVersion(remote);
      tried.add(version.version);
      const outcome = await tryVersion({ remote, version, isOver });
      if (!(outcome instanceof RemoteFailure)) return outcome;
      report(outcome);
      first ??= outcome;
      if (isOver()) throw first;
      if (outcome.kind === 'missing') await store.refresh();
    }
  }

  function find(id: string): RegistryRemote {
    const remote = store.current().registry.remotes.find((one) => one.id === id);
    if (remote === undefined)
      throw failure({ id, title: id }, 'unknown-version', 'It is not released.');
    if (remote.disabled) throw failure(remote, 'disabled', 'It was switched off in Releases.');
    return remote;
  }

  function nextVersion(remote: RegistryRemote, tried: ReadonlySet<string>) {
    const wanted = [chooseVersion(remote, parts.adminId()), lastKnownGoodOf(remote)];
    return wanted.find((version) => version !== undefined && !tried.has(version.version));
  }

  async function tryVersion({
    remote,
    version,
    isOver,
  }: Attempt): Promise<LoadedRemote | RemoteFailure> {
    const verdict = judgeNeeds(version.needs, parts.offered);
    if (verdict.kind === 'incompatible')
      return failure(remote, 'incompatible', `${verdict.reasons.join('; ')}.`, version);
    for (let attempt = 1; ; attempt += 1) {
      const outcome = await tryOnce(remote, version);
      const isFinal = !(outcome instanceof RemoteFailure) || !mayPass.has(outcome.kind);
      if (isFinal || attempt === tries || isOver()) return outcome;
      await wait(300 * 2 ** attempt * (0.5 + Math.random()));
    }
  }

  async function tryOnce(remote: RegistryRemote, version: RegistryVersion) {
    try {
      const loaded = toLoadedRemote(remote, version, await parts.adapter.load(version));
      return (
        loaded ?? failure(remote, 'script', 'It does not expose what a remote has to.', version)
      );
    } catch (cause) {
      const kind = await parts.classify(cause);
      return failure(remote, kind, reasonOf(cause), version, cause);
    }
  }

  async function start(id: string): Promise<LoadedRemote> {
    const over = new AbortController();
    const limit = new Promise<never>((_, reject) => {
      over.signal.addEventListener('abort', () => {
        const reason = `It did not load within ${deadline / 1000} s.`;
        reject(failure({ id, title: titleOf(id) }, 'timeout', reason));
      });
    });
    const timer = setTimeout(() => over.abort(), deadline);
    try {
      return await Promise.race([bring(id, () => over.signal.aborted), limit]);
    } finally {
      clearTimeout(timer);
    }
  }

  function titleOf(id: string): string {
    return store.current().registry.remotes.find((remote) => remote.id === id)?.title ?? id;
  }

  function load(id: string): Promise<LoadedRemote> {
    const known = loads.get(id);
    if (known !== undefined) return known;
    const loading = start(id);
    loads.set(id, loading);
    loading.catch(() => loads.delete(id));
    return loading;
  }

  return {
    load,
    preload(id) {
      // A failure was reported; the visit that needs the remote shows it.
      load(id).catch(() => undefined);
    },
  };
}

interface Attempt {
  readonly remote: RegistryRemote;
  readonly version: RegistryVersion;
  readonly isOver: () => boolean;
}

function failure(
  { id, title }: { id: string; title: string },
  kind: FailureKind,
  reason: string,
  version?: RegistryVersion,
  cause?: unknown,
): RemoteFailure {
  return new RemoteFailure({
    remote: id,
    title,
    kind,
    reason,
    cause,
    ...(version && { version: version.version }),
  });
}

function noVersion(remote: RegistryRemote): RemoteFailure {
  return failure(remote, 'unknown-version', `Version ${remote.active} is not in the registry.`);
}

function reasonOf(cause: unknown): string {
  return cause instanceof Error ? cause.message : String(cause);
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
