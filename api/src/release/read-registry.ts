import { createHash } from 'node:crypto';
import {
  Mount,
  type Offer,
  PageFiles,
  panelId,
  panelPartOf,
  registryVersionOf,
  type Registry,
  type RegistryRemote,
  type RegistryVersion,
  ReleaseDocument,
  RemoteManifest,
  Rollout,
  type SharedEdition,
} from 'contract/release';
import { sql } from 'kysely';
import { z } from 'zod';
import type { Database } from '../db/database';
import type { RemoteRow } from './release-rows';
import { fitOf } from './publish/require-runnable';
import { offerOf, type Panel, readCachedPanel } from './panel/panel-builds';
import { readRevoked } from './revoked-versions';
import type { Services } from '../kernel/services';
import type { Viewer } from '../kernel/viewer';

/** Number of a remote's versions in the registry: the newest ones, and always those that may have to run. */
const versionsShown = 10;

export interface TaggedRegistry {
  readonly registry: Registry;
  /** Hash of the registry's content. */
  readonly etag: string;
}

/**
 * The registry, cached in this process until a release changes it in any process.
 *
 * @param version - the build of the panel that asks; else, or where it is not served, the active one
 */
export async function readCachedRegistry(
  services: Pick<Services, 'database' | 'responseCache'>,
  version?: string,
): Promise<TaggedRegistry> {
  const panel = await readCachedPanel(services);
  const asking = panel?.builds.get(version ?? '') ?? panel?.builds.get(panel.active);
  const key = `release.registry ${asking?.version ?? ''}`;
  return services.responseCache.answer({ key, tags: ['release'] }, async () => {
    const offer = asking && offerOf({ contract: asking.contract, panel: asking });
    const registry = { ...(await readRegistry(services.database, offer)), ...stateOf(panel) };
    const hash = createHash('sha256').update(JSON.stringify(registry)).digest('base64url');
    return { registry, etag: `"${hash}"` };
  });
}

function stateOf(panel: Panel | undefined): Pick<Registry, 'panel'> {
  if (panel === undefined) return {};
  const { active, rollout } = panel;
  return { panel: { active, ...(rollout && { rollout }) } };
}

/** Reads the registry from the database, in two statements. */
export async function readRegistry(
  database: Database,
  offer: Offer | undefined,
): Promise<Registry> {
  const { rows } = await sql<StoredRemote>`
    select remote.*, (
      select jsonb_agg(
        jsonb_build_object(
          'version', version, 'mount', mount, 'document', document, 'pageFiles', page_files)
        order by published_at desc, _id desc)
      from release where _id in (${shown})
    ) as versions
    from remote where active_version is not null and _id <> ${panelId} order by _id`.execute(
    database,
  );
  return {
    remotes: rows.map((row) => toRegistryRemote(row, offer)),
    revoked: await readRevoked(database),
  };
}

/** The registry for a caller; a team sees only its own remote. */
export function registryFor(viewer: Viewer, registry: Registry): Registry {
  if (viewer.kind !== 'team') return registry;
  const isOwn = (remote: string) => remote === viewer.remote;
  return {
    ...registry,
    remotes: registry.remotes.filter(({ id }) => isOwn(id)),
    revoked: registry.revoked.filter(({ remote }) => isOwn(remote)),
  };
}

const shown = sql`
  (select _id from release where remote = remote._id and revoked_at is null
    order by published_at desc, _id desc limit ${versionsShown})
  union
  (select _id from release where remote = remote._id
    and version in (remote.active_version, remote.last_known_good, remote.rollout ->> 'version'))`;

interface StoredRemote extends Omit<RemoteRow, 'activeVersion'> {
  readonly activeVersion: string;
  readonly versions: unknown;
}

/**
 * What a page has to know to run a version. The names, which are many, are held here against those of the shell; the
 * build's edition of our packages goes along where it is needed.
 */
function forPages(version: RegistryVersion, offer: Offer | undefined): RegistryVersion {
  const { edition, ...native } = version;
  const { names: _, ...needs } = version.needs;
  const fit = fitOf(offer, version);
  return {
    ...native,
    needs,
    ...(fit.kind === 'with-edition' && edition && { edition: withoutUsedNames(edition) }),
    ...(fit.kind === 'none' && { lacks: fit.reasons.join('; ').slice(0, 2_000) }),
  };
}

function withoutUsedNames({ needs: { shared }, ...edition }: SharedEdition): SharedEdition {
  return { ...edition, needs: { shared } };
}

const StoredVersions = z.array(
  z.object({
    version: z.string(),
    mount: Mount,
    document: ReleaseDocument,
    pageFiles: PageFiles.nullable(),
  }),
);

function toRegistryRemote(stored: StoredRemote, offer: Offer | undefined): RegistryRemote {
  const manifest = RemoteManifest.parse(stored.document);
  const { id, title, owner } = manifest;
  const { activeVersion: active, lastKnownGood, rollout, isDisabled: disabled } = stored;
  const documents = StoredVersions.parse(stored.versions);
  const versions = documents.map(({ version, mount, document, pageFiles }) =>
    forPages(
      registryVersionOf(
        { ...document, pageFiles: pageFiles ?? undefined },
        { base: `/remotes/${id}/${version}/`, mount },
      ),
      offer,
    ),
  );
  const rolledOut = documents.find(({ version }) => version === rollout?.version)?.document;
  const running = new Set([...manifest.patterns, ...(rolledOut?.patterns ?? [])]);
  const former = documents.flatMap(({ document }) => document.patterns);
  return {
    id,
    title,
    owner,
    ...panelPartOf(manifest),
    formerPatterns: [...new Set(former)].filter((pattern) => !running.has(pattern)),
    active,
    disabled,
    versions,
    ...(lastKnownGood === null ? {} : { lastKnownGood }),
    ...(rollout === null ? {} : { rollout: Rollout.parse(rollout) }),
    ...(rolledOut && { rolloutManifest: panelPartOf(rolledOut) }),
  };
}
