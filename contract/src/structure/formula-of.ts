import { hillFormula } from '../chemistry/hill-formula';
import { parseFormula } from '../chemistry/parse-formula';
import type { Molecule } from 'openchemlib';
import { hydrogensOf } from './hydrogens-of';

/** The formula in Hill order, water of crystallisation apart: `CuO4S·5H2O`. */
export function formulaOf(molecule: Molecule): string {
  const parts = molecule.getFragments().map(atomsOf);
  const waters = parts.filter(isWater);
  const isHydrate = waters.length > 0 && waters.length < parts.length;
  const main = textOf(joined(isHydrate ? parts.filter((part) => !isWater(part)) : parts));
  const written = isHydrate ? `${main}·${waters.length === 1 ? '' : waters.length}H2O` : main;
  const parsed = parseFormula(written);
  return parsed.ok ? hillFormula(parsed.formula) : written;
}

interface Atoms {
  readonly counts: ReadonlyMap<string, number>;
  readonly charge: number;
}

function atomsOf(molecule: Molecule): Atoms {
  const counts = new Map<string, number>();
  const add = (symbol: string, count: number) => {
    if (count > 0) counts.set(symbol, (counts.get(symbol) ?? 0) + count);
  };
  let charge = 0;
  for (let atom = 0; atom < molecule.getAllAtoms(); atom += 1) {
    add(symbolOf(molecule, atom), 1);
    add('H', hydrogensOf(molecule, atom));
    charge += molecule.getAtomCharge(atom);
  }
  return { counts, charge };
}

function symbolOf(molecule: Molecule, atom: number): string {
  const label = molecule.getAtomLabel(atom);
  const mass = molecule.getAtomMass(atom);
  if (mass === 0) return label;
  if (label === 'H' && mass <= 3) return ['H', 'D', 'T'][mass - 1] ?? 'H';
  return `[${mass}${label}]`;
}

function isWater({ counts, charge }: Atoms): boolean {
  return charge === 0 && counts.size === 2 && counts.get('H') === 2 && counts.get('O') === 1;
}

function joined(parts: readonly Atoms[]): Atoms {
  const counts = new Map<string, number>();
  for (const [symbol, count] of parts.flatMap((part) => [...part.counts])) {
    counts.set(symbol, (counts.get(symbol) ?? 0) + count);
  }
  return { counts, charge: parts.reduce((sum, part) => sum + part.charge, 0) };
}

function textOf({ counts, charge }: Atoms): string {
  const atoms = [...counts].map(([symbol, count]) => `${symbol}${count === 1 ? '' : count}`);
  if (charge === 0) return atoms.join('');
  const size = Math.abs(charge) === 1 ? '' : Math.abs(charge);
  return `${atoms.join('')}^${size}${charge > 0 ? '+' : '-'}`;
}
