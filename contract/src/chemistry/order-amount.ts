import { containerNames, containerOf } from './containers';
import { type DecimalSign, readTypedNumber } from './typed-number';

/** How much of a substance a line is about. */
export interface OrderAmount {
  /** The size of one pack, or the whole quantity; undefined when only packs are counted, or the number is unclear. */
  readonly each: number | undefined;
  /** The unit's symbol as it is stored; a container when packs are counted as such. */
  readonly unit: string | undefined;
  /** The unit as written, in lower case; undefined when it is the symbol itself, or none. */
  readonly unitWord: string | undefined;
  readonly packs: number | undefined;
  /** What the packs are: drum, IBC, bag. */
  readonly container: string | undefined;
  /** The number as typed, when it can mean two quantities. */
  readonly unclear: string | undefined;
}

export const nothingFound: OrderAmount = {
  each: undefined,
  unit: undefined,
  unitWord: undefined,
  packs: undefined,
  container: undefined,
  unclear: undefined,
};

/** An amount with its place in the line. */
interface FoundAmount extends OrderAmount {
  readonly from: number;
  readonly to: number;
}

interface PacksBehind {
  readonly packs: string | undefined;
  readonly container: string | undefined;
  readonly to: number;
}

/** Other writings of units, by the symbol in lower case. */
const aliases: Readonly<Record<string, readonly string[]>> = {
  kg: ['kgs', 'kgs.', 'kilo', 'kilos', 'kilogram', 'kilograms'],
  g: ['gr', 'gram', 'grams', 'gramm'],
  t: ['mt', 'm.t.', 'mts', 'to', 'ton', 'tons', 'tonne', 'tonnes', 'metric tons', 'metric ton'],
  l: ['lt', 'ltr', 'ltrs', 'liter', 'liters', 'litre', 'litres'],
  ml: ['milliliter', 'milliliters', 'millilitre', 'millilitres', 'cc'],
  'm³': ['m3', 'cbm', 'cubic metre', 'cubic metres', 'cubic meter', 'cubic meters'],
  lb: ['lbs', 'lbs.', 'pound', 'pounds'],
  gal: ['gallon', 'gallons', 'gals'],
  pc: ['pcs', 'piece', 'pieces', 'ea', 'stk', 'stück'],
  pcs: ['pc', 'piece', 'pieces', 'ea', 'stk', 'stück'],
};

const packed = /^\s?[x×*]\s?(\d{1,6})/u;

/** Finds amounts in lines, with the units that a list may have. */
export class AmountReader {
  readonly #units = new Map<string, string>();
  readonly #sign: DecimalSign | undefined;
  readonly #measured: RegExp;
  readonly #counted: RegExp;
  readonly #container: RegExp;
  readonly #packsAfter: RegExp;
  readonly #packsBefore: RegExp;

