import { compositionOf, equalCompositions } from './composition';
import type { Formula } from './formula';
import { hillFormula } from './hill-formula';

/**
 * Whether two formulas stand for the same atoms, whatever the order, brackets, hydrate dots and charges:
 * `CuSO4·5H2O` and `CuH10O9S`. Formulas with a number left open must agree component by component.
 */
export function sameComposition(one: Formula, other: Formula): boolean {
  const atoms = compositionOf(one);
  const otherAtoms = compositionOf(other);
  if (atoms && otherAtoms) return equalCompositions(atoms, otherAtoms);
  return !atoms && !otherAtoms && sortedComponents(one) === sortedComponents(other);
}

function sortedComponents({ components }: Formula): string {
  return components
    .map((component) => hillFormula({ components: [component] }))
    .toSorted()
    .join('·');
}
