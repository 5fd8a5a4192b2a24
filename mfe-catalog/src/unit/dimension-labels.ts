import { t } from '@lingui/core/macro';
import { openLabels } from 'contract';
import { UnitDimension } from 'contract/catalog';

export const dimensionLabels = openLabels<UnitDimension>({
  get mass() {
    return t`Mass`;
  },
  get volume() {
    return t`Volume`;
  },
  get amount() {
    return t`Amount of substance`;
  },
  get count() {
    return t`Count`;
  },
});

export const dimensionOptions = UnitDimension.options.map((value) => ({
  value,
  get label() {
    return dimensionLabels[value];
  },
}));
