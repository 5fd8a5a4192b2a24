import type { PlaceKind } from 'contract/content';

/** What several places of a kind are called, in the order of the list. */
export const placeKinds: readonly (readonly [kind: PlaceKind, title: string])[] = [
  ['office', 'Offices'],
  ['warehouse', 'Warehouses'],
  ['partner', 'Partners'],
  ['market', 'Markets'],
];
