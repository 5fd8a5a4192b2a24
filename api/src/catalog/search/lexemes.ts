/** A CAS or EC number without its dashes, as people type it. */
export function numberKey(number: string): string {
  return number.replace(/-/g, '');
}

/** Lexemes of numbers and formulas carry a mark that keeps them apart from words of names. */
export function numberLexeme(key: string): string {
  return `#${key}`;
}

export function formulaLexeme(formula: string): string {
  return `=${formula.replace(/[\\']/g, '')}`;
}
