import type { StructureAsked } from './structure-asked';
import type { StructureHitView } from './structure-hit';

/** A message from the page to the worker. */
export type StructureOrder =
  /** Fetch the index, so that it is there when it is searched. */
  | { readonly kind: 'open' }
  | { readonly kind: 'search'; readonly asked: StructureAsked }
  /** Draw the next hits of the last search. */
  | { readonly kind: 'more' };

/** What the worker has to say. */
export type StructureNews =
  /** Null: the catalogue is too large to be searched here. */
  | { readonly kind: 'opened'; readonly structures: number | null }
  /** The index could not be fetched. */
  | { readonly kind: 'unopened' }
  | {
      readonly kind: 'looking';
      readonly looked: number;
      readonly of: number;
      readonly found: number;
    }
  | { readonly kind: 'refused'; readonly reason: string }
  | {
      readonly kind: 'hits';
      readonly hits: readonly StructureHitView[];
      readonly total: number;
      /** Whether they follow earlier hits. */
      readonly isMore: boolean;
    };