  constructor(units: readonly string[], sign: DecimalSign | undefined) {
    this.#sign = sign;
    for (const symbol of units) {
      const key = symbol.toLowerCase();
      if (containerOf(key) !== undefined) continue;
      for (const name of [key, ...(aliases[key] ?? [])]) this.#units.set(name, symbol);
    }
    const number = String.raw`\d{1,3}(?:[ \u00a0\u202f](?:000|500))+|\d{1,12}(?:[.,]\d{1,12}){0,4}`;
    const start = String.raw`(?<![\p{L}\d.,-])`;
    const end = String.raw`(?![\p{L}\d])`;
    const unit = oneOf(this.#units.keys());
    const container = oneOf(containerNames().keys());
    this.#measured = new RegExp(
      String.raw`${start}(?:(?<packs>\d{1,6})\s?[x×*]\s?)?(?<number>${number})\s?(?<unit>${unit})${end}`,
      'giu',
    );
    this.#counted = new RegExp(
      String.raw`${start}(?<packs>\d{1,6})\s?(?:[x×*]\s?)?(?:[24]0\s?(?:'|ft|foot|feet)\s?)?(?<unit>${container})${end}`,
      'iu',
    );
    this.#container = new RegExp(String.raw`^\s?(?:/\s?|per\s)?(${container})${end}`, 'iu');
    this.#packsAfter = new RegExp(String.raw`^[\s,]{0,3}(\d{1,6})\s?(${container})${end}`, 'iu');
    this.#packsBefore = new RegExp(
      String.raw`${start}(\d{1,6})\s?(${container})\s?(?:à|a|of|@|x|×|each|with)?\s?$`,
      'iu',
    );
  }

  /** The first amount in a line: `4 x 1000 L IBC`, `25 kg bags x 40`, `3 drums`. */
  find(line: string): FoundAmount | undefined {
    for (const match of line.matchAll(this.#measured)) {
      const found = this.#measuredIn(line, match);
      if (found) return found;
    }
    const match = this.#counted.exec(line);
    if (!match) return undefined;
    const { packs, unit = '' } = match.groups ?? {};
    const container = containerOf(unit);
    const count = {
      ...nothingFound,
      each: Number(packs),
      unit: container,
      unitWord: otherWord(unit, container),
    };
    return { ...count, from: match.index, to: match.index + match[0].length };
  }

  /** A number alone, with the unit of the next cell of a table. */
  inCells(cell: string, next: string | undefined): OrderAmount | undefined {
    if (!/^\d{1,12}(?:[.,\s]\d{1,12}){0,4}$/.test(cell)) return undefined;
    const unit = this.#units.get(next?.toLowerCase() ?? '') ?? containerOf(next ?? '');
    const unitWord = unit === undefined ? undefined : otherWord(next ?? '', unit);
    return this.#amountOf(cell, { ...nothingFound, unit, unitWord });
  }

  isUnit(word: string): boolean {
    return this.#units.has(word.toLowerCase());
  }

  /** Whether a cell is an amount or a unit and nothing else. */
  isAmount(cell: string): boolean {
    const found = this.find(cell);
    return this.isUnit(cell) || (found?.from === 0 && found.to === cell.length);
  }

  #measuredIn(line: string, match: RegExpExecArray): FoundAmount | undefined {
    const { packs: leading, number = '', unit = '' } = match.groups ?? {};
    const before = this.#packsBefore.exec(line.slice(0, match.index));
    const behind = this.#packsBehind(line, match.index + match[0].length);
    const packs = Number(leading ?? before?.[1] ?? behind.packs ?? 1);
    const container = behind.container ?? before?.[2];
    const symbol = this.#units.get(unit.toLowerCase());
    const count = packs === 1 ? undefined : packs;
    const amount = this.#amountOf(number, {
      unit: symbol,
      unitWord: otherWord(unit, symbol),
      packs: count,
      container: containerOf(container ?? ''),
    });
    return amount && { ...amount, from: before?.index ?? match.index, to: behind.to };
  }

  /** A container and a count of packs behind an amount: ` bags x 40`, ` x 5 drums`, `/drum, 10 drums`. */
  #packsBehind(line: string, end: number): PacksBehind {
    const [inFront = '', first] = this.#container.exec(line.slice(end)) ?? [];
    const from = end + inFront.length;
    const rest = line.slice(from);
    const [times, packs] = packed.exec(rest) ?? [];
    if (times !== undefined) {
      const [last = '', second] = this.#container.exec(rest.slice(times.length)) ?? [];
      return { packs, container: first ?? second, to: from + times.length + last.length };
    }
    const [counted = '', count, second] = this.#packsAfter.exec(rest) ?? [];
    return { packs: count, container: first ?? second, to: from + counted.length };
  }

  #amountOf(
    number: string,
    { unit, unitWord, packs, container }: Omit<OrderAmount, 'each' | 'unclear'>,
  ): OrderAmount | undefined {
    const read = readTypedNumber(number, this.#sign);
    if (!read || packs === 0) return undefined;
    const { value, isUnclear } = read;
    return isUnclear
      ? { each: undefined, unit, unitWord, packs, container, unclear: number }
      : { each: value, unit, unitWord, packs, container, unclear: undefined };
  }
}

function otherWord(word: string, symbol: string | undefined): string | undefined {
  const plain = word.toLowerCase();
  return plain === symbol?.toLowerCase() ? undefined : plain;
}

/** The longest name first, as a shorter one may begin it; a pattern that matches nothing for none. */
function oneOf(names: Iterable<string>): string {
  const escaped = [...names]
    .toSorted((one, other) => other.length - one.length)
    .map((name) => name.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`));
  return escaped.length === 0 ? '(?!)' : `(?:${escaped.join('|')})`;
}
