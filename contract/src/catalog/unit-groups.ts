import { containerOf, containers } from '../order-list/containers';
import type { Unit } from './unit';

type Measure = Pick<Unit, 'symbol' | 'dimension' | 'factor'>;

/** Units of one kind, the most usual first. */
export interface UnitGroup<One extends Measure> {
  readonly label: string;
  readonly units: readonly One[];
}

const labels = ['Mass', 'Volume', 'Packs', 'Pieces', 'Amount of substance'] as const;
type Label = (typeof labels)[number];

/**
 * Units as people look for them: mass, volume, packs, pieces, amount. In each the base unit, larger ones, then smaller
 * ones; packs, which are counted like pieces, in the order of the trade: drum, IBC, bag.
 */
export function unitGroups<One extends Measure>(units: readonly One[]): UnitGroup<One>[] {
  return labels.flatMap((label) => {
    const own = units.filter((unit) => labelOf(unit) === label);
    const place = label === 'Packs' ? placeOfPack : placeOfSize;
    const ordered = own.toSorted((one, other) => place(one) - place(other));
    return ordered.length === 0 ? [] : [{ label, units: ordered }];
  });
}

function labelOf({ symbol, dimension }: Measure): Label {
  switch (dimension) {
    case 'mass':
      return 'Mass';
    case 'volume':
      return 'Volume';
    case 'amount':
      return 'Amount of substance';
    case 'count':
      return containerOf(symbol) === undefined ? 'Pieces' : 'Packs';
    default:
      return dimension satisfies never;
  }
}

function placeOfSize({ factor }: Measure): number {
  return factor >= 1 ? Math.log10(factor) : 100 - Math.log10(factor);
}

const packs = Object.keys(containers);

function placeOfPack({ symbol }: Measure): number {
  return packs.indexOf(containerOf(symbol) ?? '');
}
