import type { Registry, RegistryRemote } from 'contract/release';
import { type AddressOverride, readAddress } from './override-address';

/** The remotes that this tab runs from another address or in another version, as long as it is open. */
export interface Overrides {
  /** The overrides that the admin has agreed to, by remote: a version, or the address of an entry. */
  readonly chosen: ReadonlyMap<string, string>;
  /** The overrides that the page's address requests, by remote; nothing is loaded until the admin agrees. */
  readonly requested: ReadonlyMap<string, string>;
  /** Records whether this tab runs the requested overrides, from the next page load on. */
  readonly answer: (isAgreed: boolean) => void;
  /** Why overrides are refused, in words. */
  readonly refusals: (registry: Registry) => readonly string[];
  /** The registry with the overrides of this tab. */
  readonly over: (registry: Registry) => Registry;
}

export const noOverrides: Overrides = {
  chosen: new Map(),
  requested: new Map(),
  answer: () => undefined,
  refusals: () => [],
  over: (registry) => registry,
};

const chosenKey = 'remotes:overrides';
const requestedKey = 'remotes:overrides-asked';
/** `mfe.` abbreviates remotes whose name starts with `mfe-`; `remote.` takes the full name of any. */
const parameterStarts = { 'mfe.': 'mfe-', 'remote.': '' } as const;

function remoteIn(parameter: string): string | undefined {
  for (const [start, prefix] of Object.entries(parameterStarts)) {
    if (parameter.startsWith(start)) return prefix + parameter.slice(start.length);
  }
  return undefined;
}

export interface OverrideParts {
  readonly url: URL;
  /** Lasts as long as the tab. */
  readonly session: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
  /** The origins allowed for builds under development. */
  readonly origins: readonly string[];
  readonly fetch: typeof fetch;
}

/**
 * Reads the overrides of this tab: `?mfe.email=http://localhost:4003/remoteEntry.js`, `?mfe.email=1.4.1-9f0c6aa`, or
 * `?remote.orders=1.4.1-9f0c6aa` for a remote whose name does not start with `mfe-`; kept for the tab's session once
 * the admin has agreed. `?mfe.email=` ends one. A build at an address is described by the `release.json` beside its
 * entry.
 */
export async function readOverrides(parts: OverrideParts): Promise<Overrides> {
  const { url, session, origins } = parts;
  const chosen = storedIn(session, chosenKey);
  const requested = storedIn(session, requestedKey);
  const refused: string[] = [];
  for (const [name, value] of url.searchParams) {
    const remote = remoteIn(name);
    if (remote === undefined) continue;
    const reason = refusalOfOrigin(origins, remote, value);
    if (reason !== undefined) refused.push(reason);
    else if (value === '') [chosen, requested].forEach((one) => one.delete(remote));
    else if (chosen.get(remote) !== value) requested.set(remote, value);
  }
  keep(session, chosenKey, chosen);
  keep(session, requestedKey, requested);
  const read = await Promise.all(
    [...chosen].map(async ([remote, value]) => {
      const reason = refusalOfOrigin(origins, remote, value);
      return reason === undefined ? overrideOf(parts, remote, value) : refusal(reason);
    }),
  );
  return {
    chosen,
    requested,
    answer(isAgreed) {
      keep(session, requestedKey, new Map());
      if (isAgreed) keep(session, chosenKey, new Map([...chosen, ...requested]));
    },
    refusals: (registry) => [...refused, ...read.flatMap((one) => refusalIn(one, registry) ?? [])],
    over: (registry) =>
      read.filter((one) => refusalIn(one, registry) === undefined).reduce(withOverride, registry),
  };
}

/** The address without the override parameters. */
export function withoutOverrides(url: URL): string {
  const clean = new URL(url);
  for (const name of url.searchParams.keys())
    if (remoteIn(name) !== undefined) clean.searchParams.delete(name);
  return clean.pathname + clean.search + clean.hash;
}

/** Ends all overrides of the tab from the next page load on. */
export function forgetOverrides(session: Pick<Storage, 'removeItem'>): void {
  session.removeItem(chosenKey);
}

interface VersionOverride {
  readonly kind: 'version';
  readonly remote: string;
  readonly version: string;
}

interface Refusal {
  readonly kind: 'refused';
  readonly reason: string;
}

type Override = VersionOverride | AddressOverride | Refusal;

/** Why an address is refused unrequested; a build of our own origin must be named by its version. */
function refusalOfOrigin(
  origins: readonly string[],
  remote: string,
  value: string,
): string | undefined {
  if (!isAddress(value)) return undefined;
  const origin = URL.canParse(value) ? new URL(value).origin : value;
  if (origins.includes(origin)) return undefined;
  return `${remote} is not taken from ${origin}: this origin is not allowed.`;
}

function isAddress(value: string): boolean {
  return /^https?:/i.test(value);
}

async function overrideOf(
  { fetch }: OverrideParts,
  remote: string,
  value: string,
): Promise<Override> {
  if (!isAddress(value)) return { kind: 'version', remote, version: value };
  const read = await readAddress(remote, new URL(value), fetch);
  return typeof read === 'string' ? refusal(read) : read;
}

function refusal(reason: string): Refusal {
  return { kind: 'refused', reason };
}

/** The kill switch and revocations apply to overrides as well. */
function refusalIn(override: Override, { remotes, revoked }: Registry): string | undefined {
  if (override.kind === 'refused') return override.reason;
  const { remote: id, version } = override;
  const known = remotes.find((one) => one.id === id);
  if (known?.disabled) return `${id} is switched off, so no build of it is run.`;
  if (revoked.some((one) => one.remote === id && one.version === version))
    return `${id} ${version} was revoked.`;
  if (override.kind === 'address' || known?.versions.some((one) => one.version === version))
    return undefined;
  return `The registry has no ${id} ${version}.`;
}

function withOverride(registry: Registry, override: Override): Registry {
  const { remotes } = registry;
  switch (override.kind) {
    case 'version':
      return { ...registry, remotes: remotes.map((one) => withVersion(one, override)) };
    case 'address': {
      const others = remotes.filter(({ id }) => id !== override.entry.id);
      return { ...registry, remotes: [...others, override.entry] };
    }
    case 'refused':
      return registry;
    default:
      return override satisfies never;
  }
}

function withVersion(remote: RegistryRemote, { remote: id, version }: VersionOverride) {
  if (remote.id !== id) return remote;
  const { rollout: _, ...others } = remote;
  return { ...others, active: version };
}

type Session = OverrideParts['session'];

function storedIn(session: Session, key: string): Map<string, string> {
  try {
    const stored: unknown = JSON.parse(session.getItem(key) ?? '{}');
    const entries = Object.entries(Object(stored));
    return new Map(
      entries.flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
    );
  } catch {
    // Corrupt data counts as none.
    return new Map();
  }
}

function keep(session: Session, key: string, overrides: ReadonlyMap<string, string>): void {
  if (overrides.size === 0) session.removeItem(key);
  else session.setItem(key, JSON.stringify(Object.fromEntries(overrides)));
}
