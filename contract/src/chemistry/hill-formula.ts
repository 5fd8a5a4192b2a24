import { sumSequence } from './composition';
import type { Composition, SequenceSum } from './composition';
import { formatCount } from './formula';
import type { Formula } from './formula';

/**
 * The formula in Hill order: carbon, hydrogen, then the others by the alphabet; all by the alphabet without carbon.
 * Components keep their order (`CuO4S·5H2O`), repeating units stand first (`(C2H4O)nH2O`), labels are written
 * `[13C]` after their element, a charge `^2-`. The result can be read again by `parseFormula` and gives itself.
 *
 * Source: E. A. Hill, J. Am. Chem. Soc. 1900, 22, 478–494.
 */
export function hillFormula(formula: Formula): string {
  return formula.components
    .map((component) => formatCount(component.multiplier) + hillText(sumSequence(component)))
    .join('·');
}

function hillText({ atoms, charge, repeats }: SequenceSum): string {
  const units = repeats.map(({ unit, letter }) => `(${hillText(unit)})${letter}`);
  return units.join('') + hillAtoms(atoms) + chargeText(charge);
}

function hillAtoms(atoms: Composition): string {
  const keys = [...atoms.keys()];
  const hasCarbon = keys.some((key) => symbolOf(key) === 'C');
  const rank = (key: string) => {
    const symbol = symbolOf(key);
    const isFirst = hasCarbon && (symbol === 'C' || symbol === 'H');
    return `${isFirst ? 0 : 1}${symbol} ${massOf(key).padStart(3, '0')}`;
  };
  return keys
    .toSorted((one, other) => (rank(one) < rank(other) ? -1 : 1))
    .map((key) => atomText(key) + formatCount(atoms.get(key) ?? 0))
    .join('');
}

function atomText(key: string): string {
  return massOf(key) === '' ? key : `[${key}]`;
}

function symbolOf(key: string): string {
  return key.replace(/^\d+/, '');
}

function massOf(key: string): string {
  return key.slice(0, key.length - symbolOf(key).length);
}

function chargeText(charge: number): string {
  if (charge === 0) return '';
  return `^${formatCount(Math.abs(charge))}${charge > 0 ? '+' : '-'}`;
}
