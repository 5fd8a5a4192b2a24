import type { Problem } from 'contract';
import type { ListedRelative, StructureHit } from 'contract/catalog';
import { hitsAtOnce, type StructureRequest } from './structure-request';
import { relativeOf, type RelativeView } from './relative';
import { structureHitOf, type StructureHitView } from './structure-hit';

/** The path of the contract's endpoint, which the browser build does not contain. */
export const searchPath = '/api/product/structureSearch';

export type ServerAnswer =
  | {
      readonly kind: 'found';
      readonly hits: readonly StructureHitView[];
      readonly total: number;
      readonly isTotalExact: boolean;
      readonly relatives: readonly RelativeView[];
    }
  | { readonly kind: 'refused'; readonly reason: string }
  /** The server is busy; the structure itself was not judged. */
  | { readonly kind: 'busy' };

/** Posts the structure to the server in the body, which keeps it out of addresses and their logs. */
export async function askServer(request: StructureRequest, page: number): Promise<ServerAnswer> {
  const { text, mode, threshold } = request;
  const answer = await fetch(searchPath, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ structure: text, mode, threshold, page, pageSize: hitsAtOnce }),
  });
  if (answer.status === 503) return { kind: 'busy' };
  const json: unknown = await answer.json();
  if (answer.status === 422) return { kind: 'refused', reason: reasonOf(asProblem(json)) };
  if (!answer.ok) throw new Error(`The search by structure was answered ${answer.status}`);
  const { data, total, isTotalExact, relatives } = asHits(json);
  return {
    kind: 'found',
    hits: data.map(structureHitOf),
    total,
    isTotalExact,
    relatives: relatives.map(relativeOf),
  };
}

export function reasonOf({ errors, detail }: Pick<Problem, 'errors' | 'detail'>): string {
  return errors?.[0]?.message ?? detail;
}

/** Guarantee: the API responds to a refused request with a `Problem`. */
function asProblem(json: unknown) {
  return json as Problem;
}

interface HitPage {
  readonly data: readonly StructureHit[];
  readonly total: number;
  readonly isTotalExact: boolean;
  readonly relatives: readonly ListedRelative[];
}

/** Guarantee: a response with status 200 has the endpoint's schema. */
function asHits(json: unknown) {
  return json as HitPage;
}
