import { sumSequence } from './composition';
import type { SequenceSum } from './composition';
import { atomicNumber } from './elements';
import { closingOf } from './formula';
import type {
  Formula,
  FormulaAtom,
  FormulaComponent,
  FormulaGroup,
  FormulaSequence,
} from './formula';
import { readCharges } from './formula-charges';
import { FormulaError } from './formula-error';
import { readTokens } from './formula-tokens';
import type { Token } from './formula-tokens';

/** The result of {@link parseFormula}. */
export type ParsedFormula =
  | { ok: true; formula: Formula }
  | {
      ok: false;
      /** A sentence for the user. */
      message: string;
      /** Index in the typed text, from 0. */
      position: number;
    };

const maxFormulaLength = 200;
const deepestNesting = 8;
const maxCount = 99_999;
const maxCharge = 99;
const maxAtoms = 1_000_000_000;

/**
 * Reads a molecular formula as people type or paste it: brackets, charges, hydrates (`·`, `.`, `*`, `•`), isotopes
 * (`¹³C`, `[13C]`, `D`, `T`), repeating units (`(C2H4O)n`), Unicode sub- and superscripts.
 * At most 200 characters, 8 levels of brackets and counts up to 99 999.
 *
 * @example parseFormula('CuSO4.5H2O') // { ok: true, formula }
 * @example parseFormula('NaCL') // { ok: false, message: '“L” is not an element. …', position: 3 }
 */
export function parseFormula(text: string): ParsedFormula {
  try {
    return { ok: true, formula: readFormula(text) };
  } catch (error) {
    if (!(error instanceof FormulaError)) throw error;
    return { ok: false, message: error.message, position: error.position };
  }
}

type TokenOf<K extends Token['kind']> = Extract<Token, { kind: K }>;

interface Cursor {
  tokens: readonly Token[];
  index: number;
  /** The end of the text, for errors there. */
  end: number;
}

function readFormula(text: string): Formula {
  if (text.length > maxFormulaLength) {
    throw new FormulaError(
      `A formula has at most ${maxFormulaLength} characters.`,
      maxFormulaLength,
    );
  }
  const cursor = { tokens: readCharges(readTokens(text)), index: 0, end: text.length };
  const components = [readComponent(cursor)];
  while (take(cursor, 'dot')) components.push(readComponent(cursor));
  const rest = peek(cursor);
  if (rest) throw new FormulaError('This bracket was never opened.', rest.position);
  for (const component of components) refuseTooMany(sumSequence(component));
  return { components };
}

function refuseTooMany({ atoms, repeats }: SequenceSum): void {
  if ([...atoms.values()].some((count) => count > maxAtoms)) {
    throw new FormulaError('The brackets multiply up to too many atoms.', 0);
  }
  for (const { unit } of repeats) refuseTooMany(unit);
}

function readComponent(cursor: Cursor): FormulaComponent {
  const first = peek(cursor);
  const isNumber = first?.kind === 'number' && first.level === 'base';
  if (isNumber || first?.kind === 'variable') cursor.index += 1;
  const sequence = readSequence(cursor, 0);
  if (isNumber) return { multiplier: checkedCount(first), ...sequence };
  return { multiplier: first?.kind === 'variable' ? first.variable : 1, ...sequence };
}

function readSequence(cursor: Cursor, depth: number): FormulaSequence {
  const nodes: FormulaSequence['nodes'] = [];
  for (let node = readNode(cursor, depth); node; node = readNode(cursor, depth)) nodes.push(node);
  const charge = nodes.length > 0 ? take(cursor, 'charge') : undefined;
  const next = peek(cursor);
  const isEnd = next === undefined || next.kind === 'dot' || next.kind === 'close';
  if (!isEnd) throw misplaced(next, charge);
  if (nodes.length === 0) {
    throw new FormulaError('An element is missing here.', next?.position ?? cursor.end);
  }
  return { nodes, charge: charge ? checkedCharge(charge) : 0 };
}

function readNode(cursor: Cursor, depth: number): FormulaAtom | FormulaGroup | undefined {
  const token = peek(cursor);
  if (token?.kind === 'open') return readGroup(cursor, depth + 1);
  if (token?.kind === 'symbol') return readAtom(cursor);
  const before = cursor.tokens[cursor.index - 1];
  const after = cursor.tokens[cursor.index + 1];
  if (token?.kind !== 'number' || after?.kind !== 'symbol') return undefined;
  const isLabel = token.level === 'super' || (before?.kind === 'open' && before.bracket === '[');
  return isLabel ? readAtom(cursor) : undefined;
}

