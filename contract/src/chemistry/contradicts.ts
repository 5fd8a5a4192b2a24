import { compositionOf, equalCompositions, type Composition } from './composition';
import type { Formula } from './formula';

/**
 * Whether two formulas cannot stand for the same substance. No contradiction are: water
 * of crystallisation that one of them leaves out, numbers left open (polymers, `·xH2O`), charges, a multiple where a
 * formula has fractions (`·0.5H2SO4`) or no carbon, as inorganic substances have empirical formulas (`P2O5`, `P4O10`).
 */
export function contradicts(one: Formula, other: Formula): boolean {
  const pairs = [
    [compositionOf(one), compositionOf(other)],
    [compositionOf(withoutWater(one)), compositionOf(withoutWater(other))],
  ] as const;
  return pairs.every(([atoms, others]) => atoms && others && !mayBeSame(atoms, others));
}

function withoutWater(formula: Formula): Formula {
  const components = formula.components.filter(
    (component) => !isWater({ components: [component] }),
  );
  return components.length === 0 ? formula : { components };
}

function isWater(formula: Formula): boolean {
  const atoms = compositionOf({ components: formula.components.map(asOne) });
  return atoms?.size === 2 && atoms.get('H') === 2 && atoms.get('O') === 1;
}

function asOne(component: Formula['components'][number]): Formula['components'][number] {
  return { ...component, multiplier: 1 };
}

function mayBeSame(one: Composition, other: Composition): boolean {
  if (equalCompositions(one, other)) return true;
  if (one.has('C') && isWhole(one) && isWhole(other)) return false;
  const share = sumOf(other) / sumOf(one);
  return equalCompositions(new Map([...one].map(([key, count]) => [key, count * share])), other);
}

function isWhole(atoms: Composition): boolean {
  return [...atoms.values()].every(Number.isInteger);
}

function sumOf(atoms: Composition): number {
  return [...atoms.values()].reduce((sum, count) => sum + count, 0);
}
