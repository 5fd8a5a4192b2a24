import type { Head } from '../common/head';

/** Why a page cannot be shown, as an HTTP status. */
export type ProblemStatus = 404 | 405 | 414 | 500 | 503;

/** In the form of the router's `ErrorResponse`, so that its own checks know it. */
export interface SiteProblem {
  status: ProblemStatus;
  statusText: string;
  internal: boolean;
  data: { head: Head | null };
}

export function siteProblem(status: ProblemStatus, head: Head | null = null): SiteProblem {
  return { status, statusText: '', internal: false, data: { head } };
}

/** What was thrown, when it is a problem with a page of its own. */
export function isSiteProblem(thrown: unknown): thrown is SiteProblem {
  if (typeof thrown !== 'object' || thrown === null) return false;
  return 'status' in thrown && 'internal' in thrown && 'data' in thrown && hasHead(thrown.data);
}

function hasHead(value: unknown): boolean {
  return typeof value === 'object' && value !== null && 'head' in value;
}
