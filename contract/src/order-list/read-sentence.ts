import { stripEnds } from '../strip-ends';
import { type AmountPiece, amountsIn } from './amounts';
import { takeDetails } from './details';
import { figureAt, isAlone, isCode, isSign, isTimes } from './figures';
import { takeIdentifiers, takeStructure } from './identifiers';
import {
  type Amounts,
  isFiller,
  linked,
  nothingFound,
  type OrderQuestion,
  type ResolvedAmount,
} from './order-amount';
import { keyAt, type OrderPartKind, type Scan, scanOf, take } from './scan';

/** A text, which may be a cell, with its recognised parts. */
export interface ReadText {
  readonly scan: Scan;
  /** A valid CAS or EC number. */
  readonly number: string | undefined;
  readonly pieces: readonly AmountPiece[];
}

export interface ReadOptions extends Pick<Scan, 'evidence' | 'symbols'> {
  /** The lines of the list are numbered without a sign behind the number. */
  readonly isNumbered: boolean;
}

/** Recognises all parts of a text but the name, which is what is left. */
export function readText(text: string, options: ReadOptions): ReadText {
  const scan = scanOf(text, options);
  takePosition(scan, options.isNumbered);
  takeStructure(scan);
  const number = takeIdentifiers(scan);
  takeDetails(scan);
  const pieces = amountsIn(scan);
  const isAmount = pieces.some(({ kind }) => kind !== 'container');
  const used = isAmount ? pieces.filter((piece) => isBesideAmount(scan, pieces, piece)) : [];
  for (const piece of used) take(scan, partOf(piece), [piece.from, piece.to]);
  absorbFillers(scan);
  if (number === undefined && thingOf(scan).wanted === '') releaseWords(scan, used);
  return { scan, number, pieces: used };
}

const maxGap = 3;

/** A container that is named away from all amounts belongs to the name: Vat Blue. */
function isBesideAmount(scan: Scan, pieces: readonly AmountPiece[], piece: AmountPiece): boolean {
  if (piece.kind !== 'container') return true;
  return pieces.some((other) => {
    if (other.kind === 'container') return false;
    const [from, to] = other.from < piece.from ? [other.to, piece.from] : [piece.to, other.from];
    const between = scan.tokens.slice(from, to);
    return (
      between.length <= maxGap && between.every(({ kind, key }) => kind !== 'word' || isFiller(key))
    );
  });
}

/** Words that mean something beside an amount are the name where there is no other: MIT 25 kg. */
function releaseWords({ tokens, taken }: Scan, pieces: readonly AmountPiece[]): void {
  for (const [place, { kind }] of tokens.entries()) {
    const isOfAmount = pieces.some(({ from, to }) => place >= from && place < to);
    if (kind === 'word' && taken[place] !== 'term' && taken[place] !== 'position' && !isOfAmount)
      taken[place] = undefined;
  }
}

function partOf({ kind }: AmountPiece): OrderPartKind {
  if (kind === 'measure') return 'amount';
  return kind === 'count' ? 'count' : 'pack';
}

const bullets = new Set([
  '-',
  '•',
  '·',
  '▪',
  '►',
  '●',
  '*',
  '>',
  '–',
  '#',
  '‣',
  '◦',
  '○',
  '■',
  '(',
]);
const behindNumber = new Set(['.', ')', ':', ',', '/', ']']);

