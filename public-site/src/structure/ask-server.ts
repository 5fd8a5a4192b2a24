import type { Problem } from 'contract';
import type { StructureHit } from 'contract/catalog';
import { hitsAtOnce, type StructureAsked } from './structure-asked';
import { structureHitOf } from './structure-hit-of';
import type { StructureHitView } from './structure-hit';

/** The same in the contract, whose calls the browser build leaves out. */
export const searchPath = '/api/product/structureSearch';

export type ServerAnswer =
  | {
      readonly kind: 'found';
      readonly hits: readonly StructureHitView[];
      readonly total: number;
      readonly isTotalExact: boolean;
    }
  | { readonly kind: 'refused'; readonly reason: string }
  /** The server has no time: nothing is said about the structure. */
  | { readonly kind: 'busy' };

/** Posts the structure to the server in the body, which keeps it out of addresses and their logs. */
export async function askServer(asked: StructureAsked, page: number): Promise<ServerAnswer> {
  const { text, mode, threshold } = asked;
  const answer = await fetch(searchPath, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ structure: text, mode, threshold, page, pageSize: hitsAtOnce }),
  });
  if (answer.status === 503) return { kind: 'busy' };
  const json: unknown = await answer.json();
  if (answer.status === 422) return { kind: 'refused', reason: reasonOf(asProblem(json)) };
  if (!answer.ok) throw new Error(`The search by structure was answered ${answer.status}`);
  const { data, total, isTotalExact } = asHits(json);
  return { kind: 'found', hits: data.map(structureHitOf), total, isTotalExact };
}

export function reasonOf({ errors, detail }: Pick<Problem, 'errors' | 'detail'>): string {
  return errors?.[0]?.message ?? detail;
}

/** Guarantee: the API answers a refusal with a `Problem`. */
function asProblem(json: unknown) {
  return json as Problem;
}

interface HitPage {
  readonly data: readonly StructureHit[];
  readonly total: number;
  readonly isTotalExact: boolean;
}

/** Guarantee: a response with status 200 has the endpoint's schema. */
function asHits(json: unknown) {
  return json as HitPage;
}
