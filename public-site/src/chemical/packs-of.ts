import { type Packaging, units } from 'contract';
import type { PageRequest } from '../server/page-request';
import type { Pack } from './chemical-view';
import { namedBy } from './named-by';
import { numberText } from './quantity-text';

/** Packagings with the symbols of their units: `200 L`, `Steel drum`. */
export async function packsOf(
  page: PageRequest,
  packagings: readonly Packaging[],
): Promise<Pack[]> {
  const symbolOf = await namedBy(
    packagings.map(({ unitId }) => unitId),
    async (id) => (await page.api.read(units.visitorEndpoints.get, { id })).data.symbol,
  );
  return packagings.map(({ quantity, unitId, container }) => ({
    amount: `${numberText(quantity)}\u00a0${symbolOf.get(unitId) ?? ''}`.trim(),
    container,
  }));
}
