import type { RemoteId } from 'contract/release';
import { ApiProblem } from './problem';

/**
 * On whose behalf something is done: nobody known, an admin, a team with the release token of its remote, or the product
 * itself (jobs, the demo company).
 */
export type Viewer =
  | { readonly kind: 'visitor' }
  | { readonly kind: 'admin'; readonly adminId: string; readonly sessionId: string }
  | {
      readonly kind: 'team';
      readonly remote: RemoteId;
      readonly label: string;
      /** The admin who made the token. */
      readonly madeBy: string | null;
      readonly mayActivate: boolean;
    }
  | { readonly kind: 'system' };

export const visitor: Viewer = { kind: 'visitor' };
export const system: Viewer = { kind: 'system' };

/** A team is none: it may release, and reads what visitors read. */
export function isStaff(viewer: Viewer): boolean {
  return viewer.kind === 'admin' || viewer.kind === 'system';
}

/** @throws ApiProblem `forbidden` for a visitor or a team. */
export function requireStaff(viewer: Viewer): void {
  if (viewer.kind === 'team') throw beyondToken(viewer.remote);
  if (!isStaff(viewer)) throw forbidden();
}

/** @throws ApiProblem `forbidden` for a visitor. Which remote it is about, `requireRemote` asks. */
export function requireTeam(viewer: Viewer): void {
  if (viewer.kind === 'visitor') throw forbidden();
}

/** @throws ApiProblem `forbidden` for anybody who may not release this remote. */
export function requireRemote(viewer: Viewer, remote: string): void {
  if (viewer.kind !== 'team') return requireStaff(viewer);
  if (viewer.remote !== remote) throw beyondToken(viewer.remote);
}

/** @throws ApiProblem `forbidden` for a release token that may publish only, and for whom `requireRemote` refuses. */
export function requireActivation(viewer: Viewer, remote: string): void {
  requireRemote(viewer, remote);
  if (viewer.kind !== 'team' || viewer.mayActivate) return;
  const detail = 'This release token may publish only. An admin activates the version in Releases.';
  throw new ApiProblem('forbidden', detail);
}

/** @throws ApiProblem `forbidden` for anybody but a signed-in admin. */
export function requireAdmin(viewer: Viewer): Extract<Viewer, { kind: 'admin' }> {
  if (viewer.kind !== 'admin') throw forbidden();
  return viewer;
}

export function forbidden(): ApiProblem {
  return new ApiProblem('forbidden', 'Sign in to do this.');
}

function beyondToken(remote: string): ApiProblem {
  return new ApiProblem('forbidden', `This release token is good for releases of ${remote} alone.`);
}

/** Whom the audit names; null for the product itself. */
export function actorId(viewer: Viewer): string | null {
  return viewer.kind === 'admin' ? viewer.adminId : null;
}
