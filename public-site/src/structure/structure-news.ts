import type { StructureRequest } from './structure-request';
import type { RelativeView } from './relative';
import type { StructureHitView } from './structure-hit';

/** A message from the page to the worker. */
export type StructureOrder =
  /** Fetch the index before the first search. */
  | { readonly kind: 'open' }
  | { readonly kind: 'search'; readonly request: StructureRequest }
  /** Draw the next hits of the last search. */
  | { readonly kind: 'more' };

/** A message from the worker to the page. */
export type StructureNews =
  /** Null if the catalogue is too large to be searched in the browser. */
  | { readonly kind: 'opened'; readonly structures: number | null }
  /** The index could not be fetched. */
  | { readonly kind: 'unopened' }
  | {
      readonly kind: 'looking';
      readonly looked: number;
      readonly of: number;
      readonly found: number;
    }
  /** Null where only the page has words for it. */
  | { readonly kind: 'refused'; readonly reason: string | null }
  | {
      readonly kind: 'hits';
      readonly hits: readonly StructureHitView[];
      readonly total: number;
      readonly relatives: readonly RelativeView[];
      /** Whether they continue earlier hits. */
      readonly isMore: boolean;
    };
