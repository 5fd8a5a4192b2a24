/** A CAS or EC number without its dashes, as people type it. */
export function numberKey(number: string): string {
  return number.replace(/-/g, '');
}

/** Numbers and formulas among the words of a chemical: their marks keep them apart from the words of names. */
export function numberLexeme(key: string): string {
  return `#${key}`;
}

export function formulaLexeme(formula: string): string {
  return `=${formula.replace(/[\\']/g, '')}`;
}
