import {
  type Registry,
  type RegistryRemote,
  registryVersionOf,
  ReleaseDocument,
} from 'contract/release';

/** Remotes that this tab runs from elsewhere, or in another version, for as long as it is open. */
export interface Overrides {
  /** By remote, what its parameter said: a version, or the address of an entry. */
  readonly chosen: ReadonlyMap<string, string>;
  /** What of them cannot be taken, in words. */
  readonly refusals: (registry: Registry) => readonly string[];
  /** The registry as this tab is to see it. */
  readonly over: (registry: Registry) => Registry;
}

export const noOverrides: Overrides = {
  chosen: new Map(),
  refusals: () => [],
  over: (registry) => registry,
};

const storageKey = 'remotes:overrides';
const parameterStart = 'mfe.';
const patience = 3000;

export interface OverrideParts {
  readonly url: URL;
  /** Ends with the tab. */
  readonly session: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
  /** The origins that remotes may come from; the page's own is always one. */
  readonly origins: readonly string[];
  readonly fetch: typeof fetch;
  /** Told of containers that have no hashes: those of a development server. */
  readonly onUnchecked: (container: string) => void;
}

/**
 * Reads the overrides of this tab: `?mfe.email=http://localhost:4003/remoteEntry.js` or `?mfe.email=1.4.1-9f0c6aa`, kept for
 * the tab's session. `?mfe.email=` ends one. What lies at an address says of itself in the `release.json` beside its entry.
 */
export async function readOverrides(parts: OverrideParts): Promise<Overrides> {
  const chosen = keptIn(parts.session);
  for (const [name, value] of parts.url.searchParams) {
    if (!name.startsWith(parameterStart)) continue;
    const remote = `mfe-${name.slice(parameterStart.length)}`;
    if (value === '') chosen.delete(remote);
    else chosen.set(remote, value);
  }
  if (chosen.size === 0) {
    parts.session.removeItem(storageKey);
    return noOverrides;
  }
  parts.session.setItem(storageKey, JSON.stringify(Object.fromEntries(chosen)));
  const read = await Promise.all(
    [...chosen].map(([remote, value]) => overrideOf(parts, remote, value)),
  );
  const changes = read.filter((one) => one.kind !== 'refused');
  return {
    chosen,
    refusals: (registry) => read.flatMap((one) => refusalOf(one, registry) ?? []),
    over: (registry) => changes.reduce(withOverride, registry),
  };
}

/** The address without what was taken from it. */
export function withoutOverrides(url: URL): string {
  const clean = new URL(url);
  for (const name of url.searchParams.keys())
    if (name.startsWith(parameterStart)) clean.searchParams.delete(name);
  return clean.pathname + clean.search + clean.hash;
}

/** Ends all overrides of the tab; they are gone with the next load of the page. */
export function forgetOverrides(session: Pick<Storage, 'removeItem'>): void {
  session.removeItem(storageKey);
}

interface VersionOverride {
  readonly kind: 'version';
  readonly remote: string;
  readonly version: string;
}

type Override =
  | VersionOverride
  | { readonly kind: 'address'; readonly remote: RegistryRemote }
  | { readonly kind: 'refused'; readonly reason: string };

async function overrideOf(
  { url, origins, fetch: ask, onUnchecked }: OverrideParts,
  remote: string,
  value: string,
): Promise<Override> {
  if (!/^https?:/.test(value)) return { kind: 'version', remote, version: value };
  const entry = URL.canParse(value) ? new URL(value) : undefined;
  if (entry === undefined || ![url.origin, ...origins].includes(entry.origin)) {
    const reason = `${remote} is not taken from ${entry?.origin ?? value}: this origin is not allowed.`;
    return { kind: 'refused', reason };
  }
  const base = new URL('.', entry).href;
  try {
    const answer = await ask(`${base}release.json`, { signal: AbortSignal.timeout(patience) });
    if (!answer.ok) throw new Error(`its release.json answered ${answer.status}`);
    const release = ReleaseDocument.parse(await answer.json());
    if (release.id !== remote) throw new Error(`it is ${release.id}`);
    if (release.integrity[release.entry] === undefined) onUnchecked(release.container);
    return { kind: 'address', remote: remoteOf(release, base) };
  } catch (cause) {
    const why = cause instanceof Error ? cause.message : String(cause);
    return { kind: 'refused', reason: `${remote} is not taken from ${base}: ${why}.` };
  }
}

function remoteOf(release: ReleaseDocument, base: string): RegistryRemote {
  const { id, title, owner, nav, patterns, records, version } = release;
  const versions = [registryVersionOf(release, { base })];
  return { id, title, owner, nav, patterns, records, active: version, disabled: false, versions };
}

function refusalOf(override: Override, { remotes }: Registry): string | undefined {
  if (override.kind === 'refused') return override.reason;
  if (override.kind === 'address' || remotes.some((remote) => hasVersion(remote, override))) return;
  return `The registry has no ${override.remote} ${override.version}.`;
}

function hasVersion({ id, versions }: RegistryRemote, wanted: VersionOverride): boolean {
  return id === wanted.remote && versions.some(({ version }) => version === wanted.version);
}

function withOverride(registry: Registry, override: Override): Registry {
  const { remotes } = registry;
  switch (override.kind) {
    case 'version':
      return { remotes: remotes.map((one) => withVersion(one, override)) };
    case 'address': {
      const others = remotes.filter(({ id }) => id !== override.remote.id);
      return { remotes: [...others, override.remote] };
    }
    case 'refused':
      return registry;
    default:
      return override satisfies never;
  }
}

function withVersion(remote: RegistryRemote, override: VersionOverride): RegistryRemote {
  if (!hasVersion(remote, override)) return remote;
  const { rollout: _, ...others } = remote;
  return { ...others, active: override.version, disabled: false };
}

function keptIn(session: OverrideParts['session']): Map<string, string> {
  try {
    const kept: unknown = JSON.parse(session.getItem(storageKey) ?? '{}');
    const entries = Object.entries(Object(kept));
    return new Map(
      entries.flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
    );
  } catch {
    // Damaged: as good as none.
    return new Map();
  }
}