/** Quotation marks, bullets and the number of the line: `> - `, `1)`, `3.`, `(2)`, `1、`. */
function takePosition(scan: Scan, isNumbered: boolean): void {
  const { tokens } = scan;
  let place = 0;
  while (
    bullets.has(keyAt(scan, place)) &&
    !(keyAt(scan, place) === '(' && tokens[place + 1]?.kind !== 'number')
  )
    place += 1;
  const [number, sign, next] = tokens.slice(place, place + 3);
  const isNumber = number?.kind === 'number' && /^\d{1,3}$/.test(number.text);
  const isMarked =
    isNumber &&
    sign?.isGlued === true &&
    (behindNumber.has(sign.text) || (sign.text === '-' && next?.isGlued === false)) &&
    !(next?.isGlued && next.kind === 'number');
  if (isMarked) {
    place += 2;
    while (/^[-.)]$/.test(keyAt(scan, place)) && tokens[place]?.isGlued) place += 1;
  } else if (isNumbered && isNumber && sign !== undefined && !sign.isGlued) place += 1;
  else if (keyAt(scan, place - 1) === '(') place -= 1;
  else if (isLetterMark(scan, place)) place += 2;
  take(scan, 'position', [0, Math.max(0, place)]);
}

/** `a)` */
function isLetterMark({ tokens }: Scan, place: number): boolean {
  const [letter, sign, next] = tokens.slice(place, place + 3);
  const isLetter = letter?.kind === 'word' && letter.text.length === 1;
  return isLetter && sign?.isGlued === true && sign.text === ')' && next?.isGlued === false;
}

const absorbing = new Set<OrderPartKind | undefined>(['amount', 'count', 'pack', 'price', 'term']);
const separators = new Set([',', ';', ':', '=', '/', '|', '@', '~', '+', '≈', '*', '&']);

/** The words and signs between and beside amounts: `4 drums of 200 kg each`. */
function absorbFillers(scan: Scan): void {
  const { tokens, taken } = scan;
  const places = tokens.map((_, place) => place);
  const absorb = (place: number, beside: number) => {
    if (taken[place] === undefined && absorbing.has(taken[beside]) && isAbsorbed(scan, place))
      taken[place] = taken[beside];
  };
  for (const place of places) absorb(place, place - 1);
  for (const place of places.toReversed()) absorb(place, place + 1);
}

/** A point behind a letter of the name: `p.a.`, `techn.` */
function isAbbreviated({ tokens, taken }: Scan, place: number): boolean {
  const isOfName = taken[place - 1] === undefined && !isFiller(tokens[place - 1]?.key ?? '');
  return tokens[place]?.isGlued === true && isOfName;
}

function isAbsorbed(scan: Scan, place: number): boolean {
  const { tokens } = scan;
  const [token, next] = [tokens[place], tokens[place + 1]];
  if (!token) return false;
  if (token.kind === 'word') {
    const isInName =
      (token.isGlued && isSign(tokens[place - 1], '.')) || (next?.isGlued && next.text === '-');
    const isLetter = /^\p{Lu}$/u.test(token.text);
    return !isInName && (isTimes(tokens, place) || (!isLetter && isFiller(token.key)));
  }
  if (token.kind !== 'sign') return false;
  return (
    separators.has(token.text) ||
    (token.text === '-' && !(token.isGlued && next?.isGlued)) ||
    (token.text === '.' && !isAbbreviated(scan, place))
  );
}

/** The name, in words for a search; and with strength and grade, as a person reads it. */
export interface NamedThing {
  readonly name: string;
  readonly wanted: string;
}

const nameKinds = new Set<OrderPartKind | undefined>([undefined, 'name']);
const wantedKinds = new Set<OrderPartKind | undefined>([...nameKinds, 'strength', 'grade', 'form']);

export function thingOf(scan: Scan): NamedThing {
  const identifier = textOf(scan, new Set<OrderPartKind | undefined>(['identifier']));
  const name = textOf(scan, nameKinds);
  const wanted = textOf(scan, wantedKinds);
  return name === '' ? { name: identifier, wanted: wanted || identifier } : { name, wanted };
}

function textOf(
  { text, tokens, taken }: Scan,
  kinds: ReadonlySet<OrderPartKind | undefined>,
): string {
  const pieces: string[] = [];
  let end: number | undefined;
  for (const [place, { from, to }] of tokens.entries()) {
    if (!kinds.has(taken[place])) {
      end = undefined;
      continue;
    }
    const before = end === undefined ? ' ' : text.slice(end, from);
    pieces.push(before, text.slice(from, to));
    end = to;
  }
  return tidy(pieces.join(''));
}

