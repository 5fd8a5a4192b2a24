import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { compareVersions, pageContract, panelId, ReleaseDocument } from 'contract/release';
import { sql } from 'kysely';
import { ApiProblem } from '../../kernel/problem';
import { hashesOf } from './file-hashes';
import { readFolder } from './read-folder';
import { isSameValue } from '../../repository/same-value';
import type { Services } from '../../kernel/services';
import type { Viewer } from '../../kernel/viewer';
import { type BuildFiles, packArchive } from './archive';
import { activate } from '../activate';
import { readPanel } from '../panel/panel-builds';
import { checkBuild, documentName } from './check-build';
import { findVersion, type KnownVersion, requireVersion } from '../find-release';
import { storeRelease } from './store-release';

type Parts = Pick<Services, 'database' | 'releaseFiles'>;

export type PublishOutcome =
  | { readonly kind: 'published' }
  /** Already published; the active version chosen since then is kept. */
  | { readonly kind: 'known' }
  /** Another version is active, which only a person or a team replaces. */
  | { readonly kind: 'left'; readonly version: string; readonly active: string }
  | { readonly kind: 'refused'; readonly reason: string };

interface PublishOptions {
  readonly viewer: Viewer;
  /** Whether it takes the place of an active version, unless that is newer. */
  readonly isReplacing?: boolean;
}

/**
 * Publishes and activates the build in a folder where no version of its remote is active, or where it is to replace that.
 */
export async function publishRelease(
  services: Parts,
  folder: string,
  { viewer, isReplacing = false }: PublishOptions,
): Promise<PublishOutcome> {
  const text = await readFile(join(folder, documentName), 'utf8');
  const { id, version } = ReleaseDocument.parse(JSON.parse(text));
  const find = () => findVersion(services.database, id, version);
  const known = await find();
  if (known?.archive) return { kind: 'known' };
  const active = known ? null : await activeVersionOf(services, id);
  const isNewer = active !== null && isReplacing && compareVersions(version, active) >= 0;
  if (active !== null && !isNewer && !(await isOfOtherPage(services, id))) {
    return { kind: 'left', version: `${id} ${version}`, active };
  }
  const files = await readFolder(folder);
  try {
    if (known) await addArchive(services, known, files);
    else await publishFiles(services, files, viewer);
    return { kind: known ? 'known' : 'published' };
  } catch (error) {
    if (!(error instanceof ApiProblem)) throw error;
    // Another process that started at the same time was first.
    if (await find()) return { kind: 'known' };
    return { kind: 'refused', reason: error.message };
  }
}

/** Whether the active build of the panel is for pages that this server does not make. */
async function isOfOtherPage({ database }: Parts, remote: string): Promise<boolean> {
  if (remote !== panelId) return false;
  const panel = await readPanel(database);
  return panel !== undefined && panel.builds.get(panel.active)?.pageContract !== pageContract;
}

async function activeVersionOf({ database }: Parts, remote: string): Promise<string | null> {
  const row = await database
    .selectFrom('remote')
    .select('activeVersion')
    .where('_id', '=', remote)
    .executeTakeFirst();
  return row?.activeVersion ?? null;
}

/** In the order of preference. */
const mounts = ['panel', 'routes', 'lifecycles'] as const;

async function publishFiles(services: Parts, files: BuildFiles, viewer: Viewer): Promise<void> {
  const build = await checkBuild(files);
  const { id: remote, version, exposes } = build.document;
  await storeRelease(services, {
    build,
    mount: mounts.find((mount) => exposes.includes(mount)) ?? 'routes',
    archive: await packArchive(files),
    viewer,
    andThen: async (work) => activate(work, await requireVersion(work, remote, version), viewer),
  });
  await services.releaseFiles.place({ remote, version }, files);
}

/**
 * Adds the archive of a version published before archives were stored, if the folder still has exactly the published
 * files.
 */
async function addArchive(
  { database, releaseFiles }: Parts,
  { _id, document }: KnownVersion,
  files: BuildFiles,
): Promise<void> {
  const { document: found } = await checkBuild(files);
  if (!isSameValue(found.integrity, document.integrity)) return;
  const archive = `release-${_id}.tar.gz`;
  await releaseFiles.storeArchive(archive, await packArchive(files));
  const fileHashes = JSON.stringify(await hashesOf(files));
  await database
    .updateTable('release')
    .set({ archive, fileHashes: sql`${fileHashes}::jsonb` })
    .where('_id', '=', _id)
    .execute();
}