function readAtom(cursor: Cursor): FormulaAtom {
  const mass = take(cursor, 'number');
  const symbol = take(cursor, 'symbol')?.symbol ?? '';
  const nuclide = mass ? checkedNuclide(symbol, mass) : { symbol };
  return { kind: 'atom', ...nuclide, count: readCount(cursor) };
}

function readGroup(cursor: Cursor, depth: number): FormulaAtom | FormulaGroup {
  const open = take(cursor, 'open');
  const { bracket, position } = open ?? { bracket: '', position: 0 };
  if (depth > deepestNesting) {
    throw new FormulaError(`Brackets go at most ${deepestNesting} levels deep.`, position);
  }
  const content = readSequence(cursor, depth);
  const close = take(cursor, 'close');
  if (!close) throw new FormulaError(`“${bracket}” is never closed.`, position);
  if (close.bracket !== closingOf(bracket)) {
    throw new FormulaError(`“${closingOf(bracket)}” is expected here.`, close.position);
  }
  const count = take(cursor, 'variable')?.variable ?? readCount(cursor);
  if (count !== 1 && content.nodes.some(isRepeating)) {
    throw new FormulaError('A repeating unit cannot be repeated again.', position);
  }
  return labelledAtom(content, count) ?? { kind: 'group', bracket, content, count };
}

/** A superscript is the mass number of the next atom, not a count. */
function readCount(cursor: Cursor): number {
  const next = peek(cursor);
  const count =
    next?.kind === 'number' && next.level === 'super' ? undefined : take(cursor, 'number');
  return count ? checkedCount(count) : 1;
}

function isRepeating(node: FormulaAtom | FormulaGroup): boolean {
  if (node.kind === 'atom') return false;
  return typeof node.count === 'string' || node.content.nodes.some(isRepeating);
}

/** `[13C]6` is an atom written with brackets for its label. */
function labelledAtom({ nodes, charge }: FormulaSequence, count: FormulaGroup['count']) {
  const [atom] = nodes;
  if (atom?.kind !== 'atom' || nodes.length > 1 || charge !== 0 || typeof count === 'string')
    return undefined;
  const isLabelled = atom.isotope !== undefined || atom.symbol === 'D' || atom.symbol === 'T';
  if (!isLabelled || (atom.count > 1 && count > 1)) return undefined;
  return { ...atom, count: atom.count * count };
}

function checkedCount({ digits, value, position }: TokenOf<'number'>): number {
  if (value > 0 && value <= maxCount) return value;
  throw new FormulaError(`“${digits}” must be from 1 to 99 999.`, position);
}

function checkedCharge({ charge, position }: TokenOf<'charge'>): number {
  if (charge !== 0 && Math.abs(charge) <= maxCharge) return charge;
  throw new FormulaError('This is not a charge.', position);
}

function checkedNuclide(
  symbol: string,
  mass: TokenOf<'number'>,
): Pick<FormulaAtom, 'symbol' | 'isotope'> {
  const protons = atomicNumber(symbol) ?? 0;
  if (mass.value < protons || mass.value > 3 * protons) {
    throw new FormulaError(`There is no isotope ${mass.digits} of ${symbol}.`, mass.position);
  }
  if (symbol === 'H' && mass.value > 1) return { symbol: mass.value === 2 ? 'D' : 'T' };
  return { symbol, isotope: mass.value };
}

function misplaced(token: Token, charge: Token | undefined): FormulaError {
  if (charge) {
    return new FormulaError(
      'A charge ends a formula or a bracket; hydrates are joined by “·”.',
      charge.position,
    );
  }
  if (token.kind === 'variable') {
    return new FormulaError(
      `“${token.variable}” can only follow a bracket, as in (C2H4O)n.`,
      token.position,
    );
  }
  return new FormulaError(
    token.kind === 'charge'
      ? 'A charge must follow an element.'
      : 'A number must follow an element or a bracket.',
    token.position,
  );
}

function peek(cursor: Cursor): Token | undefined {
  return cursor.tokens[cursor.index];
}

function take<K extends Token['kind']>(cursor: Cursor, kind: K): TokenOf<K> | undefined {
  const token = peek(cursor);
  if (!isKind(token, kind)) return undefined;
  cursor.index += 1;
  return token;
}

function isKind<K extends Token['kind']>(token: Token | undefined, kind: K): token is TokenOf<K> {
  return token?.kind === kind;
}
