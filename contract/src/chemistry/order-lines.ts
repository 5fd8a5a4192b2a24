import { stripEnds } from '../strip-ends';
import { parseCasNumber } from './cas-number';
import { parseEcNumber } from './ec-number';
import { AmountReader, nothingFound, type OrderAmount } from './order-amount';
import { cellsOf, headingOf, type OrderHeading } from './order-columns';
import { kindOfLine, type OrderLineKind } from './order-noise';
import { type ReadRow, readRow } from './order-table';
import { decimalSignOf } from './typed-number';

/** A line of a pasted list: an item and its quantity. */
export interface OrderLine {
  /** The line as it was pasted. */
  readonly line: string;
  /** Anything but an item has no quantity. */
  readonly kind: OrderLineKind;
  /** The name or number, without the quantity. */
  readonly wanted: string;
  /** A valid CAS or EC number in the line. */
  readonly number: string | undefined;
  /** The size of a pack times the packs; undefined when there is none, or it is unclear. */
  readonly quantity: number | undefined;
  /** The size of a pack; the whole quantity without packs. */
  readonly each: number | undefined;
  readonly packs: number | undefined;
  /** The unit as written, where it is not the symbol itself. */
  readonly unitWord: string | undefined;
  /** What the packs are: drum, IBC, bag. */
  readonly container: string | undefined;
  /** Packs in words: `4 × 1000 L IBC`, `25 kg bag`; undefined for a quantity without packs. */
  readonly packaging: string | undefined;
  /** The unit's symbol as it is stored, or a container: drum, IBC, bag, bottle, can, FCL, tanker. */
  readonly unit: string | undefined;
  /** The number as typed, when it can mean two quantities: `1.000`. */
  readonly unclear: string | undefined;
}

/** The maximum number of lines; further ones are ignored. */
export const mostOrderLines = 200;

/** Limits of a file with a purchase list. */
export const listFileLimits = { bytes: 1_048_576, rows: 1000 } as const;
const longestLine = 500;

const bullet = /^\s*(?:[-*•–]\s+|\d{1,3}[.)]\s+)/;

/**
 * Reads a list as people paste it from a spreadsheet or a mail: a name or number on each line, with or without a quantity
 * anywhere in it (`Acetone, 25 kg`, `4 x 1000 L IBC isopropanol`, `25 kg bags x 40 urea`), or in columns separated by
 * tabs, semicolons or bars, with or without headings (`Product`, `CAS`, `Menge`, `Pack size`). The decimal sign is that of the list's own numbers; a number that stays unclear has no
 * quantity. A quantity needs a known unit or a container, unless it has a column of its own: the digits in `2-propanol`
 * or `sulfuric acid 98 %` are none.
 *
 * @param units - symbols of the units that are known
 * @returns at most 200 lines; those without a letter or digit are left out
 * @example readOrderLines('Acetone, 2 x 25 kg', ['kg']) // [{ wanted: 'Acetone', quantity: 50, unit: 'kg', … }]
 */
export function readOrderLines(text: string, units: readonly string[]): OrderLine[] {
  const lines = text
    .split(/\r\n|\r|\n/)
    .map((line) => line.slice(0, longestLine))
    .filter((line) => /[\p{L}\p{N}]/u.test(line))
    .slice(0, mostOrderLines);
  const reader = new AmountReader(units, decimalSignOf(lines.join('\n')));
  const headings = lines.map((line) => (isTable(line) ? headingOf(cellsOf(line)) : undefined));
  const first = headings.slice(0, mostTitles).findIndex((found) => found !== undefined);
  let heading: OrderHeading | undefined;
  return lines.map((line, place) => {
    heading = headings[place] ?? heading;
    const kind = headings[place] ? 'header' : kindOfLine(line);
    const row = kind === 'item' ? read(line, reader, heading) : undefined;
    const isTitle = place < first && row?.amount.each === undefined;
    return isTitle ? orderLine(line.trim(), 'header') : orderLine(line.trim(), kind, row);
  });
}

/** The maximum number of lines above a table's headings: its title, a date, an address. */
const mostTitles = 6;

function isTable(line: string): boolean {
  return /[\t;|]/.test(line.trim());
}

function read(line: string, reader: AmountReader, heading: OrderHeading | undefined): ReadRow {
  if (isTable(line)) return readRow(cellsOf(line.replace(bullet, '')), reader, heading);
  return readSentence(line.trim().replace(bullet, ''), reader);
}

function orderLine(line: string, kind: OrderLineKind, row?: ReadRow): OrderLine {
  const { wanted = trimmed(line), amount = nothingFound } = row ?? {};
  const { each, packs = 1 } = amount;
  return {
    line,
    kind,
    wanted,
    number: numberIn(line),
    quantity: each === undefined ? undefined : each * packs,
    packaging: packagingOf(amount),
    ...amount,
  };
}

function packagingOf({ each, unit, packs, container }: OrderAmount): string | undefined {
  if (each === undefined || (packs === undefined && container === undefined)) return undefined;
  const size = [each, unit, container].filter((part) => part !== undefined).join(' ');
  return packs === undefined ? size : `${packs} × ${size}`;
}

function readSentence(line: string, reader: AmountReader): ReadRow {
  const found = reader.find(line);
  if (!found) return { wanted: trimmed(line), amount: nothingFound };
  const { from, to, ...amount } = found;
  const before = trimmed(line.slice(0, from));
  const behind = trimmed(line.slice(to).replace(/^\s*of\s/i, ' '));
  const wanted = [before, behind].filter((part) => part !== '').join(' ');
  return { wanted, amount };
}

const numberShape = /(?<![\d-])\d{2,7}-\d{2,3}-\d(?![\d-])/g;

function numberIn(line: string): string | undefined {
  for (const [text] of line.matchAll(numberShape)) {
    for (const parsed of [parseCasNumber(text), parseEcNumber(text)]) {
      if (parsed.ok) return parsed.value;
    }
  }
  return undefined;
}

function trimmed(text: string): string {
  return stripEnds(text, { start: /[\s,:)–-]/, end: /[\s,:(–-]/ });
}
