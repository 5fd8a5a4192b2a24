import { execFile } from 'node:child_process';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Compilation } from 'webpack';
import { containerName, type Needs, ReleaseDocument, type RemoteManifest } from 'contract/release';
import { emittedModules } from './chunk-modules';
import { sharedVersions } from './installed-version';
import { pageFilesOf } from './page-files';
import { exposeChunk, remoteEntry } from './remote-config';
import { scriptFacts } from './script-facts';
import { namesUsed } from './shared-names';
import { isOwnKey } from '../shared-keys';

export interface ReleaseFacts {
  readonly manifest: RemoteManifest;
  readonly version: string;
  /** The folder of the built and compressed files. */
  readonly output: string;
  readonly compilation: Compilation;
}

/** The content of a build's `release.json`. */
export async function releaseOf(facts: ReleaseFacts): Promise<ReleaseDocument> {
  const { manifest, version, output, compilation } = facts;
  const files = (await readdir(output)).filter((name) => name.endsWith('.js')).toSorted();
  return ReleaseDocument.parse({
    ...manifest,
    version,
    container: containerName(manifest.id, version),
    entry: remoteEntry,
    ...(await scriptFacts(files, output)),
    needs: needsOf(manifest, compilation),
    buildTime: new Date().toISOString(),
    commit: await commitOf(join(output, '..', '..')),
    pageFiles: pageFilesOf(manifest, compilation),
    files: Object.fromEntries(
      manifest.exposes.map((mount) => [
        mount,
        compilation.namedChunkGroups.get(exposeChunk(mount))?.getFiles() ?? [],
      ]),
    ),
  });
}

/** What a build requires of the page that loads it. */
export function needsOf({ contract }: RemoteManifest, compilation: Compilation): Needs {
  const versions = sharedVersions();
  const names = namesUsed(compilation);
  const keys = [...names.keys()].toSorted();
  const asked = usesPanel(compilation) ? ['mfe-kit'] : keys;
  return {
    contract,
    shared: Object.fromEntries(asked.map((key) => [key, `^${versions[key]}`])),
    names: Object.fromEntries(
      keys.filter(isOwnKey).map((key) => [key, [...(names.get(key) ?? [])].toSorted()]),
    ),
  };
}

/** Whether a build with a React of its own asks the panel for the services of this kit. */
function usesPanel(compilation: Compilation): boolean {
  const paths = [...emittedModules(compilation)].map((module) => module.nameForCondition() ?? '');
  return paths.some((path) => /[\\/]mfe-kit[\\/]src[\\/]own-react[\\/]/.test(path));
}

/**
 * The commit of the build, with `-dirty` when the remote’s folder has uncommitted changes or files; outside a git checkout the
 * value of `COMMIT`.
 */
export async function commitOf(folder: string): Promise<string> {
  const git = async (...words: string[]) =>
    (await promisify(execFile)('git', words, { cwd: folder })).stdout.trim();
  try {
    const commit = await git('rev-parse', 'HEAD');
    return (await git('status', '--porcelain', '--', '.')) === '' ? commit : `${commit}-dirty`;
  } catch {
    return process.env['COMMIT'] ?? 'unknown';
  }
}
