import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { panelId, type ReleaseDocument, RemoteManifest } from 'contract/release';
import { isOfEdition } from '../shared-keys';
import { addEdition } from './build-edition';
import { BuildFault } from './build-fault';
import { buildPanel, type Building, panelFingerprint } from './build-panel';
import { compressFiles } from './compress-files';
import { type ReactSource, reactSourceOf } from './react-source';
import { releaseOf } from './release-of';
import { remoteConfig } from './remote-config';
import { remoteFingerprint } from './remote-fingerprint';
import { runWebpack } from './run-webpack';

export interface BuiltRemote {
  readonly id: string;
  readonly version: string;
  /** The folder of the built files, with `release.json`. */
  readonly output: string;
  /** False when a build of the same sources already existed. */
  readonly isNew: boolean;
}

const releaseFile = 'release.json';

export interface BuildOptions {
  /** Called if a build is needed. */
  readonly onBuild?: () => void;
  /** As the remote's package.json says by default. */
  readonly react?: ReactSource | undefined;
}

/**
 * Builds the remote in a folder, or the panel, into `dist/<version>/`, unless a build of the same sources exists.
 */
export async function buildRemote(
  folder: string,
  { onBuild, react = reactSourceOf(folder) }: BuildOptions = {},
): Promise<BuiltRemote> {
  const manifest = await readManifest(folder);
  if (react !== 'page') requireLifecyclesAlone(manifest, react);
  const { version: release } = await readJson(join(folder, 'package.json'), PackageFile);
  const isPanel = manifest.id === panelId;
  const fingerprint = await (isPanel ? panelFingerprint(folder) : remoteFingerprint(folder, react));
  const version = `${release}-${fingerprint.slice(0, 7)}`;
  const output = join(folder, 'dist', version);
  const outcome = { id: manifest.id, version, output };
  if (existsSync(join(output, releaseFile))) return { ...outcome, isNew: false };

  onBuild?.();
  await rm(output, { recursive: true, force: true });
  const building = { folder, manifest, version, output };
  const document = await (isPanel ? buildPanel(building) : buildContainer(building, react));
  // Written last: this file marks the build as complete.
  await writeFile(join(output, releaseFile), `${JSON.stringify(document, null, 2)}\n`);
  await removeOlder(join(folder, 'dist'), version);
  return { ...outcome, isNew: true };
}

/** Nothing but the shell's own router and React can take the routes of a remote. */
function requireLifecyclesAlone({ exposes }: RemoteManifest, react: ReactSource): void {
  if (exposes.join() === 'lifecycles') return;
  throw new BuildFault(
    `A remote with react "${react}" is mounted by lifecycles alone: "exposes": ["lifecycles"] in remote.json.`,
  );
}

async function buildContainer(
  { folder, manifest, version, output }: Building,
  react: ReactSource,
): Promise<ReleaseDocument> {
  const stats = await runWebpack(
    remoteConfig({ folder, manifest, version, outputPath: output, react }),
  );
  await compressFiles(output);
  const document = await releaseOf({ manifest, version, output, compilation: stats.compilation });
  if (react === 'page' && Object.keys(document.needs.shared).some(isOfEdition))
    document.edition = await addEdition(output);
  return document;
}

const PackageFile = z.object({ version: z.string() });

/**
 * Reads and validates the `remote.json` of a folder, or the `panel.json` of the panel's.
 *
 * @throws BuildFault that says where it is wrong
 */
export function readManifest(folder: string): Promise<RemoteManifest> {
  const panel = join(folder, 'panel.json');
  return readJson(existsSync(panel) ? panel : join(folder, 'remote.json'), RemoteManifest);
}

async function readJson<Schema extends z.ZodType>(
  file: string,
  schema: Schema,
): Promise<z.output<Schema>> {
  const parsed = schema.safeParse(JSON.parse(await readFile(file, 'utf8')));
  if (parsed.success) return parsed.data;
  throw new BuildFault(`${file} is invalid:\n${z.prettifyError(parsed.error)}`);
}

async function removeOlder(dist: string, current: string): Promise<void> {
  await mkdir(dist, { recursive: true });
  const others = (await readdir(dist)).filter((name) => name !== current);
  await Promise.all(others.map((name) => rm(join(dist, name), { recursive: true, force: true })));
}
