import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { SharedEdition } from 'contract/release';
import { isOfEdition, packageOf, sharedKeys } from '../shared-keys';
import { compressFiles } from './compress-files';
import { editionConfig, editionEntry, editionKeys } from './edition-config';
import { fingerprintOf } from './fingerprint';
import { packageFolder, sharedVersions } from './installed-version';
import { lockFileOf } from './lock-file';
import { runWebpack } from './run-webpack';
import { scriptFacts } from './script-facts';
import { namesUsed } from './shared-names';
import { cacheFolder } from './swc-rule';

const listing = 'edition.json';
const builds = new Map<string, Promise<string>>();

/**
 * Puts the edition of our shared packages that is installed here beside a remote's own files. It is built once for all
 * remotes.
 *
 * @returns its entry in `release.json`
 */
export async function addEdition(output: string): Promise<SharedEdition> {
  const hash = (await editionFingerprint()).slice(0, 12);
  const folder = join(cacheFolder('edition'), hash);
  const build = builds.get(hash) ?? buildEdition(`edition__${hash}`, folder);
  builds.set(hash, build);
  await build;
  await cp(folder, output, { recursive: true, filter: (file) => !file.endsWith(listing) });
  return SharedEdition.parse(JSON.parse(await readFile(join(folder, listing), 'utf8')));
}

async function buildEdition(container: string, folder: string): Promise<string> {
  if (existsSync(folder)) return folder;
  await mkdir(dirname(folder), { recursive: true });
  const built = await mkdtemp(`${folder}-`);
  const { compilation } = await runWebpack(editionConfig(container, built));
  await compressFiles(built);
  const versions = sharedVersions();
  const scripts = (await readdir(built)).filter((name) => name.endsWith('.js')).toSorted();
  const names = namesUsed(compilation);
  const edition: SharedEdition = {
    container,
    entry: editionEntry,
    ...(await scriptFacts(scripts, built)),
    provides: Object.fromEntries(editionKeys.map((key) => [key, versions[key] ?? ''])),
    needs: {
      shared: Object.fromEntries([...names.keys()].map((key) => [key, `^${versions[key]}`])),
      names: { 'panel-runtime': [...(names.get('panel-runtime') ?? [])].toSorted() },
    },
  };
  await writeFile(join(built, listing), JSON.stringify(edition));
  await removeFormer(dirname(folder));
  await rename(built, folder).catch(async (cause: unknown) => {
    // Another process was faster.
    if (!existsSync(folder)) throw cause;
    await rm(built, { recursive: true });
  });
  return folder;
}

/** The hash of all that an edition is made of. */
function editionFingerprint(): Promise<string> {
  const here = import.meta.dirname;
  const packages = [...new Set(sharedKeys.filter(isOfEdition).map(packageOf))];
  return fingerprintOf({
    folders: packages.map((name) => join(packageFolder(name, here), 'src')),
    files: [lockFileOf(packageFolder('mfe-kit', here))],
    facts: Object.entries(sharedVersions()).map(([key, version]) => `${key}@${version}`),
  });
}

/** Folders with a dash are being written. */
async function removeFormer(folder: string): Promise<void> {
  const former = (await readdir(folder)).filter((name) => !name.includes('-'));
  await Promise.all(former.map((name) => rm(join(folder, name), { recursive: true, force: true })));
}
