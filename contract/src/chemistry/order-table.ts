import { parseCasNumber } from './cas-number';
import { containerOf } from './containers';
import { parseEcNumber } from './ec-number';
import { type AmountReader, nothingFound, type OrderAmount } from './order-amount';
import type { ColumnRole, OrderHeading } from './order-columns';

/** What a row of a table says. */
export interface ReadRow {
  readonly wanted: string;
  readonly amount: OrderAmount;
}

/**
 * Reads a row by its headings, and by its cells where there are none or they do not fit: a name is the first cell with a
 * word that is no unit, a quantity a number with a unit in its own or the next cell.
 */
export function readRow(
  cells: readonly string[],
  reader: AmountReader,
  heading: OrderHeading | undefined,
): ReadRow {
  const byHeading = heading && readByHeading(cells, reader, heading);
  return byHeading ?? readByContent(cells, reader);
}

function readByHeading(
  cells: readonly string[],
  reader: AmountReader,
  { roles, quantity: title }: OrderHeading,
): ReadRow | undefined {
  const cellsFor = (wanted: ColumnRole) =>
    cells.filter((cell, place) => roles[place] === wanted && cell !== '');
  const numbers = cellsFor('number');
  const wanted = cellsFor('name').find(isName) ?? numbers[0];
  if (wanted === undefined || !numbers.every((cell) => /\d-\d/.test(cell))) return undefined;
  const [quantity = ''] = cellsFor('quantity');
  const unit = cellsFor('unit')[0] ?? wordOf(title, reader);
  const [pack = ''] = cellsFor('pack');
  const size = reader.find(pack) ?? nothingFound;
  const counted = reader.find(quantity) ?? reader.inCells(quantity, unit) ?? nothingFound;
  const count = countOf(cellsFor('packs')[0]) ?? packsIn(counted);
  const container =
    size.container ?? containerOf(counted.unit ?? '') ?? counted.container ?? containerOf(pack);
  if (size.each !== undefined && count !== undefined) {
    return { wanted, amount: { ...size, packs: count === 1 ? undefined : count, container } };
  }
  const total = counted.each === undefined && counted.unclear === undefined ? size : counted;
  return { wanted, amount: { ...total, container } };
}

/** The unit in a heading: `Qty (kg)`. */
function wordOf(title: string, reader: AmountReader): string | undefined {
  return title.split(/[\s()/[\],]+/).find((word) => reader.isUnit(word));
}

function countOf(cell: string | undefined): number | undefined {
  return cell !== undefined && /^\d{1,6}$/.test(cell) ? Number(cell) || undefined : undefined;
}

/** A quantity in containers counts packs. */
function packsIn({ each, unit = '' }: OrderAmount): number | undefined {
  return containerOf(unit) === undefined ? undefined : each;
}

function readByContent(cells: readonly string[], reader: AmountReader): ReadRow {
  const filled = cells.filter((cell) => cell !== '');
  const place = filled.findIndex((cell) => isName(cell) && !reader.isAmount(cell));
  const wanted = filled[place] ?? filled.find(isNumber) ?? filled[0] ?? '';
  const others = filled.filter((cell) => cell !== wanted && !isNumber(cell));
  const isNumbered = place > 0 && /^\d{1,4}[.)]?$/.test(filled[0] ?? '');
  const amount = amountIn(isNumbered ? others.slice(1) : others, reader);
  if (amount) return { wanted, amount };
  const inName = reader.find(wanted);
  if (!inName) return { wanted, amount: nothingFound };
  const { from, to, ...found } = inName;
  return { wanted: `${wanted.slice(0, from)} ${wanted.slice(to)}`.trim(), amount: found };
}

function amountIn(cells: readonly string[], reader: AmountReader): OrderAmount | undefined {
  for (const [place, cell] of cells.entries()) {
    const found = reader.find(cell) ?? reader.inCells(cell, cells[place + 1]);
    if (!found) continue;
    const rest = cells.slice(place + 1);
    const packs = packsIn(found);
    const size = rest.map((other) => reader.find(other)).find((other) => other?.each !== undefined);
    if (packs !== undefined && size) {
      const container = size.container ?? containerOf(found.unit ?? '');
      return { ...size, packs: packs === 1 ? undefined : packs, container };
    }
    const [, times] = rest.map((other) => /^[x×*]\s?(\d{1,6})$/u.exec(other)).find(Boolean) ?? [];
    return times === undefined ? found : { ...found, packs: Number(times) };
  }
  return undefined;
}

function isName(cell: string): boolean {
  return /\p{L}{2}/u.test(cell) && containerOf(cell) === undefined;
}

function isNumber(cell: string): boolean {
  return parseCasNumber(cell).ok || parseEcNumber(cell).ok;
}
