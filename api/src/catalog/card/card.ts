import type { FormulaPart } from 'contract/chemistry';
import type { Drawing } from 'contract/drawing';

/** In pixels: the size that readers of Open Graph's data show in full. */
export const cardSize = { width: 1200, height: 630 } as const;

/** What stands on a chemical's card. */
export interface Card {
  readonly company: string;
  readonly name: string;
  /** Shown large where there is no drawing, small beside one. */
  readonly formula: readonly FormulaPart[] | null;
  readonly drawing: Drawing | null;
  readonly facts: readonly { readonly label: string; readonly value: string }[];
}
