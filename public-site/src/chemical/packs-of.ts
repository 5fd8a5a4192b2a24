import type { NamedChemical } from 'contract/catalog';
import { packKindOf } from '../common/pack-kind';
import type { Pack } from './chemical-view';
import { numberText } from './quantity-text';

/** Packagings with the symbols of their units: `200 L`, `Steel drum`. */
export function packsOf({
  packagings,
  units,
}: Pick<NamedChemical, 'packagings' | 'units'>): Pack[] {
  const symbols = new Map(units.map(({ _id, symbol }) => [_id, symbol]));
  return packagings.map(({ quantity, unitId, container }) => ({
    amount: `${numberText(quantity)}\u00a0${symbols.get(unitId) ?? ''}`.trim(),
    container,
    kind: packKindOf(container),
  }));
}
