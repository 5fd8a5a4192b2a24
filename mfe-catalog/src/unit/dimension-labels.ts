import { openLabels } from 'contract';
import { UnitDimension } from 'contract/catalog';

export const dimensionLabels = openLabels<UnitDimension>({
  mass: 'Mass',
  volume: 'Volume',
  amount: 'Amount of substance',
  count: 'Count',
});

export const dimensionOptions = UnitDimension.options.map((value) => ({
  value,
  label: dimensionLabels[value],
}));
