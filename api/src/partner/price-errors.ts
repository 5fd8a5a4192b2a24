import type { FieldError } from 'contract';
import type { SalesPrice } from 'contract/partner';

type Priced = Pick<SalesPrice, 'validFrom' | 'validUntil' | 'packSize' | 'packUnitId'>;

/** What a price cannot say. */
export function priceErrors({ validFrom, validUntil, packSize, packUnitId }: Priced): FieldError[] {
  return [
    ...(validUntil !== null && validUntil < validFrom
      ? [{ path: 'validUntil', message: 'Choose the first day or a later one' }]
      : []),
    ...(packSize !== null && packUnitId === null
      ? [{ path: 'packUnitId', message: 'Choose a unit for the pack' }]
      : []),
  ];
}
