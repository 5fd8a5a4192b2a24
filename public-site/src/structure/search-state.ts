import { t } from '@lingui/core/macro';
import type { StructureRequest } from './structure-request';
import type { RelativeView } from './relative';
import type { StructureHitView } from './structure-hit';

/** Where a search runs: in the page, or on the server, with the reason. */
export type SearchPlace =
  | 'page'
  | 'server-no-worker'
  | 'server-too-many'
  | 'server-inchi'
  | 'server-address';

/** The hits found so far. */
export interface FoundStructures {
  readonly hits: readonly StructureHitView[];
  readonly total: number;
  /** False if the search stopped at its limit of hits. */
  readonly isTotalExact: boolean;
  /** Of an exact search: the substance in other forms. */
  readonly relatives: readonly RelativeView[];
  readonly place: SearchPlace;
}

/** The state of a search in the page. */
export type SearchState =
  | { readonly kind: 'resting' }
  | { readonly kind: 'fetching' }
  | {
      readonly kind: 'looking';
      readonly looked: number;
      readonly of: number;
      readonly found: number;
    }
  | { readonly kind: 'asking' }
  | {
      readonly kind: 'found';
      readonly request: StructureRequest;
      readonly found: FoundStructures;
      readonly isAdding: boolean;
      /** Found while the visitor draws: it takes the focus nowhere. */
      readonly isLive: boolean;
    }
  | { readonly kind: 'refused'; readonly request: StructureRequest; readonly reason: string }
  /** The page cannot run the search: nothing is sent until the visitor agrees. */
  | { readonly kind: 'undecided' }
  | { readonly kind: 'failed'; readonly words: () => string };

export const stuckWords = (): string =>
  t`This search got no further for 20 seconds and was stopped. Search again, or draw a more definite part.`;
export const busyWords = (): string => t`The server is busy. Search again in a moment.`;
export const unopenedWords = (): string =>
  t`The list of structures could not be fetched. Check the connection and search again.`;
export const unansweredWords = (): string =>
  t`The server could not be asked. Check the connection and search again.`;
