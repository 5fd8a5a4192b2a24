import { readRegistry, type Registry, type RegistryRemote } from 'contract/release';
import { devVersionOf, integrityOf } from 'mfe-kit/build';
import type { ServedRemote } from './dev-remote-server';

/** The gateway's registry, with the remotes that dev servers serve in place of their released versions. */
export async function devRegistry(
  gateway: string,
  served: readonly ServedRemote[],
): Promise<Registry> {
  const answer = await fetch(`${gateway}/api/${readRegistry.path}`);
  const { remotes } = readRegistry.answer.parse(await answer.json());
  const own = new Set<string>(served.map(({ manifest }) => manifest.id));
  const others = remotes.filter(({ id }) => !own.has(id));
  return { remotes: [...others, ...(await Promise.all(served.map(asRemote)))] };
}

async function asRemote({ manifest, base, url }: ServedRemote): Promise<RegistryRemote> {
  const { id, title, owner, nav, patterns, records, contract } = manifest;
  const version = devVersionOf(manifest);
  const entry = await fetch(url + base + version.entry);
  return {
    id,
    title,
    owner,
    nav,
    patterns,
    records,
    disabled: false,
    active: version.version,
    versions: [
      {
        ...version,
        base,
        mount: 'routes',
        integrity: { [version.entry]: integrityOf(Buffer.from(await entry.arrayBuffer())) },
        needs: { contract, shared: {} },
        size: { plain: 0, compressed: 0 },
        buildTime: new Date().toISOString(),
        commit: 'working copy',
        preload: [],
      },
    ],
  };
}
