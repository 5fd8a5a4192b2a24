import { containerOf, isCountLabel, isPieces } from './containers';
import { figureAt, isAlone, isSign, isTimes, rangeAt } from './figures';
import { measureOf } from './measure-words';
import { type Figure, isFree, keyAt, type Scan } from './scan';

/** A number with a unit. */
export interface Measure {
  readonly kind: 'measure';
  readonly from: number;
  readonly to: number;
  readonly text: string;
  readonly values: readonly number[];
  readonly unit: string;
  readonly unitWord: string;
}

/** A number of containers or pieces; `container` is undefined for pieces, and for a number alone beside `x`. */
export interface Count {
  readonly kind: 'count';
  readonly from: number;
  readonly to: number;
  readonly text: string;
  readonly values: readonly number[];
  readonly container: string | undefined;
  readonly containerWord: string;
}

/** A container without a number. */
export interface Mention {
  readonly kind: 'container';
  readonly from: number;
  readonly to: number;
  readonly container: string;
}

export type AmountPiece = Measure | Count | Mention;

/** All amounts of a line, in order. Tokens that another part has taken are left out. */
export function amountsIn(scan: Scan): AmountPiece[] {
  const pieces: AmountPiece[] = [];
  for (let place = 0; place < scan.tokens.length;) {
    const piece = scan.taken[place] === undefined ? pieceAt(scan, place) : undefined;
    const fits = piece && isFree(scan, [piece.from, piece.to]) ? piece : undefined;
    if (fits) pieces.push(fits);
    place = fits?.to ?? place + 1;
  }
  return pieces;
}

function pieceAt(scan: Scan, place: number): AmountPiece | undefined {
  return measureAt(scan, place) ?? countAt(scan, place) ?? mentionAt(scan, place);
}

/** `25 kg`, `20-25 kg`, `10^3 kg`; none in `2 L-lysine`. */
export function measureAt(scan: Scan, place: number): Measure | undefined {
  if (!isAlone(scan, place) && !isBehindDash(scan, place)) return undefined;
  const first = singleAt(scan, place);
  const second = first && rangeMark(scan, first.to) ? singleAt(scan, first.to + 1) : undefined;
  if (!first || second?.unit !== first.unit) return first;
  const values = [...first.values.slice(0, 1), ...second.values.slice(0, 1)];
  return { ...second, from: place, values, text: `${first.text} - ${second.text}` };
}

/** `5 kg - 10 kg` */
function rangeMark(scan: Scan, place: number): boolean {
  return /^(?:-|~|to|bis|do|至|到)$/.test(keyAt(scan, place));
}

function singleAt(scan: Scan, place: number): Measure | undefined {
  const figure = rangeAt(scan, place) ?? figureAt(scan, place);
  const unit = figure && unitAt(scan, figure.to);
  if (!figure || !unit || continuesWord(scan, unit.to)) return undefined;
  const { symbol, factor, word, to } = unit;
  const values = figure.values.map((value) => Number((value * factor).toPrecision(12)));
  const text = `${figure.text} ${word}`;
  return { kind: 'measure', from: place, to, text, values, unit: symbol, unitWord: word };
}

/** `DMF-190 kg`; the digits of `R-902` are a part of it. */
function isBehindDash({ tokens }: Scan, place: number): boolean {
  const [word, dash, number, next] = tokens.slice(Math.max(0, place - 2), place + 2);
  const isWord = place > 1 && word?.kind === 'word' && word.text.length > 2;
  return isWord && isSign(dash, '-') && number?.isGlued === true && next?.kind === 'word';
}

interface FoundUnit {
  readonly symbol: string;
  readonly factor: number;
  readonly word: string;
  readonly to: number;
}

export function unitAt(scan: Scan, place: number): FoundUnit | undefined {
  const { tokens } = scan;
  const start =
    isSign(tokens[place], '-') && tokens[place]?.isGlued && tokens[place + 1]?.isGlued
      ? place + 1
      : place;
  const token = tokens[start];
  const own = ownUnitAt(scan, start);
  if (own) return own;
  if (token?.kind !== 'word' || token.text === 'M' || token.text === 'N') return undefined;
  const next = tokens[start + 1];
  if (token.key === 'm' && next?.isGlued && next.text === '3')
    return { symbol: 'm³', factor: 1, word: 'm3', to: start + 2 };
  if (token.key === 'm' && keyAt(scan, start + 2) === 't' && isSign(next, '.')) {
    const end = isSign(tokens[start + 3], '.') ? start + 4 : start + 3;
    return { symbol: 't', factor: 1, word: 'm.t.', to: end };
  }
  if (token.key === 'metric') return unitAt(scan, start + 1);
  if (token.key === 'to' && next?.kind === 'number') return undefined;
  const found = measureOf(token.key);
  return found && { ...found, word: token.text.toLowerCase(), to: start + 1 };
}

/** A symbol of the list of units, which may be of any signs. */
function ownUnitAt({ tokens, symbols, text }: Scan, place: number): FoundUnit | undefined {
  let to = place + 1;
  while (tokens[to]?.isGlued) to += 1;
  const word = text.slice(tokens[place]?.from, tokens[to - 1]?.to).toLowerCase();
  const symbol = word.length > 1 ? symbols.get(word) : undefined;
  return symbol === undefined ? undefined : { symbol, factor: 1, word, to };
}

