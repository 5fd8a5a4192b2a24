import { molarMass } from './molar-mass';
import { parseFormula } from './parse-formula';

/** The molar mass in g/mol to five places; null without a formula, or for elements without a standard weight. */
export function massOf(formula: unknown): number | null {
  if (typeof formula !== 'string') return null;
  const parsed = parseFormula(formula);
  const mass = parsed.ok ? molarMass(parsed.formula) : undefined;
  return mass === undefined ? null : Number(mass.toFixed(5));
}
