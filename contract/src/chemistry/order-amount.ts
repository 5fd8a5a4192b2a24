import { type DecimalSign, readTypedNumber } from './typed-number';

/** How much of a substance a line is about. */
export interface OrderAmount {
  /** The size of one pack, or the whole quantity; undefined when only packs are counted, or the number is unclear. */
  readonly each: number | undefined;
  /** The unit's symbol as it is stored; a container when packs are counted as such. */
  readonly unit: string | undefined;
  readonly packs: number | undefined;
  /** The number as typed, when it can mean two quantities. */
  readonly unclear: string | undefined;
}

/** An amount with its place in the line. */
interface FoundAmount extends OrderAmount {
  readonly from: number;
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
};

/** Containers by their one name. */
const containers: Readonly<Record<string, readonly string[]>> = {
  drum: ['drum', 'drums', 'barrel', 'barrels'],
  IBC: ['ibc', 'ibcs', 'tote', 'totes'],
  bag: ['bag', 'bags', 'big bag', 'big bags', 'sack', 'sacks'],
  bottle: ['bottle', 'bottles'],
  can: ['can', 'cans', 'canister', 'canisters', 'jerrycan', 'jerrycans', 'pail', 'pails'],
  FCL: ['fcl', 'container', 'containers', 'container load'],
  tanker: ['tanker', 'tankers', 'tank truck', 'isotank', 'isotanks'],
};

const packed = /^\s?[x×*]\s?(\d{1,6})/u;

/** Finds amounts in lines, with the units that a list may have. */
export class AmountReader {
  readonly #units = new Map<string, string>();
  readonly #containers = new Map<string, string>();
  readonly #sign: DecimalSign | undefined;
  readonly #measured: RegExp;
  readonly #counted: RegExp;
  readonly #container: RegExp;
  readonly #packsAfter: RegExp;
  readonly #packsBefore: RegExp;

  constructor(units: readonly string[], sign: DecimalSign | undefined) {
    this.#sign = sign;
    for (const [container, names] of Object.entries(containers)) {
      for (const name of names) this.#containers.set(name, container);
    }
    for (const symbol of units) {
      const key = symbol.toLowerCase();
      if (this.#containers.has(key)) continue;
      for (const name of [key, ...(aliases[key] ?? [])]) this.#units.set(name, symbol);
    }
    const number = String.raw`\d{1,3}(?:[ \u00a0\u202f](?:000|500))+|\d{1,12}(?:[.,]\d{1,12}){0,4}`;
    const start = String.raw`(?<![\p{L}\d.,-])`;
    const end = String.raw`(?![\p{L}\d])`;
    const unit = oneOf(this.#units.keys());
    const container = oneOf(this.#containers.keys());
    this.#measured = new RegExp(
      String.raw`${start}(?:(?<packs>\d{1,6})\s?[x×*]\s?)?(?<number>${number})\s?(?<unit>${unit})${end}`,
      'giu',
    );
    this.#counted = new RegExp(
      String.raw`${start}(?<packs>\d{1,6})\s?(?:[x×*]\s?)?(?:[24]0\s?(?:'|ft|foot|feet)\s?)?(?<unit>${container})${end}`,
      'iu',
    );
    this.#container = new RegExp(String.raw`^\s?(?:/\s?|per\s)?(?:${container})${end}`, 'iu');
    this.#packsAfter = new RegExp(String.raw`^[\s,]{0,3}(\d{1,6})\s?(?:${container})${end}`, 'iu');
    this.#packsBefore = new RegExp(
      String.raw`${start}(\d{1,6})\s?(?:${container})\s?(?:à|a|of|@|x|×|each|with)?\s?$`,
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
    const container = this.#containers.get(unit.toLowerCase());
    const count = { each: Number(packs), unit: container, packs: undefined, unclear: undefined };
    return { ...count, from: match.index, to: match.index + match[0].length };
  }

  /** A number alone, with the unit of the next cell of a table. */
  inCells(cell: string, next: string | undefined): OrderAmount | undefined {
    if (!/^\d{1,12}(?:[.,\s]\d{1,12}){0,4}$/.test(cell)) return undefined;
    const unit = this.#units.get(next?.toLowerCase() ?? '');
    return this.#amountOf(cell, { unit, packs: undefined });
  }

  #measuredIn(line: string, match: RegExpExecArray): FoundAmount | undefined {
    const { packs: leading, number = '', unit = '' } = match.groups ?? {};
    const before = this.#packsBefore.exec(line.slice(0, match.index));
    const behind = this.#packsBehind(line, match.index + match[0].length);
    const packs = Number(leading ?? before?.[1] ?? behind.packs ?? 1);
    const symbol = this.#units.get(unit.toLowerCase());
    const count = packs === 1 ? undefined : packs;
    const amount = this.#amountOf(number, { unit: symbol, packs: count });
    return amount && { ...amount, from: before?.index ?? match.index, to: behind.to };
  }

  /** A container and a count of packs behind an amount: ` bags x 40`, ` x 5 drums`, `/drum, 10 drums`. */
  #packsBehind(line: string, end: number): { packs: string | undefined; to: number } {
    const from = this.#pastContainer(line, end);
    const rest = line.slice(from);
    const [times, packs] = packed.exec(rest) ?? [];
    if (times !== undefined) return { packs, to: this.#pastContainer(line, from + times.length) };
    const [counted = '', count] = this.#packsAfter.exec(rest) ?? [];
    return { packs: count, to: from + counted.length };
  }

  #pastContainer(line: string, from: number): number {
    return from + (this.#container.exec(line.slice(from))?.[0].length ?? 0);
  }

  #amountOf(
    number: string,
    { unit, packs }: Pick<OrderAmount, 'unit' | 'packs'>,
  ): OrderAmount | undefined {
    const read = readTypedNumber(number, this.#sign);
    if (!read || packs === 0) return undefined;
    const { value, isUnclear } = read;
    return isUnclear
      ? { each: undefined, unit, packs, unclear: number }
      : { each: value, unit, packs, unclear: undefined };
  }
}

/** The longest name first, as a shorter one may begin it; a pattern that matches nothing for none. */
function oneOf(names: Iterable<string>): string {
  const escaped = [...names]
    .toSorted((one, other) => other.length - one.length)
    .map((name) => name.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`));
  return escaped.length === 0 ? '(?!)' : `(?:${escaped.join('|')})`;
}
