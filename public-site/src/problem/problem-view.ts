import type { Head } from '../common/view-parts';

/** Why a page cannot be shown, as an HTTP status. */
export type ProblemStatus = 400 | 403 | 404 | 405 | 414 | 500 | 503;

export interface ProblemView {
  kind: 'problem';
  status: ProblemStatus;
  head: Head;
}
