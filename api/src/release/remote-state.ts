import { RemoteManifest, type ReleaseDocument } from 'contract/release';
import { sql } from 'kysely';
import { uuidv7 } from 'uuidv7';
import type { Work } from '../db/database';
import type { ReleaseActivationRow, RemoteRow } from './release-rows';
import { notFound } from '../kernel/problem';
import { journal } from '../repository/journal';
import type { FieldChange } from '../repository/values';
import { actorId, type Viewer } from '../kernel/viewer';
import type { StoredRelease } from './find-release';

/** The running versions of a remote. */
export type RemoteState = Pick<
  RemoteRow,
  'activeVersion' | 'lastKnownGood' | 'rollout' | 'formerVersions' | 'waitingVersion' | 'isDisabled'
>;

export const neverActive: RemoteState = {
  activeVersion: null,
  lastKnownGood: null,
  rollout: null,
  formerVersions: [],
  waitingVersion: null,
  isDisabled: false,
};

/** Serializes releases: what one may use depends on all the others. */
export async function waitForTurn(work: Work): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('releases'))`.execute(work);
}

export async function readState(work: Work, remote: string): Promise<RemoteState | undefined> {
  return work
    .selectFrom('remote')
    .select([
      'activeVersion',
      'lastKnownGood',
      'rollout',
      'formerVersions',
      'waitingVersion',
      'isDisabled',
    ])
    .where('_id', '=', remote)
    .executeTakeFirst();
}

/** @throws ApiProblem `not-found` */
export async function requireState(work: Work, remote: string): Promise<RemoteState> {
  const state = await readState(work, remote);
  if (!state) throw notFound('remote');
  return state;
}

/** Adds a new remote, described by its newest build until a version is active. */
export async function introduce(work: Work, release: ReleaseDocument): Promise<void> {
  const document = JSON.stringify(manifestOf(release));
  await sql`
    insert into remote (_id, document) values (${release.id}, ${document}::jsonb)
    on conflict (_id) do update set document = excluded.document
      where remote.active_version is null`.execute(work);
}

/** Stores the state, and the remote's static data if the release is the active one. */
export async function writeState(
  work: Work,
  { state, release }: { readonly state: RemoteState; readonly release: StoredRelease },
): Promise<void> {
  const { activeVersion, lastKnownGood, rollout, formerVersions, waitingVersion, isDisabled } =
    state;
  const document =
    activeVersion === release.version
      ? sql`${JSON.stringify(manifestOf(release.document))}::jsonb`
      : sql`document`;
  await sql`
    update remote set updated_at = now(), active_version = ${activeVersion},
      waiting_version = ${waitingVersion}, last_known_good = ${lastKnownGood}, is_disabled = ${isDisabled},
      rollout = ${rollout === null ? null : JSON.stringify(rollout)}::jsonb,
      former_versions = ${JSON.stringify(formerVersions)}::jsonb, document = ${document}
    where _id = ${release.remote}`.execute(work);
}

/** The static part of a release, which the shell reads before it loads any code. */
export function manifestOf(release: ReleaseDocument): RemoteManifest {
  const keys = Object.keys(RemoteManifest.shape);
  const entries = Object.entries(release).filter(([key]) => keys.includes(key));
  return RemoteManifest.parse(Object.fromEntries(entries));
}

interface Event extends Pick<ReleaseActivationRow, 'fromVersion' | 'how' | 'percent'> {
  readonly release: StoredRelease;
  readonly changes: readonly FieldChange[];
}

/** Records a change in the remote's history and in the audit. */
export async function record(
  work: Work,
  { release, changes, ...event }: Event,
  viewer: Viewer,
): Promise<void> {
  const { _id, remote, version } = release;
  await work
    .insertInto('releaseActivation')
    .values({
      ...event,
      _id: uuidv7(),
      remote,
      version,
      at: new Date().toISOString(),
      adminId: actorId(viewer),
      label: tokenLabel(viewer),
    })
    .execute();
  await audit(work, { id: _id, action: 'update', changes }, viewer);
}

interface AuditedWrite {
  readonly id: string;
  readonly action: 'add' | 'update';
  readonly changes: readonly FieldChange[];
}

/** A team is no admin, so the audit names its token among the changes. */
export async function audit(
  work: Work,
  { changes, ...write }: AuditedWrite,
  viewer: Viewer,
): Promise<void> {
  const label = tokenLabel(viewer);
  const by = label === null ? [] : [{ field: 'releaseToken', from: null, to: label }];
  const entry = { ...write, version: 1, changes: [...changes, ...by] };
  await journal({ work, resource: 'release', viewer }, [entry]);
}

/** The name of the release token; null for other viewers. */
export function tokenLabel(viewer: Viewer): string | null {
  return viewer.kind === 'team' ? viewer.label : null;
}
