import type { UnitDimension } from 'contract/catalog';
import type { UnitView } from './inquiry-view';

const names: Readonly<Record<UnitDimension, string>> = {
  mass: 'Mass',
  volume: 'Volume',
  amount: 'Amount of substance',
  count: 'Pieces',
};

/** The units as options of a select, by what they measure. */
export function UnitOptions({ units }: { units: readonly UnitView[] }) {
  const dimensions = [...new Set(units.map(({ dimension }) => dimension))];
  return dimensions.map((dimension) => (
    <optgroup key={dimension} label={names[dimension]}>
      {units
        .filter((unit) => unit.dimension === dimension)
        .map(({ id, symbol }) => (
          <option key={id} value={id}>
            {symbol}
          </option>
        ))}
    </optgroup>
  ));
}
