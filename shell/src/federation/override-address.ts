import {
  type RegistryRemote,
  panelPartOf,
  registryVersionOf,
  ReleaseDocument,
} from 'contract/release';

/** An unreleased build that replaces the released one. */
export interface AddressOverride {
  readonly kind: 'address';
  readonly remote: string;
  readonly version: string;
  /** The build as a registry entry. */
  readonly entry: RegistryRemote;
}

const patience = 3000;

/**
 * Reads the `release.json` of the build at an address.
 *
 * @returns the reason in words, when the build is refused
 */
export async function readAddress(
  remote: string,
  entry: URL,
  ask: typeof fetch,
): Promise<AddressOverride | string> {
  const base = new URL('.', entry).href;
  try {
    const answer = await ask(`${base}release.json`, {
      cache: 'no-store',
      signal: AbortSignal.timeout(patience),
    });
    if (!answer.ok) throw new Error(`its release.json answered ${answer.status}`);
    const release = ReleaseDocument.parse(await answer.json());
    if (release.id !== remote) throw new Error(`it is ${release.id}`);
    // The hashes of its other files are needed when they are loaded.
    if (!Object.hasOwn(release.integrity, release.entry))
      throw new Error('its release.json has no hash of its entry');
    return { kind: 'address', remote, version: release.version, entry: remoteOf(release, base) };
  } catch (cause) {
    const why = cause instanceof Error ? cause.message : String(cause);
    return `${remote} is not taken from ${base}: ${why}.`;
  }
}

function remoteOf(release: ReleaseDocument, base: string): RegistryRemote {
  const { id, title, owner, version: active } = release;
  const versions = [registryVersionOf(release, { base })];
  const said = { id, title, owner, ...panelPartOf(release) };
  return { ...said, active, formerPatterns: [], disabled: false, versions };
}
