import type { Formula, FormulaComponent, FormulaSequence } from './formula';

/** The number of atoms by kind; the keys are element symbols, `D`, `T` and nuclides such as `13C`. */
export type Composition = Map<string, number>;

/** The sum of a sequence, with its repeating units separate. */
export interface SequenceSum {
  atoms: Composition;
  charge: number;
  repeats: { unit: SequenceSum; letter: string }[];
}

/** Sums the brackets of a component, without its own multiplier. */
export function sumSequence({ nodes, charge }: FormulaSequence): SequenceSum {
  const sum: SequenceSum = { atoms: new Map(), charge, repeats: [] };
  for (const node of nodes) {
    if (node.kind === 'atom') {
      const key = `${node.isotope ?? ''}${node.symbol}`;
      addAtoms({ to: sum.atoms, atoms: new Map([[key, node.count]]), times: 1 });
    } else if (typeof node.count === 'string') {
      sum.repeats.push({ unit: sumSequence(node.content), letter: node.count });
    } else {
      const inner = sumSequence(node.content);
      addAtoms({ to: sum.atoms, atoms: inner.atoms, times: node.count });
      sum.charge += inner.charge * node.count;
      sum.repeats.push(...inner.repeats);
    }
  }
  return sum;
}

/** All atoms of the formula; `undefined` when a number is left open (`(C2H4O)n`, `·xH2O`). */
export function compositionOf(formula: Formula): Composition | undefined {
  const total: Composition = new Map();
  for (const component of formula.components) {
    if (!addComponent(total, component)) return undefined;
  }
  return total;
}

function addComponent(total: Composition, component: FormulaComponent): boolean {
  const { atoms, repeats } = sumSequence(component);
  if (typeof component.multiplier === 'string' || repeats.length > 0) return false;
  addAtoms({ to: total, atoms, times: component.multiplier });
  return true;
}

/** Whether two compositions have the same atoms in the same numbers. */
export function equalCompositions(one: Composition, other: Composition): boolean {
  const tolerance = 1e-6;
  return (
    one.size === other.size &&
    [...one].every(([key, count]) => Math.abs(count - (other.get(key) ?? 0)) < tolerance)
  );
}

interface Addition {
  to: Composition;
  atoms: Composition;
  times: number;
}

function addAtoms({ to, atoms, times }: Addition): void {
  for (const [key, count] of atoms) to.set(key, (to.get(key) ?? 0) + count * times);
}
