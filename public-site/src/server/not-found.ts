import { type SiteProblem, siteProblem } from '../problem/problem';
import { headOf } from './head-of';
import type { PageRequest } from './page-request';

/** What a loader throws when there is nothing at the address. */
export async function notFound(page: PageRequest): Promise<SiteProblem> {
  return siteProblem(404, await headOf(page, { canonical: null }));
}
