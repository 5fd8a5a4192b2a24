import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { compareVersions, panelId, ReleaseDocument } from 'contract/release';

/** The folders of the builds of panel and remotes: `mfe-…/dist/<version>/`, those of one remote newest first. */
export async function builtRemotes(root: string): Promise<string[]> {
  const packages = (await readdir(root)).filter((name) => name.startsWith('mfe-')).toSorted();
  const builds = await Promise.all(
    [panelId, ...packages].map((name) => versionsIn(join(root, name, 'dist'))),
  );
  return builds.flat();
}

async function versionsIn(dist: string): Promise<string[]> {
  if (!existsSync(dist)) return [];
  const folders = (await readdir(dist)).map((version) => join(dist, version));
  const builds = await Promise.all(
    folders
      .filter((folder) => existsSync(join(folder, 'release.json')))
      .map(async (folder) => {
        const text = await readFile(join(folder, 'release.json'), 'utf8');
        return { folder, ...ReleaseDocument.parse(JSON.parse(text)) };
      }),
  );
  return builds
    .toSorted(
      (one, other) =>
        compareVersions(other.version, one.version) || other.buildTime.localeCompare(one.buildTime),
    )
    .map(({ folder }) => folder);
}
