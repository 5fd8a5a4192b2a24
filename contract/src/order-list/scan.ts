import { unspacedContainers } from './containers';
import { unspacedMeasures } from './measure-words';
import { splitToken, type Token, tokensOf } from './tokens';
import type { SignEvidence } from './typed-number';

/** What a part of a line is. */
export type OrderPartKind =
  | 'position'
  | 'name'
  | 'identifier'
  | 'strength'
  | 'grade'
  | 'form'
  | 'pack'
  | 'count'
  | 'amount'
  | 'product-number'
  | 'price'
  | 'term'
  | 'rest';

/** A number in a line. */
export interface Figure {
  /** The token behind it. */
  readonly to: number;
  readonly text: string;
  /** Several when it can be read in two ways. */
  readonly values: readonly number[];
}

/** A line, or a cell of one, with the parts that were recognised in it. */
export interface Scan {
  readonly text: string;
  readonly tokens: readonly Token[];
  readonly evidence: SignEvidence;
  /** The units of the list of units, by their symbol in lower case. */
  readonly symbols: ReadonlyMap<string, string>;
  /** By token. */
  readonly taken: (OrderPartKind | undefined)[];
  /** The numbers read so far, by the token that they begin with. */
  readonly figures: Map<number, Figure | undefined>;
}

export function scanOf(
  text: string,
  { evidence, symbols }: Pick<Scan, 'evidence' | 'symbols'>,
): Scan {
  const tokens = withSplitWords(tokensOf(text));
  return {
    text,
    tokens,
    evidence,
    symbols,
    taken: tokens.map(() => undefined),
    figures: new Map(),
  };
}

/** Marks tokens from one place up to, and without, another. */
export function take(scan: Scan, kind: OrderPartKind, [from, to]: readonly [number, number]): void {
  scan.taken.fill(kind, from, to);
}

export function isFree({ taken }: Scan, [from, to]: readonly [number, number]): boolean {
  for (let place = from; place < to; place += 1) if (taken[place] !== undefined) return false;
  return true;
}

export function keyAt({ tokens }: Scan, place: number): string {
  return tokens[place]?.key ?? '';
}

const unspaced = [...unspacedMeasures, ...unspacedContainers].toSorted(
  (one, other) => other.length - one.length,
);
const beforeUnspaced = new Set(['/', '*', 'x', '每', '/每']);

/** Units and containers stand without a blank before the next word: 公斤桶 are two words. */
function withSplitWords(tokens: readonly Token[]): Token[] {
  const split: Token[] = [];
  const open = tokens.toReversed();
  for (let token = open.pop(); token !== undefined; token = open.pop()) {
    const before = split.at(-1);
    const isBehind =
      before &&
      (before.kind === 'number' || beforeUnspaced.has(before.key) || isUnspacedWord(before));
    const length =
      token.isUnspaced && token.kind === 'word' ? splitLength(token, Boolean(isBehind)) : 0;
    if (length === 0 || length >= token.text.length) {
      split.push(token);
      continue;
    }
    const [first, second] = splitToken(token, length);
    split.push(first);
    open.push(second);
  }
  return split;
}

function isUnspacedWord({ isUnspaced, text }: Token): boolean {
  return isUnspaced && unspaced.includes(text);
}

function splitLength({ text }: Token, isBehind: boolean): number {
  if (text.startsWith('每')) return 1;
  return isBehind ? (unspaced.find((word) => text.startsWith(word))?.length ?? 0) : 0;
}
