import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { addressOwner, patternsMeet, RemoteManifest } from 'contract/release';
import { remotesIn } from './remotes-in';

/** What the remotes of a checkout say of themselves. */
export function manifestsIn(root: string): RemoteManifest[] {
  return remotesIn(root).map((remote) =>
    RemoteManifest.parse(JSON.parse(readFileSync(join(root, remote, 'remote.json'), 'utf8'))),
  );
}

/** The owner of an address: a remote, the shell, the site or the server; undefined when it is free. */
export function ownerOf(remotes: readonly RemoteManifest[], path: string): string | undefined {
  const remote = remotes.find(({ patterns }) => patterns.some((one) => patternsMeet(one, path)));
  return addressOwner(path) ?? remote?.id;
}
