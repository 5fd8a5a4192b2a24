import type { AmountPiece, Count, Measure } from './amounts';
import { fits, isOuter } from './containers';
import { isTimes } from './figures';
import { sizeOf } from './measure-words';
import { keyAt, type Scan } from './scan';

/** How much of a substance a line is about. */
export interface OrderAmount {
  /** The size of one pack, or the whole quantity; undefined when there is none, or it is asked. */
  readonly each: number | undefined;
  /** The unit's symbol as it is stored; a container when packs are counted as such. */
  readonly unit: string | undefined;
  /** The unit as written, in lower case; undefined when it is the symbol itself, or none. */
  readonly unitWord: string | undefined;
  readonly packs: number | undefined;
  /** What the packs are: drum, IBC, bag. */
  readonly container: string | undefined;
  /** The packs in a container that is counted as such, in words: `25 kg bag`. */
  readonly inner: string | undefined;
}

/** What a line leaves open. */
export interface OrderQuestion {
  /** `number`: a number can be read in two ways; `amounts`: two amounts do not fit together; `packs`: their number is not said; `unit`: the number has none; `rest`: a number that nothing explains. */
  readonly about: 'number' | 'range' | 'amounts' | 'packs' | 'unit' | 'rest';
  /** The characters in doubt, as written. */
  readonly text: string;
  /** What the amount may be, likeliest first. */
  readonly readings: readonly OrderAmount[];
}

export interface ResolvedAmount {
  readonly amount: OrderAmount;
  readonly question: OrderQuestion | undefined;
}

export const nothingFound: OrderAmount = {
  each: undefined,
  unit: undefined,
  unitWord: undefined,
  packs: undefined,
  container: undefined,
  inner: undefined,
};

/** What an amount is by its place: in a column, or by a word beside it. */
export type AmountRole = 'pack' | 'total' | 'inside';

export interface Amounts {
  readonly measures: readonly LinkedMeasure[];
  readonly counts: readonly LinkedCount[];
  /** A container that is named without a number of it. */
  readonly container: string | undefined;
}

export interface LinkedCount extends Count {
  /** `1000 kg in 40 bags` */
  readonly isInside: boolean;
  /** `165 kg x 80 drums` */
  readonly isTimed: boolean;
}

export interface LinkedMeasure extends Measure {
  readonly role: AmountRole | undefined;
  /** `8 drums (200 kg)` */
  readonly isInBrackets: boolean;
  readonly container: string | undefined;
}

const each = new Set(
  '/ per por par pro je a each of de di da von van @ zu with mit avec con com z po 每 jeweils ieder ognuno cada chacun il'.split(
    ' ',
  ),
);
const inside = new Set('in en im em w w/ packed emballe verpackt abgepackt'.split(' '));
const wholes = new Set(
  'total totale insgesamt gesamt gesamtmenge totaal razem lacznie toplam = 一共 共 总共 总计 合計 計 총 합계'.split(
    ' ',
  ),
);
const fillers = new Set(
  ', : ; ( ) [ ] . # - + ~ ≈ ≥ > ca on auf sur net netto brutto gross bulk vrac lose loose granel sfuso rinfusa luzem dokme 散装 バラ 벌크 yaklasik takriben okolo cirka ongeveer cerca aprox aproximadamente approximately pack packing packed package packaging size per approx about circa around etwa environ env ungefahr min minimum max maximum mind qty quantity menge quantite cantidad quantita quantidade ilosc miktar hoeveelheid anzahl stk nos no number 数量 约 大约 約 of'.split(
    ' ',
  ),
);

/** Where an amount meets another: the words between them. */
interface Gap {
  readonly words: readonly string[];
  readonly hasTimes: boolean;
}

function gapOf(scan: Scan, from: number, to: number): Gap {
  const places = Array.from({ length: Math.max(0, to - from) }, (_, index) => from + index);
  return {
    words: places.map((place) => keyAt(scan, place)),
    hasTimes: places.some((place) => isTimes(scan.tokens, place)),
  };
}

const isAmong = (words: readonly string[], ...sets: readonly ReadonlySet<string>[]) =>
  words.every((word) => sets.some((one) => one.has(word)) || word === '*' || word === 'x');

