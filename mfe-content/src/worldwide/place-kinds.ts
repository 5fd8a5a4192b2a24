import type { PlaceKind } from 'contract/content';

export const placeKindOptions: readonly { value: PlaceKind; label: string }[] = [
  { value: 'office', label: 'Office' },
  { value: 'warehouse', label: 'Warehouse' },
  { value: 'partner', label: 'Partner' },
  { value: 'market', label: 'Market' },
];

export const placeKindNames: ReadonlyMap<PlaceKind, string> = new Map(
  placeKindOptions.map(({ value, label }) => [value, label]),
);
