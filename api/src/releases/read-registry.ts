import {
  registryVersionOf,
  ReleaseDocument,
  RemoteManifest,
  type Registry,
  type RegistryRemote,
} from 'contract/release';
import type { Database } from '../db/database';

/** How many versions of a remote the registry names: the newest, and always the active and the last known good one. */
const versionsShown = 10;

/** The registry as it stands in the database. */
export async function readRegistry(database: Database): Promise<Registry> {
  const [remotes, releases] = await Promise.all([
    database.selectFrom('remote').selectAll().orderBy('_id').execute(),
    database
      .selectFrom('release')
      .select(['remote', 'version', 'document'])
      .orderBy('publishedAt', 'desc')
      .execute(),
  ]);
  return { remotes: remotes.flatMap((remote) => toRegistryRemote(remote, releases)) };
}

interface StoredRemote {
  readonly _id: string;
  readonly document: unknown;
  readonly activeVersion: string | null;
  readonly lastKnownGood: string | null;
  readonly isDisabled: boolean;
}

interface StoredRelease {
  readonly remote: string;
  readonly version: string;
  readonly document: unknown;
}

function toRegistryRemote(
  { _id, document, activeVersion, lastKnownGood, isDisabled }: StoredRemote,
  releases: readonly StoredRelease[],
): RegistryRemote[] {
  if (activeVersion === null) return [];
  const { id, title, owner, nav, patterns, records } = RemoteManifest.parse(document);
  const versions = releases
    .filter(({ remote }) => remote === _id)
    .filter(
      ({ version }, index) =>
        index < versionsShown || version === activeVersion || version === lastKnownGood,
    )
    .map(({ document: release, version }) =>
      registryVersionOf(ReleaseDocument.parse(release), { base: `/remotes/${_id}/${version}/` }),
    );
  const known = lastKnownGood === null ? {} : { lastKnownGood };
  const state = { active: activeVersion, disabled: isDisabled, versions };
  return [{ id, title, owner, nav, patterns, records, ...state, ...known }];
}
