import { atomicNumber } from './elements';
import { FormulaError } from './formula-error';

/** A number left open, as in `(C2H4O)n` or `·xH2O`. */
export type Variable = 'n' | 'x' | 'm';

type Level = 'base' | 'sub' | 'super';

/**
 * `position` is the index in the typed text. A `sign` is a run of plus or minus signs and `charge` their sum;
 * a `charge` is the whole charge of the preceding part.
 */
export type Token = { position: number } & (
  | { kind: 'symbol'; symbol: string }
  | { kind: 'number'; digits: string; value: number; level: Level }
  | { kind: 'variable'; variable: Variable }
  | { kind: 'sign'; charge: number; level: Level }
  | { kind: 'charge'; charge: number }
  | { kind: 'open'; bracket: string }
  | { kind: 'close'; bracket: string }
  | { kind: 'dot' }
);

interface Reader {
  pattern: RegExp;
  /** Reads at the start of a component alone, where `0.5` and `1/2` are numbers. */
  isForStart?: true;
  read: (match: RegExpExecArray, position: number) => Token[];
}

const minus = '\\-\u2010-\u2015\u2212';
const superscriptDigits = '⁰¹²³⁴⁵⁶⁷⁸⁹';
const subscriptDigits = '₀₁₂₃₄₅₆₇₈₉';
const vulgarFractions = new Map([
  ['½', 1 / 2],
  ['⅓', 1 / 3],
  ['⅔', 2 / 3],
  ['¼', 1 / 4],
  ['¾', 3 / 4],
]);

const readers: readonly Reader[] = [
  { pattern: /\s+/y, read: () => [] },
  {
    pattern: /[½⅓⅔¼¾]|(?:(\d{1,5})\/([1-9]\d?)|\d{1,5}\.\d{1,4})(?!\d)/y,
    isForStart: true,
    read: ([digits, over, under], position) => {
      const value = over ? Number(over) / Number(under) : Number(digits);
      return [
        {
          kind: 'number',
          digits,
          value: vulgarFractions.get(digits) ?? value,
          level: 'base',
          position,
        },
      ];
    },
  },
  {
    pattern: new RegExp(
      `\\^(?:\\{(\\d*)([+${minus}]*)\\}|(\\d+)([+${minus}]*)|([+${minus}]+))`,
      'y',
    ),
    read: ([, bracedDigits, bracedSigns, bareDigits, bareSigns, onlySigns], position) => {
      const digits = bracedDigits || bareDigits;
      const signs = bracedSigns || bareSigns || onlySigns;
      return [
        ...(digits ? [numberToken({ digits, level: 'super', position })] : []),
        ...(signs ? [signToken({ signs, level: 'super', position })] : []),
      ];
    },
  },
  {
    pattern: new RegExp(`[${superscriptDigits}]+`, 'y'),
    read: ([digits], position) => [
      numberToken({ digits: asDigits(digits, superscriptDigits), level: 'super', position }),
    ],
  },
  {
    pattern: new RegExp(`[${subscriptDigits}]+`, 'y'),
    read: ([digits], position) => [
      numberToken({ digits: asDigits(digits, subscriptDigits), level: 'sub', position }),
    ],
  },
  {
    pattern: /_(?:\{(\d+)\}|(\d+))/y,
    read: ([, braced, bare], position) => [
      numberToken({ digits: braced ?? bare ?? '', level: 'sub', position }),
    ],
  },
  {
    pattern: /\d+/y,
    read: ([digits], position) => [numberToken({ digits, level: 'base', position })],
  },
  {
    pattern: /[⁺⁻]+/y,
    read: ([signs], position) => [signToken({ signs, level: 'super', position })],
  },
  {
    pattern: new RegExp(`[+${minus}]+`, 'y'),
    read: ([signs], position) => [signToken({ signs, level: 'base', position })],
  },
  {
    pattern: /[·.*•⋅∙‧・●×]|(?<=\s)[xX](?=\s*\d)/y,
    read: (_match, position) => [{ kind: 'dot', position }],
  },
  {
    pattern: /_\{([nxm])\}|_?([nxmₙₓₘ])(?![a-z])/y,
    read: ([, braced, bare], position) => [
      { kind: 'variable', variable: asVariable(braced ?? bare), position },
    ],
  },
  { pattern: /[([{]/y, read: ([bracket], position) => [{ kind: 'open', bracket, position }] },
  { pattern: /[)\]}]/y, read: ([bracket], position) => [{ kind: 'close', bracket, position }] },
];

/**
 * Splits a typed formula into tokens; Unicode and LaTeX-like (`_2`, `^2-`, `^{2-}`) heights are understood.
 * @throws FormulaError for what is neither an element nor a sign of formulas.
 */
export function readTokens(text: string): Token[] {
  const tokens: Token[] = [];
  let position = 0;
  while (position < text.length) {
    position = readNext({ text, position, tokens });
  }
  return tokens;
}

interface Reading {
  text: string;
  position: number;
  tokens: Token[];
}

function readNext({ text, position, tokens }: Reading): number {
  const last = tokens.at(-1);
  const isStart = last === undefined || last.kind === 'dot';
  const symbol = readSymbol(text, position);
  if (symbol) {
    tokens.push({ kind: 'symbol', symbol, position });
    return position + symbol.length;
  }
  for (const { pattern, isForStart, read } of readers) {
    if (isForStart && !isStart) continue;
    pattern.lastIndex = position;
    const match = pattern.exec(text);
    if (match) {
      tokens.push(...read(match, position));
      return pattern.lastIndex;
    }
  }
  throw new FormulaError(unexpected(text, position), position);
}

/** The longest element symbol at the position: `Co` is cobalt, `CO` carbon and oxygen. */
function readSymbol(text: string, position: number): string | undefined {
  const two = text.slice(position, position + 2);
  if (atomicNumber(two)) return two;
  const one = text.charAt(position);
  return atomicNumber(one) ? one : undefined;
}

function unexpected(text: string, position: number): string {
  const [word = text.charAt(position)] = /^[A-Z][a-z]*|^[a-z]+/.exec(text.slice(position)) ?? [];
  const before = text.charAt(position - 1);
  const meant = before + word.charAt(0).toLowerCase();
  if (/^[A-Z]/.test(word) && atomicNumber(meant)) {
    return `“${word}” is not an element. Small letters matter: did you mean ${meant}?`;
  }
  if (/^[a-z]/.test(word)) {
    return `“${word}” is not an element. Symbols begin with a capital letter, as in NaCl.`;
  }
  return /^[A-Z]/.test(word)
    ? `“${word}” is not an element.`
    : `“${word}” has no meaning in a formula.`;
}

interface At {
  level: Level;
  position: number;
}

function numberToken({ digits, level, position }: At & { digits: string }): Token {
  return { kind: 'number', digits, value: Number(digits), level, position };
}

function signToken({ signs, level, position }: At & { signs: string }): Token {
  const plus = signs.split(/[+⁺]/).length - 1;
  return { kind: 'sign', charge: 2 * plus - signs.length, level, position };
}

function asDigits(text: string, alphabet: string): string {
  return Array.from(text, (character) => String(alphabet.indexOf(character))).join('');
}

function asVariable(letter: string | undefined): Variable {
  if (letter === 'n' || letter === 'ₙ') return 'n';
  return letter === 'x' || letter === 'ₓ' ? 'x' : 'm';
}
