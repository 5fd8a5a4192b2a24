import type { Composition } from 'contract/catalog';
import { atomicNumber } from 'contract/chemistry';
import { elementHref } from '../common/hrefs';
import { elementName } from './element-names';
import type { ElementTile } from './selection-view';

/** The elements of the catalogue by atomic number; isotopes of hydrogen have no page of their own. */
export function elementsIn({ elements }: Composition): ElementTile[] {
  const tiles = elements.flatMap(({ symbol, count }): ElementTile[] => {
    const number = atomicNumber(symbol);
    const name = number === undefined ? undefined : elementName(number);
    if (number === undefined || name === undefined || (number === 1 && symbol !== 'H')) return [];
    return [{ name, symbol, number, count, href: elementHref(symbol) }];
  });
  return tiles.toSorted((one, other) => one.number - other.number);
}