/** A letter or digit without a blank, or with a dash: `5 t-butylphenol`, `1 g2`. */
function continuesWord(scan: Scan, place: number): boolean {
  const [next, further] = scan.tokens.slice(place, place + 2);
  if (!next?.isGlued) return false;
  if (next.kind === 'number') return !scan.tokens[place - 1]?.isUnspaced;
  if (next.kind === 'word')
    return !next.isUnspaced && !isTimes(scan.tokens, place) && next.key !== 'x';
  if (next.text !== '-' || !further?.isGlued || further.kind !== 'word') return false;
  return containerAt(scan, place + 1) === undefined;
}

const sizeMarks = new Set(["'", '’', '′', '"', '″', 'ft', 'feet', 'foot', 'fuss', 'pies', 'pieds']);
const vehicleWords = new Set(
  'fcl fcls hc hq gp dv dc st container containers cont conteneur contenedor reefer'.split(' '),
);

/** `80 drums`, `2 IBC`, `8 pcs`, `1x40'HC`. */
function countAt(scan: Scan, place: number): Count | undefined {
  const { tokens } = scan;
  if (!isAlone(scan, place)) return undefined;
  const figure = rangeAt(scan, place) ?? figureAt(scan, place);
  if (!figure) return undefined;
  const isTimed = isTimes(tokens, figure.to);
  const behind = isTimed ? figure.to + 1 : figure.to;
  const box = vehicleAt(scan, behind) ?? containerAt(scan, behind) ?? piecesAt(scan, behind);
  if (box) return countOf(scan, [place, box.to], figure, box.container);
  if (vehicleAt(scan, place)) return undefined;
  return bareCountAt(scan, place, figure);
}

/** A number alone beside a sign of multiplication or behind `qty`. */
function bareCountAt(scan: Scan, place: number, figure: Figure): Count | undefined {
  const { tokens } = scan;
  const isBehind = isTimes(tokens, place - 1);
  const label = /^[:.]$/.test(keyAt(scan, place - 1)) ? place - 2 : place - 1;
  if (isCountLabel(keyAt(scan, label))) return countOf(scan, [label, figure.to], figure, undefined);
  const isBefore = isTimes(tokens, figure.to);
  if (isBefore) return countOf(scan, [place, figure.to + 1], figure, undefined);
  return isBehind ? countOf(scan, [place - 1, figure.to], figure, undefined) : undefined;
}

function countOf(
  { text, tokens }: Scan,
  [from, to]: readonly [number, number],
  { values }: Figure,
  container: string | undefined,
): Count {
  const [first, last] = [tokens[from], tokens[to - 1]];
  const typed = text.slice(first?.from, last?.to);
  return {
    kind: 'count',
    from,
    to,
    text: typed,
    values,
    container,
    containerWord: (last?.text ?? '').toLowerCase(),
  };
}

interface Box {
  readonly container: string | undefined;
  readonly to: number;
}

/** `20' FCL`, `40'HC`, `20 ft ISO tank`. */
function vehicleAt(scan: Scan, place: number): Box | undefined {
  const { tokens } = scan;
  if (!/^(?:20|40|45)$/.test(tokens[place]?.text ?? '')) return undefined;
  const isMarked = sizeMarks.has(keyAt(scan, place + 1));
  const isGlued = tokens[place + 1]?.isGlued === true && vehicleWords.has(keyAt(scan, place + 1));
  if (!isMarked && !isGlued) return undefined;
  let to = isMarked ? place + 2 : place + 1;
  while (sizeMarks.has(keyAt(scan, to))) to += 1;
  const named = containerAt(scan, to);
  if (named?.container === 'isotank') return named;
  while (vehicleWords.has(keyAt(scan, to))) to += 1;
  return { container: 'FCL', to };
}

const adjectives = new Set(
  'nett net gi ms galvanised galvanized steel plastic hdpe pe fibre fiber fibreboard glass paper kraft metal iron blue new full standard amber fresh stahl kunststoff blech plastique acero plastico acciaio plastica stalowe plastikowe kg/l'.split(
    ' ',
  ),
);
const maxAdjectives = 2;

function containerAt(
  scan: Scan,
  place: number,
): (Box & { readonly container: string }) | undefined {
  let start = place;
  while (start < place + maxAdjectives && adjectives.has(keyAt(scan, start))) start += 1;
  const { tokens } = scan;
  const token = tokens[start];
  if (token?.kind !== 'word') return undefined;
  const next = tokens[start + 1];
  const dash = isSign(next, '-') ? tokens[start + 2] : next;
  const pair = dash?.kind === 'word' ? containerOf(`${token.key} ${dash.key}`) : undefined;
  if (pair !== undefined && dash) return { container: pair, to: tokens.indexOf(dash, start) + 1 };
  const container = containerOf(token.key);
  return container === undefined ? undefined : { container, to: start + 1 };
}

function piecesAt(scan: Scan, place: number): Box | undefined {
  const token = scan.tokens[place];
  if (token?.kind !== 'word' || !isPieces(token.key)) return undefined;
  return { container: undefined, to: isSign(scan.tokens[place + 1], '.') ? place + 2 : place + 1 };
}

function mentionAt(scan: Scan, place: number): Mention | undefined {
  if (
    scan.tokens[place]?.isGlued &&
    scan.tokens[place - 1]?.kind === 'word' &&
    !scan.tokens[place]?.isUnspaced
  )
    return undefined;
  const box = vehicleAt(scan, place) ?? containerAt(scan, place);
  return box?.container === undefined
    ? undefined
    : { kind: 'container', from: place, to: box.to, container: box.container };
}
