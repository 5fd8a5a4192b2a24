import { t } from '@lingui/core/macro';
import type { PlaceKind } from 'contract/content';

export const placeKindOptions: readonly { value: PlaceKind; label: string }[] = [
  {
    value: 'office',
    get label() {
      return t`Office`;
    },
  },
  {
    value: 'warehouse',
    get label() {
      return t`Warehouse`;
    },
  },
  {
    value: 'partner',
    get label() {
      return t`Partner`;
    },
  },
  {
    value: 'market',
    get label() {
      return t`Market`;
    },
  },
];

export function placeKindName(kind: PlaceKind) {
  return placeKindOptions.find(({ value }) => value === kind)?.label;
}
