import { UnitDimension } from 'contract/catalog';

export const dimensionLabels: Readonly<Record<UnitDimension, string>> = {
  mass: 'Mass',
  volume: 'Volume',
  amount: 'Amount of substance',
  count: 'Count',
};

export const dimensionOptions = UnitDimension.options.map((value) => ({
  value,
  label: dimensionLabels[value],
}));