/** Joins containers without a number to the amounts beside them, and says what each amount is. */
export function linked(scan: Scan, pieces: readonly AmountPiece[]): Amounts {
  const measures: LinkedMeasure[] = [];
  const counts: LinkedCount[] = [];
  let container: string | undefined;
  for (const [place, piece] of pieces.entries()) {
    if (piece.kind === 'count') counts.push(linkedCount(scan, piece));
    if (piece.kind === 'container') container ??= piece.container;
    if (piece.kind !== 'measure') continue;
    const before = pieces[place - 1];
    const beside = {
      before: isClaimed(scan, pieces, place) ? undefined : before,
      behind: pieces[place + 1],
      after: pieces[place + 2],
    };
    const isInBrackets = /^[([（]$/.test(keyAt(scan, piece.from - 1));
    measures.push({ ...piece, ...roleOf(scan, piece, beside), isInBrackets });
  }
  return { measures, counts, container };
}

function linkedCount(scan: Scan, count: Count): LinkedCount {
  const { from, to, container } = count;
  const isTimed =
    container === undefined || isTimes(scan.tokens, from - 1) || isTimes(scan.tokens, to);
  const isInBrackets = /^[([（]$/.test(keyAt(scan, from - 1));
  return { ...count, isTimed, isInside: isInBrackets || inside.has(wordBefore(scan, from)) };
}

/** `25 kg/bag 1000 kg`: the bag before an amount belongs to the one in front of it. */
function isClaimed(scan: Scan, pieces: readonly AmountPiece[], place: number): boolean {
  const [first, box, second] = pieces.slice(Math.max(0, place - 2), place + 1);
  if (place < 2 || first?.kind !== 'measure' || box?.kind !== 'container' || !second) return false;
  return (
    !isLed(scan, box, second) &&
    isAmong(gapOf(scan, first.to, box.from).words, each, new Set(['-']))
  );
}

/** `bags of 25 kg` */
function isLed(scan: Scan, box: AmountPiece, measure: AmountPiece): boolean {
  const { words } = gapOf(scan, box.to, measure.from);
  return (
    words.length > 0 &&
    words.length < 4 &&
    words.some((word) => /\p{L}|@/u.test(word)) &&
    isAmong(words, each, fillers)
  );
}

interface Beside {
  readonly before: AmountPiece | undefined;
  readonly behind: AmountPiece | undefined;
  readonly after: AmountPiece | undefined;
}

function roleOf(
  scan: Scan,
  measure: Measure,
  { before, behind, after }: Beside,
): Pick<LinkedMeasure, 'role' | 'container'> {
  const isNext =
    behind?.kind === 'container' && after?.kind === 'measure' && isLed(scan, behind, after);
  const own = containerBehind(scan, measure, isNext ? undefined : behind);
  const lead = wordBefore(scan, measure.from);
  if (wholes.has(lead) || wholes.has(keyAt(scan, measure.to)))
    return { role: 'total', container: own.container };
  if (own.role !== undefined) return own;
  if (before?.kind === 'container') {
    const gap = gapOf(scan, before.to, measure.from);
    if (isAmong(gap.words, each, fillers, wholes) && gap.words.length < 4)
      return packOf(measure, before.container);
  }
  const next = keyAt(scan, measure.to);
  const isEach = each.has(lead) && lead !== '/' && before !== undefined;
  if (isEach || /^(?:each|je|cad|chacun|ognuno)$/.test(next))
    return { role: 'pack', container: own.container };
  return own;
}

/** `25 kg bag`, `180kg/drum`, `250 kg por tambor`; in `24 t en citerne` the amount is the whole. */
function containerBehind(
  scan: Scan,
  measure: Measure,
  behind: AmountPiece | undefined,
): Pick<LinkedMeasure, 'role' | 'container'> {
  if (behind?.kind !== 'container') return { role: undefined, container: undefined };
  const { words } = gapOf(scan, measure.to, behind.from);
  const { container } = behind;
  const isWhole = words.some((word) => inside.has(word)) && isAmong(words, inside, fillers, each);
  if (isWhole) return { role: 'total', container };
  if (words.length > 2 || !isAmong(words, each, new Set(['-', '('])))
    return { role: undefined, container: undefined };
  return packOf(measure, container);
}

/** What does not fit into the container is the whole. */
function packOf(
  { values, unit }: Measure,
  container: string,
): Pick<LinkedMeasure, 'role' | 'container'> {
  const size = sizeOf(unit)?.[1];
  const [value = 0] = values;
  const isPack = size === undefined || fits(container, value * size);
  if (isPack) return { role: 'pack', container };
  return { role: isOuter(container) ? undefined : 'total', container };
}

function wordBefore(scan: Scan, place: number): string {
  let at = place - 1;
  while (at >= 0 && /^[:(,.~-]$/.test(keyAt(scan, at))) at -= 1;
  return keyAt(scan, at);
}

/** Whether a word may stand beside an amount without being a part of the name. */
export function isFiller(key: string): boolean {
  return fillers.has(key) || each.has(key) || inside.has(key) || wholes.has(key);
}