function tidy(text: string): string {
  const plain = text
    .replace(/[([{（【]\s{0,9}[,;:/]?\s{0,9}[)\]}）】]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  const start = /[\s,;:/|=–—.…_，、；：。~*+-]/;
  const end = /[\s,;:/|=–—…_，、；：。~*+-]/;
  const stripped = stripEnds(plain, { start, end });
  return withoutOddBrackets(stripped);
}

/** An opening bracket at the end, a closing one at the start. */
function withoutOddBrackets(text: string): string {
  const opened = (text.match(/[([（]/g) ?? []).length - (text.match(/[)\]）]/g) ?? []).length;
  if (opened > 0) return stripEnds(text, { start: /[\s([（]/, end: /[\s([（,;:-]/ });
  return opened < 0 ? stripEnds(text, { start: /[\s)\]）,;:-]/, end: /[\s)\]）]/ }) : text;
}

/** Numbers that no part took and that stand alone: nobody knows what they say. */
export function openNumbers(scan: Scan): string[] {
  return scan.tokens.flatMap((token, place) => {
    return isOpenNumber(scan, place) ? [token.text] : [];
  });
}

function isOpenNumber(scan: Scan, place: number): boolean {
  const { taken, tokens } = scan;
  if (taken[place] !== undefined || tokens[place]?.kind !== 'number') return false;
  const isBehindPart =
    taken[place - 1] !== undefined ||
    (isSign(tokens[place - 1], '-') && taken[place - 2] !== undefined);
  return isBehindPart ? !isContinued(scan, place) : isAlone(scan, place) && !isBound(scan, place);
}

function isContinued({ tokens }: Scan, place: number): boolean {
  const [next, further] = tokens.slice(place + 1, place + 3);
  return next?.isGlued === true && (next.kind !== 'sign' || further?.isGlued === true);
}

/** Colours and products of a series are told apart by a number. */
const seriesWords = new Set(
  'yellow red blue orange violet green black brown white gelb rot blau schwarz antioxidant pigment solvent grade type'.split(
    ' ',
  ),
);

/** A part of a name: `2-propanol`, `1,2-dichloroethane`, `PEG 400`. */
function isBound(scan: Scan, place: number): boolean {
  const [token, before] = [scan.tokens[place], scan.tokens[place - 1]];
  if (isContinued(scan, place)) return true;
  const isSeries =
    seriesWords.has(before?.key ?? '') ||
    /(?:C\.I|No)\.$/.test(scan.text.slice(0, token?.from).trimEnd());
  return (isSeries || isCode(before)) && /^\d{1,5}$/.test(token?.text ?? '');
}

/** The amount of a line, which a number that nothing explains makes a question. */
export function withOpenNumbers(
  resolved: ResolvedAmount,
  open: readonly string[],
  scan: Scan,
): ResolvedAmount {
  const { amount, question } = resolved;
  if (open.length === 0 || question) return resolved;
  const text = open.join(', ');
  const readings = amount.each === undefined ? bareReadings(scan) : [amount];
  const rest: OrderQuestion = { about: 'rest', text, readings };
  return { amount: { ...nothingFound, unit: amount.unit }, question: rest };
}

/** A number alone may be the amount, in a unit that is not said. */
function bareReadings(scan: Scan) {
  const places = scan.tokens.flatMap((_, place) => (isOpenNumber(scan, place) ? [place] : []));
  const [place] = places;
  const figure = place === undefined || places.length > 1 ? undefined : figureAt(scan, place);
  return (figure?.values ?? []).map((each) => ({ ...nothingFound, each }));
}

export function amountsOf(texts: readonly ReadText[]): Amounts {
  const all = texts.map(({ scan, pieces }) => linked(scan, pieces));
  return {
    measures: all.flatMap(({ measures }) => measures),
    counts: all.flatMap(({ counts }) => counts),
    container: all.find(({ container }) => container !== undefined)?.container,
  };
}
