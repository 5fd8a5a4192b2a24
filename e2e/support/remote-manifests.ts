import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { RemoteManifest } from 'contract/release';

const root = join(import.meta.dirname, '../..');

/** The `remote.json` of every remote in the checkout. */
export const remoteManifests = readdirSync(root)
  .map((folder) => join(root, folder, 'remote.json'))
  .filter((file) => existsSync(file))
  .map((file) => RemoteManifest.parse(JSON.parse(readFileSync(file, 'utf8'))));

/** The first page of a remote in the menu. */
export function firstPageOf({ id, nav }: RemoteManifest): string {
  const paths = nav.flatMap(({ entries }) => entries.map(({ path }) => path));
  const page = paths.find((path) => path.startsWith('/'));
  if (page === undefined) throw new Error(`${id} has no page in the menu`);
  return page;
}
