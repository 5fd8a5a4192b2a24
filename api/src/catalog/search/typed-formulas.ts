import { atomicNumber, parseFormula } from 'contract/chemistry';

/** A formula in lower case has at most this many characters, and is tried in at most this many ways. */
const maxLength = 24;
const maxReadings = 4;

/**
 * The formulas that a text in lower case may be: `naoh` is NaOH, `co` may be Co and CO. Empty for a text with capital
 * letters, and for one that is no formula.
 */
export function casedFormulas(text: string): string[] {
  const isLowerCase = /^[a-z\d().·*[\]]{2,}$/.test(text) && /[a-z]/.test(text);
  if (text.length > maxLength || !isLowerCase) return [];
  return inCases(text)
    .filter((formula) => parseFormula(formula).ok)
    .slice(0, maxReadings);
}

/** Each way to divide the letters into symbols of elements, those with the fewest symbols last. */
function inCases(text: string): string[] {
  const letter = /[a-z]/.exec(text);
  if (!letter) return [text];
  const before = text.slice(0, letter.index);
  return [1, 2].flatMap((length) => {
    const typed = text.slice(letter.index, letter.index + length);
    const symbol = typed.charAt(0).toUpperCase() + typed.slice(1);
    if (typed.length < length || atomicNumber(symbol) === undefined) return [];
    return inCases(text.slice(letter.index + length)).map((rest) => before + symbol + rest);
  });
}

/** A formula with the water of crystallization apart, as one: `MgSO4 7H2O`. */
export function withWater(text: string): string[] {
  const [salt = '', ...water] = text.split(/\s+/);
  const [, count] = /^[·.*•]?(\d*)H2O$/i.exec(water.join('')) ?? [];
  const formula = `${salt}·${count}H2O`;
  return count !== undefined && parseFormula(formula).ok ? [formula] : [];
}
