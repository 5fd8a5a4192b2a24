import { quantityText, readTypedQuantity } from 'contract/order-list';
import type { UnitView } from '../common/unit-view';

/** A quantity that was typed with its unit, as its two fields have it; undefined for anything else. */
export function typedAmount(typed: string, units: readonly UnitView[]) {
  const read = readTypedQuantity(
    typed,
    units.map(({ symbol }) => symbol),
  );
  if (read?.kind !== 'quantity' || read.unit === undefined) return undefined;
  const unit = units.find(({ symbol }) => symbol === read.unit);
  return unit && { quantity: quantityText(read.value), unitId: unit.id };
}
