import type { AmountPiece, Count, Measure } from './amounts';
import { unitAt } from './amounts';
import type { Cell } from './cells';
import { containerOf, isPieces } from './containers';
import { figureAt } from './figures';
import { type Amounts, type LinkedMeasure, type ResolvedAmount } from './order-amount';
import type { ColumnRole, OrderHeading } from './order-columns';
import {
  amountsOf,
  openNumbers,
  type ReadOptions,
  type ReadText,
  readText,
  thingOf,
  withOpenNumbers,
} from './read-sentence';
import { resolveAmount } from './resolve-amount';
import { scanOf } from './scan';
import { keyOf } from './tokens';

/** What a row of a table says. */
export interface ReadRow {
  readonly name: string;
  readonly wanted: string;
  readonly number: string | undefined;
  readonly resolved: ResolvedAmount;
  readonly texts: readonly (Placed & { readonly role: ColumnRole })[];
}

interface Placed {
  readonly read: ReadText;
  readonly from: number;
}

interface RowCell extends Cell {
  readonly role: ColumnRole;
}

/** What may stand in a column of registry numbers. */
const fitsNumber = /\d-\d|\d{5}|^\D{1,20}$/;

/** Reads a row by its headings, and by its cells where there are none or they do not fit. */
export function readRow(
  cells: readonly Cell[],
  heading: OrderHeading | undefined,
  options: ReadOptions,
): ReadRow {
  const named =
    heading && cells.map((cell, place) => ({ ...cell, role: heading.roles[place] ?? 'other' }));
  const isNamed = named?.some(
    ({ role, text }) => (role === 'name' || role === 'number') && text !== '',
  );
  const fits =
    isNamed &&
    named?.every(({ role, text }) => role !== 'number' || text === '' || fitsNumber.test(text));
  const roles = fits && named ? named : rolesByContent(cells, options);
  return rowOf(roles, heading, options);
}

function rowOf(
  cells: readonly RowCell[],
  heading: OrderHeading | undefined,
  options: ReadOptions,
): ReadRow {
  const filled = cells.filter(({ text }) => text !== '');
  const unit = unitOf(filled, heading, options);
  const texts = filled
    .filter(({ role }) => role !== 'other' && role !== 'position')
    .map(({ text, from, role }) => ({ from, role, read: cellRead(text, role, { unit, options }) }));
  const nameText = texts.find(({ role }) => role === 'name');
  const number = texts.map(({ read }) => read.number).find((one) => one !== undefined);
  const { name, wanted } = nameText ? thingOf(nameText.read.scan) : { name: '', wanted: '' };
  const numberText = filled.find(({ role }) => role === 'number')?.text ?? '';
  const open = texts
    .filter(({ role }) => role !== 'number')
    .flatMap(({ read }) => openNumbers(read.scan));
  const resolved = resolveAmount(byColumns(texts));
  const [first] = texts;
  return {
    name: name || numberText,
    wanted: wanted || numberText,
    number,
    resolved: first ? withOpenNumbers(resolved, open, first.read.scan) : resolved,
    texts,
  };
}

/** The unit of a column of its own, or in the heading of the quantity: `Qty (kg)`. */
function unitOf(
  cells: readonly RowCell[],
  heading: OrderHeading | undefined,
  options: ReadOptions,
): string | undefined {
  const cell = cells.find(({ role, text }) => role === 'unit' && isUnitAlone(text, options))?.text;
  if (cell !== undefined) return cell;
  const words = (heading?.quantity ?? '').split(/[\s()/[\],（）]+/);
  return words.find((word) => word !== '' && unitAt(scanOf(word, options), 0) !== undefined);
}

interface CellOptions {
  readonly unit: string | undefined;
  readonly options: ReadOptions;
}

