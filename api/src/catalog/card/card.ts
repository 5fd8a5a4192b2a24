import type { FormulaPart } from 'contract/chemistry';
import type { Drawing } from 'contract/drawing';

/** In pixels: the size that Open Graph clients show in full. */
export const cardSize = { width: 1200, height: 630 } as const;

/** The content of a chemical's card. */
export interface Card {
  readonly company: string;
  readonly name: string;
  /** Large without a drawing, small beside one. */
  readonly formula: readonly FormulaPart[] | null;
  readonly drawing: Drawing | null;
  readonly facts: readonly { readonly label: string; readonly value: string }[];
}
