import { atomicNumber } from './elements';

/** A number left open, as in `(C2H4O)n` or `·xH2O`. */
export type Variable = 'n' | 'x' | 'm';

export type Token = { position: number } & (
  | { kind: 'symbol'; symbol: string }
  | { kind: 'number'; digits: string; value: number; level: 'base' | 'sub' | 'super' }
  | { kind: 'variable'; variable: Variable }
  /** One or more signs, `+` or `−`; `charge` is their sum. */
  | { kind: 'sign'; charge: number; level: 'base' | 'super' }
  | { kind: 'open' | 'close'; bracket: string }
  | { kind: 'dot' }
);

/** What is wrong with a formula, and at which character of the typed text, counted from 0. */
export class FormulaError extends Error {
  readonly position: number;

  constructor(message: string, position: number) {
    super(message);
    this.position = position;
  }
}

const minus = '\\-\u2010-\u2015\u2212';
const superscriptDigits = '⁰¹²³⁴⁵⁶⁷⁸⁹';
const subscriptDigits = '₀₁₂₃₄₅₆₇₈₉';
const fractions = new Map([
  ['½', 1 / 2],
  ['⅓', 1 / 3],
  ['⅔', 2 / 3],
  ['¼', 1 / 4],
  ['¾', 3 / 4],
]);

const space = /\s+/y;
const dot = /[·.*•⋅∙‧・●×]|(?<=\s)[xX](?=\s*\d)/y;
const decimalOrFraction = /\d{1,5}[./]\d{1,5}|[½⅓⅔¼¾]/y;
const raised = new RegExp(`\\^\\{?(?:(\\d+)([+${minus}]*)|([+${minus}]+))\\}?`, 'y');
const superscript = new RegExp(`[${superscriptDigits}]+`, 'y');
const subscript = new RegExp(`[${subscriptDigits}]+|_\\{?(\\d+)\\}?`, 'y');
const number = /\d+/y;
const sign = new RegExp(`[+${minus}]+|([⁺⁻]+)`, 'y');
const symbol = /[A-Z][a-z]?/y;
const variable = /([nxm])(?![a-z])|[ₙₓₘ]|_\{?([nxm])\}?/y;
const bracket = /([([{])|[)\]}]/y;

/** Splits a typed formula into tokens. Unicode and LaTeX-like (`_2`, `^2-`, `^{2-}`) heights are understood. */
export function readTokens(text: string): Token[] {
  const tokens: Token[] = [];
  for (let position = 0; position < text.length;) {
    const previous = tokens.at(-1);
    const isStart = previous === undefined || previous.kind === 'dot';
    const found = readAt({ text, position, isStart });
    tokens.push(...found.tokens);
    position = found.end;
  }
  return tokens;
}

interface Place {
  text: string;
  position: number;
  /** At the start of a component, where `0.5` and `1/2` are numbers. */
  isStart: boolean;
}

interface Found {
  tokens: Token[];
  end: number;
}

function readAt(place: Place): Found {
  const { position } = place;
  const blank = matchAt(space, place);
  if (blank) return { tokens: [], end: space.lastIndex };
  const fraction = place.isStart ? matchAt(decimalOrFraction, place) : null;
  if (fraction) {
    const [digits] = fraction;
    const value = fractions.get(digits) ?? quotient(digits);
    const token: Token = { kind: 'number', digits, value, level: 'base', position };
    return { tokens: [token], end: decimalOrFraction.lastIndex };
  }
  return (
    readNumberOrSign(place) ??
    readSymbol(place) ??
    readMark(place) ??
    refuse(place.text.slice(position), position)
  );
}

function readNumberOrSign(place: Place): Found | undefined {
  const { position } = place;
  const caret = matchAt(raised, place);
  if (caret) {
    const tokens: Token[] = [];
    const signs = caret[2] || caret[3];
    if (caret[1]) tokens.push(numberToken({ digits: caret[1], level: 'super', position }));
    if (signs) tokens.push({ kind: 'sign', charge: sumOf(signs), level: 'super', position });
    return { tokens, end: raised.lastIndex };
  }
}
