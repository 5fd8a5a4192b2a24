import { type Cell, type Delimiter, splitCells } from './cells';
import { isIntroduction, kindByWords, lettersOf, type OrderLineKind } from './line-kind';
import { measureAt } from './amounts';
import {
  nothingFound,
  type OrderAmount,
  type OrderQuestion,
  type ResolvedAmount,
} from './order-amount';
import { headingOf, type OrderHeading } from './order-columns';
import { type ReadRow, readRow } from './order-table';
import { packagingOf, quantityOf } from './amount-text';
import { partsOf, type OrderPart } from './parts';
import {
  amountsOf,
  openNumbers,
  type ReadOptions,
  readText,
  thingOf,
  withOpenNumbers,
} from './read-sentence';
import { resolveAmount } from './resolve-amount';
import { scanOf } from './scan';
import { plainLine } from './tokens';
import { evidenceOf, noEvidence, type SignEvidence } from './typed-number';
import { inKnownUnits, symbolsOf } from './known-units';
import { maxOrderLines } from './list-limits';

/** A line of an order list: an item with its amount, or a line that is none. */
export interface OrderLine extends OrderAmount {
  /** The line as it was written. */
  readonly line: string;
  /** Anything but an item has no quantity. */
  readonly kind: OrderLineKind;
  /** What was read, in order, with positions in the line. */
  readonly parts: readonly OrderPart[];
  /** The name or number with strength and grade, without the amount. */
  readonly wanted: string;
  /** The name alone, as a catalogue is searched for it. */
  readonly name: string;
  /** A valid CAS or EC number in the line. */
  readonly number: string | undefined;
  /** The size of a pack times the packs; undefined when there is none, or a question is open. */
  readonly quantity: number | undefined;
  /** Packs in words: `4 × 1000 L IBC`, `25 kg bag`; undefined for a quantity without packs. */
  readonly packaging: string | undefined;
  /** What the line leaves open; there is no quantity then. */
  readonly question: OrderQuestion | undefined;
}

const maxLineLength = 500;

/**
 * Reads a list as people paste it from a spreadsheet or a mail: a name or number on each line, with or without an amount
 * anywhere in it (`Acetone, 25 kg`, `4 x 1000 L IBC isopropanol`, `DMF - 190 kg - 4 drums`), or in columns separated by tabs,
 * semicolons, bars or commas, with or without headings, in twelve languages. Every number is accounted for: where one is not,
 * or can mean two amounts, the line has a question instead of an amount. Heads of mails, greetings, terms and signatures are
 * no items. Takes time in proportion to the text.
 *
 * @param units - symbols of the units that are known; amounts are converted to them where they are of the same dimension
 * @returns at most 200 lines; those without a letter or digit are left out
 * @example readOrderLines('Acetone, 2 x 25 kg', ['kg']) // [{ wanted: 'Acetone', quantity: 50, unit: 'kg', … }]
 */
export function readOrderLines(text: string, units: readonly string[]): OrderLine[] {
  const lines = text
    .split(/\r\n|\r|\n/)
    .map((line) => line.slice(0, maxLineLength))
    .filter((line) => /[\p{L}\p{N}]/u.test(line))
    .slice(0, maxOrderLines);
  const rows = rowsOf(lines);
  const symbols = symbolsOf(units);
  const options = { evidence: evidenceIn(rows), symbols, isNumbered: areNumbered(lines) };
  return rows.map((row) => {
    const { line, kind } = row;
    if (kind !== 'item') return noItem(line, kind);
    return row.cells.length > 1
      ? itemInCells(row, options, units)
      : itemInWords(line, options, units);
  });
}

interface Row {
  readonly line: string;
  readonly kind: OrderLineKind;
  /** One where the line is no row of a table. */
  readonly cells: readonly Cell[];
  readonly heading: OrderHeading | undefined;
}

/** The maximum number of lines above a table's headings: its title, a date, an address. */
const maxTitles = 6;

function rowsOf(lines: readonly string[]): Row[] {
  const hasCommas = areCommaSeparated(lines);
  const cells = lines.map((line) => cellsIn(line, hasCommas));
  const headings = cells.map((row) => headingOf(row.map(({ text }) => text)));
  const first = headings.slice(0, maxTitles).findIndex((found) => found !== undefined);
  let heading: OrderHeading | undefined;
  let hasItem = false;
  let isClosed = false;
  return lines.map((line, place) => {
    heading = headings[place] ?? heading;
    const row = cells[place] ?? [];
    const found = headings[place] ? 'header' : kindOf(line, row);
    const isTitle =
      place < first && found !== 'header' && row.filter(({ text }) => text !== '').length < 3;
    if (found === 'closing') isClosed ||= hasItem;
    const isLoose = found === 'item' && isClosed && !hasEvidence(line);
    const kind = kindIn(found, { isTitle, isLoose });
    if (kind === 'item') [hasItem, isClosed] = [true, false];
    return { line: line.trim(), kind, cells: splitAgain(line, row), heading };
  });
}

function kindIn(
  found: OrderLineKind | 'closing',
  { isTitle, isLoose }: Readonly<Record<'isTitle' | 'isLoose', boolean>>,
): OrderLineKind {
  if (found === 'closing') return 'sentence';
  if (isTitle) return 'header';
  return isLoose ? 'contact' : found;
}

/** The cells by their place in the trimmed line. */
function splitAgain(line: string, cells: readonly Cell[]): readonly Cell[] {
  const start = line.length - line.trimStart().length;
  return cells.map((cell) => ({ ...cell, from: cell.from - start }));
}

function cellsIn(line: string, hasCommas: boolean): Cell[] {
  return splitCells(line, delimiterIn(line, hasCommas));
}

