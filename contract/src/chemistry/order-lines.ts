import { stripEnds } from '../strip-ends';
import { parseCasNumber } from './cas-number';
import { parseEcNumber } from './ec-number';
import { AmountReader, type OrderAmount } from './order-amount';
import { kindOfLine, type OrderLineKind } from './order-noise';
import { decimalSignOf, readTypedNumber } from './typed-number';

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
  /** The unit's symbol as it is stored, or a container: drum, IBC, bag, bottle, can, FCL, tanker. */
  readonly unit: string | undefined;
  /** The number as typed, when it can mean two quantities: `1.000`. */
  readonly unclear: string | undefined;
}

/** The maximum number of lines; further ones are ignored. */
export const mostOrderLines = 200;
const longestLine = 500;

const bullet = /^\s*(?:[-*•–]\s+|\d{1,3}[.)]\s+)/;
const separator = /[\t;|]/;

/**
 * Reads a list as people paste it from a spreadsheet or a mail: a name or number on each line, with or without a quantity
 * anywhere in it (`Acetone, 25 kg`, `4 x 1000 L IBC isopropanol`, `25 kg bags x 40 urea`), or in columns separated by
 * tabs, semicolons or bars. The decimal sign is that of the list's own numbers; a number that stays unclear has no
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
    .map((line) => line.slice(0, longestLine).trim())
    .filter((line) => /[\p{L}\p{N}]/u.test(line))
    .slice(0, mostOrderLines);
  const reader = new AmountReader(units, decimalSignOf(lines.join('\n')));
  return lines.map((line) => readLine(line, reader));
}

const nothing: OrderAmount = {
  each: undefined,
  unit: undefined,
  packs: undefined,
  unclear: undefined,
};

function readLine(line: string, reader: AmountReader): OrderLine {
  const kind = kindOfLine(line);
  const plain = line.replace(bullet, '');
  const isTable = separator.test(plain);
  const read =
    kind === 'item'
      ? (isTable ? readColumns : readSentence)(plain, reader)
      : { wanted: trimmed(plain), amount: nothing };
  const { each, packs } = read.amount;
  const quantity = each === undefined ? undefined : each * (packs ?? 1);
  return { line, kind, wanted: read.wanted, number: numberIn(plain), quantity, ...read.amount };
}

interface Read {
  readonly wanted: string;
  readonly amount: OrderAmount;
}

function readColumns(line: string, reader: AmountReader): Read {
  const columns = line
    .split(separator)
    .map((column) => column.trim())
    .filter((column) => column !== '');
  const [wanted = '', ...others] = columns;
  for (const [index, column] of others.entries()) {
    const amount = reader.find(column) ?? reader.inCells(column, others[index + 1]);
    if (amount) return { wanted, amount: amountAlone(amount) };
  }
  return others.length === 0 ? readSentence(wanted, reader) : { wanted, amount: nothing };
}

function readSentence(line: string, reader: AmountReader): Read {
  const found = reader.find(line);
  if (!found) return { wanted: trimmed(line), amount: nothing };
  const before = trimmed(line.slice(0, found.from));
  const behind = trimmed(line.slice(found.to).replace(/^\s*of\s/i, ' '));
  const wanted = [before, behind].filter((part) => part !== '').join(' ');
  return { wanted, amount: amountAlone(found) };
}

function amountAlone({ each, unit, packs, unclear }: OrderAmount): OrderAmount {
  return { each, unit, packs, unclear };
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

/**
 * A quantity as people type it, above zero: `1,250.5` or `1.250,5`. A comma followed by three digits groups thousands, a
 * single point is a decimal one.
 *
 * @returns undefined for anything else
 */
export function readQuantity(text: string): number | undefined {
  const typed = text.trim();
  if (!/^\d{1,15}(?:[.,]\d{1,15}){0,4}$/.test(typed)) return undefined;
  return readTypedNumber(typed, typed.includes('.') ? '.' : undefined)?.value;
}

function trimmed(text: string): string {
  return stripEnds(text, { start: /[\s,:)–-]/, end: /[\s,:(–-]/ });
}
