import { atomicWeight } from './atomic-weights';
import { compositionOf } from './composition';
import type { Formula } from './formula';

/**
 * The molar mass in g/mol, not rounded; hydrates and fractions included. `undefined` when a number is left open
 * (polymers) or an element has no standard atomic weight.
 */
export function molarMass(formula: Formula): number | undefined {
  const composition = compositionOf(formula);
  if (!composition) return undefined;
  let mass = 0;
  for (const [key, count] of composition) {
    const weight = atomicWeight(key);
    if (weight === undefined) return undefined;
    mass += weight * count;
  }
  return mass;
}
