import type { Formula } from './formula';
import { hillFormula } from './hill-formula';
import { parseFormula } from './parse-formula';

/** The formula of a text that must be one. */
export function formulaOf(text: string): Formula {
  const parsed = parseFormula(text);
  if (!parsed.ok) throw new Error(`${text}: ${parsed.message}`);
  return parsed.formula;
}

export function hillOf(text: string): string {
  return hillFormula(formulaOf(text));
}