function delimiterIn(line: string, hasCommas: boolean): Delimiter {
  if (line.includes('\t')) return '\t';
  if (hasCommas) return ',';
  return line.includes(';') ? ';' : '|';
}

/** Commas stand in names and numbers too: they separate below headings, or where all lines have equally many and none is between digits. */
function areCommaSeparated(lines: readonly string[]): boolean {
  if (lines.some((line) => line.includes('\t'))) return false;
  const head = lines
    .slice(0, maxTitles)
    .some((line) => headingOf(splitCells(line, ',').map(({ text }) => text)) !== undefined);
  if (head) return true;
  const first = lines.slice(0, 20);
  const counts = new Set(first.map((line) => splitCells(line, ',').length));
  return (
    lines.length > 1 &&
    counts.size === 1 &&
    !counts.has(1) &&
    !counts.has(2) &&
    !first.some((line) => /\d,\d/.test(line))
  );
}

function kindOf(line: string, cells: readonly Cell[]): OrderLineKind | 'closing' {
  const filled = cells.filter(({ text }) => text !== '');
  if (cells.length > 1 && filled.some(({ text }) => kindByWords(text) === 'total')) return 'total';
  const byWords = cells.length > 2 && filled.length > 1 ? undefined : kindByWords(line);
  if (byWords !== undefined) return byWords;
  if (isHeadingAlone(line)) return 'header';
  return isIntroduction(line) ? 'sentence' : 'item';
}

const headingWords = new Set(
  (
    'product products item items name names chemical chemicals substance material description article pos position ' +
    'no nr number cas ec einecs qty quantity amount menge unit units uom einheit pack packs packaging packing size ' +
    'grade purity price remarks remark comment comments target bezeichnung produkt stoff produit producto prodotto 产品 品名 数量'
  ).split(' '),
);

function isHeadingAlone(line: string): boolean {
  const words = lettersOf(line).match(/\p{L}+/gu) ?? [];
  const isAbbreviation = words.length === 1 && (words[0] ?? '').length < 3;
  return (
    words.length > 0 &&
    !isAbbreviation &&
    !/\d/.test(line) &&
    words.every((word) => headingWords.has(word))
  );
}

const nothingKnown: ReadOptions = { evidence: noEvidence, symbols: new Map(), isNumbered: false };

/** Whether a line behind the greetings still asks for something: it is numbered, or has an amount or a registry number. */
function hasEvidence(line: string): boolean {
  const { pieces, number } = readText(line, nothingKnown);
  return (
    number !== undefined ||
    pieces.some(
      (piece) =>
        piece.kind === 'measure' || (piece.kind === 'count' && piece.container !== undefined),
    ) ||
    /^\s*\d{1,3}[.)]\s/.test(line)
  );
}

function evidenceIn(rows: readonly Row[]): SignEvidence {
  const numbers = rows
    .filter(({ kind }) => kind === 'item' || kind === 'total')
    .flatMap(({ line }) => plainLine(line).match(numberInText) ?? []);
  return evidenceOf(numbers);
}

/** A number outside of a name or date: `1,2-dichloroethane` and `15.12.2025` have none. */
const numberInText =
  /(?<![\p{L}\d.,-])(?!\d{1,2}\.\d{1,2}\.\d{2,4}(?!\d))\d{1,12}(?:[.,]\d{1,12}){1,4}(?![\d-])/gu;

/** Whether lines begin with numbers that count up, without a sign behind them. */
function areNumbered(lines: readonly string[]): boolean {
  let before = 0;
  let count = 0;
  for (const line of lines) {
    const number = Number(/^\s*(\d{1,3})\s+\S/.exec(line)?.[1] ?? Number.NaN);
    const isAmount = measureAt(scanOf(line.trim(), nothingKnown), 0) !== undefined;
    if (Number.isNaN(number) || isAmount) continue;
    if (number === before + 1) count += 1;
    before = number;
  }
  return count > 1;
}

function noItem(line: string, kind: OrderLineKind): OrderLine {
  return {
    line,
    kind,
    parts: [],
    wanted: line,
    name: line,
    number: undefined,
    quantity: undefined,
    packaging: undefined,
    question: undefined,
    ...nothingFound,
  };
}

function itemInWords(line: string, options: ReadOptions, units: readonly string[]): OrderLine {
  const read = readText(line, options);
  const resolved = withOpenNumbers(
    resolveAmount(amountsOf([read])),
    openNumbers(read.scan),
    read.scan,
  );
  const thing = thingOf(read.scan);
  const parts = partsOf(read.scan, 0);
  return orderLine(line, { ...thing, number: read.number, resolved, parts }, units);
}

function itemInCells(
  { line, cells, heading }: Row,
  options: ReadOptions,
  units: readonly string[],
): OrderLine {
  const row: ReadRow = readRow(cells, heading, options);
  const parts = row.texts.flatMap(({ read, from }) => partsOf(read.scan, from));
  return orderLine(line, { ...row, parts }, units);
}

interface Read {
  readonly name: string;
  readonly wanted: string;
  readonly number: string | undefined;
  readonly resolved: ResolvedAmount;
  readonly parts: readonly OrderPart[];
}

function orderLine(
  line: string,
  { name, wanted, number, resolved, parts }: Read,
  units: readonly string[],
): OrderLine {
  const amount = inKnownUnits(resolved.amount, units);
  const question = resolved.question && {
    ...resolved.question,
    readings: resolved.question.readings.map((reading) => inKnownUnits(reading, units)),
  };
  const called = wanted || number || line;
  return {
    line,
    kind: 'item',
    parts,
    wanted: called,
    name: name || called,
    number,
    quantity: quantityOf(amount),
    packaging: packagingOf(amount),
    question,
    ...amount,
  };
}
