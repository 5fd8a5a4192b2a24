import { freshMinutes } from 'contract';
import type { RemoteId } from 'contract/release';
import type { Permissions } from 'contract/staff';
import { ApiProblem, worded } from './problem';

/**
 * On whose behalf an action runs: an unknown visitor, an admin, a team with the release token of its remote, or the
 * product itself (jobs, the demo company).
 */
export type Viewer =
  | { readonly kind: 'visitor' }
  | AdminViewer
  | {
      readonly kind: 'team';
      readonly remote: RemoteId;
      readonly label: string;
      /** The admin who made the token. */
      readonly madeBy: string | null;
      readonly mayActivate: boolean;
      readonly origin?: Origin;
    }
  | { readonly kind: 'system'; readonly origin?: Origin };

/** Where a request came from, for the audit. */
export interface Origin {
  /** As limits count it; missing for this machine. */
  readonly address?: string | undefined;
  readonly requestId?: string | undefined;
}

/** An admin with what their role allows, as it is stored at the time of the request. */
export interface AdminViewer {
  readonly kind: 'admin';
  readonly adminId: string;
  readonly sessionId: string;
  readonly roleId: string;
  readonly permissions: Permissions;
  /** The role asks for a second factor that the account lacks: until it has one, the permissions are none. */
  readonly lacksSecondFactor?: boolean;
  /** When the person last proved who they are; missing where no session is used, as in jobs. */
  readonly confirmedAt?: string;
  /** The API key that calls on the admin's behalf; the permissions are the key's. */
  readonly apiKey?: { readonly id: string; readonly name: string };
  readonly origin?: Origin;
}

export const visitor: Viewer = { kind: 'visitor' };
export const system: Viewer = { kind: 'system' };

/** Teams are not staff: they may release, and read what visitors can read. */
export function isStaff(viewer: Viewer): boolean {
  return viewer.kind === 'admin' || viewer.kind === 'system';
}

/** @throws ApiProblem `forbidden` for a visitor or a team. */
export function requireStaff(viewer: Viewer): void {
  if (viewer.kind === 'team') throw beyondToken(viewer.remote);
  if (!isStaff(viewer)) throw forbidden();
}

/** @throws ApiProblem `forbidden` for a visitor. `requireRemote` checks for which remote the team may release. */
export function requireTeam(viewer: Viewer): void {
  if (viewer.kind === 'visitor') throw forbidden();
}

/** @throws ApiProblem `forbidden` for a viewer who may not release this remote. */
export function requireRemote(viewer: Viewer, remote: string): void {
  if (viewer.kind !== 'team') return requireStaff(viewer);
  if (viewer.remote !== remote) throw beyondToken(viewer.remote);
}

/** @throws ApiProblem `forbidden` for a publish-only release token, and wherever `requireRemote` does. */
export function requireActivation(viewer: Viewer, remote: string): void {
  requireRemote(viewer, remote);
  if (viewer.kind !== 'team' || viewer.mayActivate) return;
  const detail = 'This release token may publish only. An admin activates the version in Releases.';
  throw new ApiProblem('forbidden', detail);
}

/** @throws ApiProblem `forbidden` unless the viewer is a signed-in admin. */
export function requireAdmin(viewer: Viewer): AdminViewer {
  if (viewer.kind !== 'admin') throw forbidden();
  return viewer;
}

/** @throws ApiProblem `stale-sign-in` for an admin who proved who they are too long ago. */
export function requireFresh(viewer: Viewer): void {
  if (viewer.kind !== 'admin') return;
  const confirmedAt = Date.parse(viewer.confirmedAt ?? '');
  if (Date.now() - confirmedAt < freshMinutes * 60_000) return;
  throw new ApiProblem('stale-sign-in', 'Confirm that it is you: enter your password.');
}

export function forbidden(): ApiProblem {
  return new ApiProblem('forbidden', 'Sign in to do this.');
}

/** Whom an entry of the audit names; nobody for the product itself and for visitors, whose addresses are not stored. */
export interface Actor {
  readonly adminId?: string | null | undefined;
  readonly apiKeyId?: string | null | undefined;
  readonly origin?: Origin | undefined;
}

export function actorOf(viewer: Viewer): Actor {
  const origin = viewer.kind === 'visitor' ? undefined : viewer.origin;
  return { adminId: actorId(viewer), apiKeyId: apiKeyId(viewer), origin };
}

/** The API key that the audit log names beside the actor. */
export function apiKeyId(viewer: Viewer): string | null {
  return viewer.kind === 'admin' ? (viewer.apiKey?.id ?? null) : null;
}

function beyondToken(remote: string): ApiProblem {
  return new ApiProblem(
    'forbidden',
    worded`This release token is good for releases of ${{ remote }} alone.`,
  );
}

/** The actor that the audit log names; null for the product itself. */
export function actorId(viewer: Viewer): string | null {
  return viewer.kind === 'admin' ? viewer.adminId : null;
}
