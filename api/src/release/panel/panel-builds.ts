import {
  type Offer,
  panelId,
  type PanelBuild,
  type PanelState,
  ReleaseDocument,
  Rollout,
} from 'contract/release';
import { sql } from 'kysely';
import type { Database, Work } from '../../db/database';
import type { Services } from '../../kernel/services';
import type { RemoteRow } from '../release-rows';

/** A build of the panel as its server needs it. */
export interface ServedPanel extends PanelBuild {
  readonly version: string;
  /** The version of the contract with remotes. */
  readonly contract: number;
  readonly integrity: ReleaseDocument['integrity'];
}

/** The builds of the panel that may be served, and which of them is. */
export interface Panel extends PanelState {
  /** Served where the active one does not start. */
  readonly fallback: string | undefined;
  readonly builds: ReadonlyMap<string, ServedPanel>;
}

/** The panel, cached in this process until a release changes it in any process; `undefined` where none is released. */
export function readCachedPanel({
  database,
  responseCache,
}: Pick<Services, 'database' | 'responseCache'>): Promise<Panel | undefined> {
  return responseCache.answer({ key: 'release.panel', tags: ['release'] }, () =>
    readPanel(database),
  );
}

type StoredPanel = Pick<RemoteRow, 'lastKnownGood' | 'rollout' | 'formerVersions'> & {
  readonly activeVersion: string;
  readonly documents: readonly unknown[];
};

export async function readPanel(database: Database): Promise<Panel | undefined> {
  const { rows } = await sql<StoredPanel>`
    select active_version, last_known_good, rollout, former_versions, (
      select jsonb_agg(document) from release where remote = remote._id and revoked_at is null
        and version in (remote.active_version, remote.rollout ->> 'version',
          remote.last_known_good, remote.former_versions ->> -1)
    ) as documents
    from remote where _id = ${panelId} and active_version is not null`.execute(database);
  const [row] = rows;
  if (row === undefined) return undefined;
  const builds = new Map(
    row.documents.map((one) => servedPanel(one)).map((one) => [one.version, one]),
  );
  const { activeVersion: active, lastKnownGood, rollout, formerVersions } = row;
  const fallback = [lastKnownGood, formerVersions.at(-1)].find(
    (one) => one && one !== active && builds.has(one),
  );
  return {
    active,
    builds,
    fallback: fallback ?? undefined,
    ...(rollout && { rollout: Rollout.parse(rollout) }),
  };
}

function servedPanel(stored: unknown): ServedPanel {
  const { version, contract, integrity, panel } = ReleaseDocument.parse(stored);
  if (panel === undefined) throw new Error(`${version} of the panel does not say what it offers`);
  return { ...panel, version, contract, integrity };
}

/** What the active build of the panel offers to remotes; `undefined` where none is released. */
export async function activeOffer(reader: Work | Database): Promise<Offer | undefined> {
  const { rows } = await sql<{ document: unknown }>`
    select release.document from remote
    join release on release.remote = remote._id and release.version = remote.active_version
    where remote._id = ${panelId}`.execute(reader);
  return rows[0] && offerOf(ReleaseDocument.parse(rows[0].document));
}

/** What a build of the panel offers to remotes. */
export function offerOf({ contract, panel }: Pick<ReleaseDocument, 'contract' | 'panel'>) {
  if (panel === undefined) return undefined;
  const { shared, names } = panel;
  return { contract, shared, ...(names && { names }) } satisfies Offer;
}
