import {
  readRegistry,
  type Registry,
  type RegistryRemote,
  panelPartOf,
  registryVersionOf,
  ReleaseDocument,
} from 'contract/release';
import { integrityOf } from 'mfe-kit/build';
import { releaseFile } from 'mfe-kit/dev';

/** A remote with a dev server. */
export interface ServedRemote {
  readonly id: string;
  /** The path of its files below the public URL: `/dev/mfe-catalog/`. */
  readonly base: string;
  readonly url: string;
}

/**
 * The gateway's registry, in which dev servers replace released versions of their remotes.
 *
 * @param authorization - the header of the request
 * @returns undefined if the request is not signed in
 */
export async function devRegistry(
  gateway: string,
  served: readonly ServedRemote[],
  authorization: string,
): Promise<Registry | undefined> {
  const answer = await fetch(`${gateway}/api/${readRegistry.path}`, { headers: { authorization } });
  if (!answer.ok) return undefined;
  const { remotes, revoked } = readRegistry.answer.parse(await answer.json());
  const own = new Set<string>(served.map(({ id }) => id));
  const others = remotes.filter(({ id }) => !own.has(id));
  return { remotes: [...others, ...(await Promise.all(served.map(asRemote)))], revoked };
}

async function asRemote({ base, url }: ServedRemote): Promise<RegistryRemote> {
  const answer = await fetch(url + base + releaseFile);
  const release = ReleaseDocument.parse(await answer.json());
  const entry = await fetch(url + base + release.entry);
  const integrity = { [release.entry]: integrityOf(Buffer.from(await entry.arrayBuffer())) };
  const version = registryVersionOf({ ...release, integrity }, { base });
  const { id, title, owner } = release;
  return {
    id,
    title,
    owner,
    ...panelPartOf(release),
    formerPatterns: [],
    disabled: false,
    active: version.version,
    versions: [version],
  };
}
