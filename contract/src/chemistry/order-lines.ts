import { stripEnds } from '../strip-ends';

/** A line of a pasted list: an item and its quantity. */
export interface OrderLine {
  /** The line as it was pasted. */
  readonly line: string;
  /** The name or number, without the quantity. */
  readonly wanted: string;
  readonly quantity: number | undefined;
  /** The unit's symbol as it is stored. */
  readonly unit: string | undefined;
}

/** The maximum number of lines; further ones are ignored. */
export const mostOrderLines = 200;
const longestLine = 500;

const number = String.raw`(?:\d{1,3}(?:,\d{3})+|\d+)(?:\.\d+)?|\d+,\d+`;
const packs = String.raw`(?:(?<packs>\d{1,6})\s*[x×]\s*)?`;
const bullet = /^\s*(?:[-*•–]\s+|\d{1,3}[.)]\s+)/;
const separator = /[\t;|]/;

/**
 * Reads a list as people paste it from a spreadsheet or a mail: a name or number on each line, with or without a quantity
 * before or after it (`Acetone, 25 kg`, `10 x 1 L 67-64-1`, columns separated by tabs, semicolons or bars). Numbers are
 * English (`1,250.5`); a comma not followed by three digits is a decimal comma. A quantity needs a known unit, unless it
 * has a column of its own: the digits in `2-propanol` or `sulfuric acid 98 %` are none.
 *
 * @param units - symbols of the units that are known
 * @returns at most 200 lines; those without a letter or digit are left out
 * @example readOrderLines('Acetone, 2 x 25 kg', ['kg']) // [{ wanted: 'Acetone', quantity: 50, unit: 'kg', … }]
 */
export function readOrderLines(text: string, units: readonly string[]): OrderLine[] {
  const known = new Map(units.map((symbol) => [symbol.toLowerCase(), symbol]));
  return text
    .split(/\r\n|\r|\n/)
    .map((line) => line.slice(0, longestLine).trim())
    .filter((line) => /[\p{L}\p{N}]/u.test(line))
    .slice(0, mostOrderLines)
    .map((line) => readLine(line, known));
}

type Units = ReadonlyMap<string, string>;
type Amount = Pick<OrderLine, 'quantity' | 'unit'>;

function readLine(line: string, units: Units): OrderLine {
  const plain = line.replace(bullet, '');
  const read = separator.test(plain) ? readColumns(plain, units) : readSentence(plain, units);
  return { line, ...read };
}

function readColumns(line: string, units: Units): Omit<OrderLine, 'line'> {
  const columns = line
    .split(separator)
    .map((column) => column.trim())
    .filter((column) => column !== '');
  const [wanted = '', ...others] = columns;
  for (const [index, column] of others.entries()) {
    const amount = amountOf(column, units) ?? bareAmount(column, others[index + 1], units);
    if (amount) return { wanted, ...amount };
  }
  return others.length === 0 ? readSentence(wanted, units) : { wanted, ...nothing };
}

const nothing: Amount = { quantity: undefined, unit: undefined };

function readSentence(line: string, units: Units): Omit<OrderLine, 'line'> {
  const ending = unitPattern(units, 'behind').exec(line);
  const behind = ending && amountIn(ending, units);
  if (behind) return { wanted: trimmed(line.slice(0, ending.index)), ...behind };
  const beginning = unitPattern(units, 'before').exec(line);
  const before = beginning && amountIn(beginning, units);
  if (before) return { wanted: trimmed(line.slice(beginning[0].length)), ...before };
  return { wanted: trimmed(line), ...nothing };
}

/** A cell with only a number, optionally with its unit in the next cell. */
function bareAmount(column: string, next: string | undefined, units: Units): Amount | undefined {
  if (!new RegExp(`^(?:${number})$`).test(column)) return undefined;
  return { quantity: valueOf(column), unit: next && units.get(next.toLowerCase()) };
}

function amountOf(text: string, units: Units): Amount | undefined {
  const match = unitPattern(units, 'whole').exec(text);
  return match ? amountIn(match, units) : undefined;
}

function amountIn({ groups }: RegExpExecArray, units: Units): Amount | undefined {
  const { value, unit, packs: count } = groups ?? {};
  const each = value === undefined ? undefined : valueOf(value);
  if (each === undefined || unit === undefined) return undefined;
  return { quantity: each * Number(count ?? 1), unit: units.get(unit.toLowerCase()) };
}

/**
 * A quantity as people type it: an English number above zero (`1,250.5`); a comma not followed by three digits is a
 * decimal comma.
 *
 * @returns undefined for anything else
 */
export function readQuantity(text: string): number | undefined {
  const typed = text.trim();
  return new RegExp(`^(?:${number})$`).test(typed) ? valueOf(typed) : undefined;
}

function valueOf(text: string): number | undefined {
  const isDecimalComma = /^\d+,\d+$/.test(text) && !/^\d{1,3},\d{3}$/.test(text);
  const value = Number(isDecimalComma ? text.replace(',', '.') : text.replaceAll(',', ''));
  return Number.isFinite(value) && value > 0 ? value : undefined;
}

function unitPattern(units: Units, where: 'behind' | 'before' | 'whole'): RegExp {
  const symbols = [...units.keys()]
    .toSorted((one, other) => other.length - one.length)
    .map((symbol) => symbol.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`));
  const amount = `${packs}(?<value>${number})\\s*(?<unit>${symbols.join('|') || '(?!)'})`;
  const patterns = {
    behind: String.raw`(?:^|[\s,:(–-])${amount}\.?\)?\s*$`,
    before: String.raw`^${amount}(?=[\s,:])(?:\s+of\s)?`,
    whole: `^${amount}$`,
  };
  return new RegExp(patterns[where], 'iu');
}

function trimmed(text: string): string {
  return stripEnds(text, { start: /[\s,:–-]/, end: /[\s,:(–-]/ });
}
