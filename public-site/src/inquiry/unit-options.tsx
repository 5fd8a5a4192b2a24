import { unitGroups } from 'contract/catalog';
import type { UnitView } from '../common/unit-view';

/** The units as options of a select, by what they measure. */
export function UnitOptions({ units }: { units: readonly UnitView[] }) {
  return unitGroups(units).map(({ label, units: grouped }) => (
    <optgroup key={label} label={label}>
      {grouped.map(({ id, symbol }) => (
        <option key={id} value={id}>
          {symbol}
        </option>
      ))}
    </optgroup>
  ));
}
