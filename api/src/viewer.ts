import { ApiProblem } from './problem';

/** On whose behalf something is done: nobody known, an admin, or the product itself (jobs, the demo company). */
export type Viewer =
  | { readonly kind: 'visitor' }
  | { readonly kind: 'admin'; readonly adminId: string; readonly sessionId: string }
  | { readonly kind: 'system' };

export const visitor: Viewer = { kind: 'visitor' };
export const system: Viewer = { kind: 'system' };

export function isStaff(viewer: Viewer): boolean {
  return viewer.kind !== 'visitor';
}

/** @throws ApiProblem `forbidden` for a visitor. */
export function requireStaff(viewer: Viewer): void {
  if (!isStaff(viewer)) throw forbidden();
}

/** @throws ApiProblem `forbidden` for anybody but a signed-in admin. */
export function requireAdmin(viewer: Viewer): Extract<Viewer, { kind: 'admin' }> {
  if (viewer.kind !== 'admin') throw forbidden();
  return viewer;
}

export function forbidden(): ApiProblem {
  return new ApiProblem('forbidden', 'Sign in to do this.');
}

/** Whom the audit names; null for the product itself. */
export function actorId(viewer: Viewer): string | null {
  return viewer.kind === 'admin' ? viewer.adminId : null;
}