const bareNumber = /^[\d.,\s\u00a0\u202f'’]{1,20}$/;

function cellRead(text: string, role: ColumnRole, { unit, options }: CellOptions): ReadText {
  const unnumbered = { ...options, isNumbered: role === 'name' && options.isNumbered };
  if (role === 'quantity' || role === 'packs') {
    return (
      (bareNumber.test(text)
        ? numberIn(text, role === 'packs' ? undefined : unit, unnumbered)
        : undefined) ?? readText(text, unnumbered)
    );
  }
  if (role === 'unit')
    return /\d/.test(text) ? readText(text, unnumbered) : readNothing(text, unnumbered);
  return readText(text, unnumbered);
}

function readNothing(text: string, options: ReadOptions): ReadText {
  const scan = scanOf(text, options);
  scan.taken.fill('amount');
  return { scan, number: undefined, pieces: [] };
}

/** A number alone in a column of amounts. */
function numberIn(
  text: string,
  unit: string | undefined,
  options: ReadOptions,
): ReadText | undefined {
  const scan = scanOf(text, options);
  const figure = figureAt(scan, 0);
  if (!figure || figure.to !== scan.tokens.length) return undefined;
  scan.taken.fill('amount');
  const found = unit === undefined ? undefined : unitAt(scanOf(unit, options), 0);
  const place = { from: 0, to: figure.to, values: figure.values };
  const measure: Measure | undefined = found && {
    ...place,
    kind: 'measure',
    text: `${text} ${found.word}`,
    values: figure.values.map((value) => Number((value * found.factor).toPrecision(12))),
    unit: found.symbol,
    unitWord: found.word,
  };
  const word = unit ?? '';
  const container = containerOf(word);
  const isKnown = container !== undefined || isPieces(keyOf(word).replace(/\.$/, ''));
  const count: Count = {
    ...place,
    kind: 'count',
    text: isKnown ? `${text} ${word}` : text,
    container,
    containerWord: isKnown ? word.toLowerCase() : '',
  };
  return { scan, number: undefined, pieces: [measure ?? count] };
}

/** In a column for packs a measure is the size of one; in that of the quantity it is the whole. */
function byColumns(texts: ReadRow['texts']): Amounts {
  const { measures: _measures, ...amounts } = amountsOf(texts.map(({ read }) => read));
  const measures = texts.flatMap(({ role, read }) =>
    amountsOf([read]).measures.map((one) => withRole(one, role)),
  );
  const hasPack = measures.some((one) => one.role === 'pack');
  const named = texts
    .filter(({ role }) => role === 'pack')
    .map(({ read }) => containerIn(read))
    .find((one) => one !== undefined);
  return {
    ...amounts,
    measures: measures.map((one) =>
      one.role === 'pack' || !hasPack ? one : { ...one, role: one.role ?? 'total' },
    ),
    container: named ?? amounts.container,
  };
}

function withRole(measure: LinkedMeasure, role: ColumnRole): LinkedMeasure {
  if (role === 'pack') return { ...measure, role: 'pack' };
  return role === 'quantity' && measure.role === undefined
    ? { ...measure, role: 'total' }
    : measure;
}

function containerIn({ scan }: ReadText): string | undefined {
  return scan.tokens.map(({ text }) => containerOf(text)).find((one) => one !== undefined);
}

/** A CAS or EC number, also one with a typing error. */
const registryNumber = /^\D{0,12}\d{2,7}-\d{2,3}-\d\D{0,3}$/;

/** A name is the first cell with a word that is no amount, a quantity a number with a unit in its own or the next cell. */
function rolesByContent(cells: readonly Cell[], options: ReadOptions): RowCell[] {
  const isAmount = cells.map(({ text }) => isAmountAlone(text, options));
  const isUnit = cells.map(({ text }) => isUnitAlone(text, options));
  const number = cells.findIndex(({ text }) => registryNumber.test(text));
  const name = cells.findIndex(
    ({ text }, place) =>
      /\p{L}{2}|\p{Lo}/u.test(text) &&
      isAmount[place] !== true &&
      isUnit[place] !== true &&
      place !== number,
  );
  return cells.map((cell, place) => {
    if (place === name) return { ...cell, role: 'name' };
    if (place === number) return { ...cell, role: 'number' };
    if (isUnit[place]) return { ...cell, role: 'unit' };
    if (isAmount[place]) return { ...cell, role: 'packs' };
    if (!bareNumber.test(cell.text)) return { ...cell, role: 'other' };
    return {
      ...cell,
      role: bareRole(cells, { place, name, isUnitBehind: isUnit[place + 1] === true }),
    };
  });
}

interface BarePlace {
  readonly place: number;
  readonly name: number;
  readonly isUnitBehind: boolean;
}

function bareRole(cells: readonly Cell[], { place, isUnitBehind }: BarePlace): ColumnRole {
  if (isUnitBehind) return 'quantity';
  return place === 0 && cells.length > 2 && /^\d{1,4}$/.test(cells[0]?.text ?? '')
    ? 'position'
    : 'quantity';
}

function isAmountAlone(text: string, options: ReadOptions): boolean {
  if (text === '' || bareNumber.test(text)) return false;
  const { scan, pieces } = readText(text, { ...options, isNumbered: false });
  return pieces.some(isCounting) && thingOf(scan).wanted === '' && openNumbers(scan).length === 0;
}

function isCounting({ kind }: AmountPiece): boolean {
  return kind !== 'container';
}

function isUnitAlone(text: string, options: ReadOptions): boolean {
  if (text === '') return false;
  if (containerOf(text) !== undefined || isPieces(keyOf(text).replace(/\.$/, ''))) return true;
  const scan = scanOf(text, options);
  return unitAt(scan, 0)?.to === scan.tokens.length;
}
