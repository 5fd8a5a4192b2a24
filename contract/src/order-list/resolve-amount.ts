import { fits, isOuter, isUsualSize } from './containers';
import { packagingOf } from './amount-text';
import { sizeOf } from './measure-words';
import {
  type Amounts,
  type LinkedCount,
  type LinkedMeasure,
  nothingFound,
  type OrderAmount,
  type OrderQuestion,
  type ResolvedAmount,
} from './order-amount';

/** A measure or count with one of its values. */
interface SizedMeasure extends LinkedMeasure {
  readonly value: number;
  /** In kilograms or litres. */
  readonly size: number;
  readonly dimension: string;
}

interface SizedCount extends LinkedCount {
  readonly value: number;
}

interface Sized {
  readonly measures: readonly SizedMeasure[];
  readonly counts: readonly SizedCount[];
  readonly container: string | undefined;
}

/** The readings of amounts that each have one value; more than one where they do not fit together. */
interface Settled {
  readonly readings: readonly OrderAmount[];
  readonly about?: OrderQuestion['about'];
}

/**
 * The amount that a line is about. Two amounts are the size of a pack and the whole, or the size of a pack and the number of
 * packs; anything else is a question, and so is a number with two meanings.
 */
export function resolveAmount(amounts: Amounts): ResolvedAmount {
  const settled = variants(amounts).map(settle);
  const readings = distinct(settled.flatMap((one) => one.readings));
  const about = settled.find((one) => one.about !== undefined)?.about;
  const [first = nothingFound] = readings;
  if (about === undefined && readings.length < 2) return { amount: first, question: undefined };
  const doubtful = [...amounts.measures, ...amounts.counts];
  const unclear = doubtful.find(({ values }) => values.length > 1);
  const text = (unclear ? [unclear] : doubtful).map((one) => one.text).join(', ');
  const question = {
    about: about ?? aboutValues(unclear),
    text,
    readings: readings.slice(0, maxReadings),
  };
  return { amount: { ...nothingFound, unit: sharedUnit(readings) }, question };
}

const maxReadings = 4;

function aboutValues(unclear: LinkedMeasure | LinkedCount | undefined): OrderQuestion['about'] {
  return singleNumber.test(unclear?.text ?? '') ? 'number' : 'range';
}

function sharedUnit(readings: readonly OrderAmount[]): string | undefined {
  const units = new Set(readings.map(({ unit }) => unit));
  return units.size === 1 ? readings[0]?.unit : undefined;
}

const singleNumber = /^[\d.,'’\s]{1,40}(?:\p{L}\D{0,20})?$/u;

/** Each combination of the values that numbers can have; the first unclear one decides where there are several. */
function variants({ measures, counts, container }: Amounts): Sized[] {
  const length = Math.max(1, ...[...measures, ...counts].map(({ values }) => values.length));
  return Array.from({ length }, (_, index) => ({
    measures: measures.map((measure) => sized(measure, index)),
    counts: counts.map((count) => ({ ...count, value: valueAt(count.values, index) })),
    container,
  }));
}

function valueAt(values: readonly number[], index: number): number {
  return values[index] ?? values[0] ?? 0;
}

function sized(measure: LinkedMeasure, index: number): SizedMeasure {
  const value = valueAt(measure.values, index);
  const [dimension, size] = sizeOf(measure.unit) ?? [measure.unit, 1];
  return { ...measure, value, dimension, size: value * size };
}

function settle({ measures, counts, container }: Sized): Settled {
  const [first, second, ...others] = withoutRepeats(measures);
  if (!first) return ofCounts(counts);
  if (others.length > 0) return { readings: measures.map((one) => whole(one)), about: 'amounts' };
  if (second) return ofTwo([first, second], counts);
  return ofOne(first, counts, container);
}

/** `0.5 t (500 kg)` are one amount. */
function withoutRepeats(measures: readonly SizedMeasure[]): readonly SizedMeasure[] {
  return measures.filter(
    (one, place) =>
      !measures
        .slice(0, place)
        .some((other) => other.dimension === one.dimension && isSame(other.size, one.size)),
  );
}

function ofCounts(counts: readonly SizedCount[]): Settled {
  const [first, second, ...others] = counts;
  if (!first) return { readings: [] };
  if (!second) {
    const amount = counted(first);
    return amount.unit === undefined
      ? { readings: [amount], about: 'unit' }
      : { readings: [amount] };
  }
  const outer = [first, second].find((one) => isOuter(one.container) && one.value === 1);
  const inner = [first, second].find((one) => one !== outer && one.container !== undefined);
  if (outer && inner && others.length === 0) return { readings: [counted(inner)] };
  return { readings: counts.map(counted), about: 'amounts' };
}

function ofOne(
  measure: SizedMeasure,
  counts: readonly SizedCount[],
  mention: string | undefined,
): Settled {
  const inner = counts.filter((one) => !isOuter(one.container));
  const [count, ...others] = inner.length > 0 && counts.length > 1 ? inner : counts;
  const { role, container = mention } = measure;
  if (!count) {
    const amount = { ...whole(measure), container };
    return role === 'pack' ? { readings: [amount], about: 'packs' } : { readings: [amount] };
  }
  if (others.length > 0) {
    return { readings: [whole(measure), ...inner.map(counted)], about: 'amounts' };
  }
  if (isOuter(count.container)) return ofOuter(measure, count);
  const settled = ofPacks(measure, count);
  const loads = counts.find((one) => one !== count && isOuter(one.container))?.value ?? 1;
  return loads === 1 ? settled : ofLoads(settled, loads);
}

/** `2 FCL, 80 drums of 180 kg`: the drums may be those of one load, or of all. */
function ofLoads({ readings }: Settled, loads: number): Settled {
  const all = readings.map((one) => ({ ...one, packs: (one.packs ?? 1) * loads }));
  return { readings: [...all, ...readings], about: 'amounts' };
}

/** One measure beside a number of drums, bags or pieces. */
function ofPacks(measure: SizedMeasure, count: SizedCount): Settled {
  const { role, container: own } = measure;
  const { container = own } = count;
  if (own !== undefined && own !== container) {
    return { readings: [packed(measure, count), counted(count)], about: 'amounts' };
  }
  const isWhole = role === 'total' || (role !== 'pack' && count.isInside);
  if (isWhole && !count.isTimed) return { readings: [divided(measure, count)] };
  if (role === 'pack' || count.isTimed) return { readings: [packed(measure, count)] };
  const holds =
    container === undefined ? measure.size <= maxPieceSize : fits(container, measure.size);
  if (!holds) return { readings: [divided(measure, count)] };
  const isEither =
    isUsualSize(container, measure.size / count.value) || (count.value > 1 && measure.isInBrackets);
  if (!isEither) return { readings: [packed(measure, count)] };
  return { readings: [packed(measure, count), divided(measure, count)], about: 'amounts' };
}

/** Kilograms or litres of a piece that is not said to be a container. */
const maxPieceSize = 400;

/** One measure beside pallets or vehicles, which hold packs: only full loads are counted as such. */
function ofOuter(measure: SizedMeasure, count: SizedCount): Settled {
  const { role } = measure;
  if (role === 'pack' && count.container !== 'pallet') {
    return { readings: [{ ...counted(count), inner: packagingOf(whole(measure)) }] };
  }
  if (role === 'pack') return { readings: [counted(count), whole(measure)], about: 'packs' };
  if (role === 'total' || count.value === 1)
    return { readings: [{ ...whole(measure), container: count.container }] };
  return {
    readings: [packed(measure, count), { ...whole(measure), container: count.container }],
    about: 'amounts',
  };
}

function ofTwo(
  pair: readonly [SizedMeasure, SizedMeasure],
  counts: readonly SizedCount[],
): Settled {
  const [pack, total] = inOrder(pair);
  const isClear = (pack.role === 'pack' && total.role !== 'pack') || total.role === 'total';
  const isComparable = pack.dimension === total.dimension;
  const [count] = counts.filter((one) => !isOuter(one.container));
  const fromTotal = isComparable ? total.size / pack.size : Number.NaN;
  if (count && isComparable && isSame(count.value, fromTotal))
    return { readings: [packed(pack, count)] };
  if (count) return { readings: [packed(pack, count), whole(total)], about: 'amounts' };
  const isMultiple = fromTotal >= 1 && isSame(fromTotal, Math.round(fromTotal));
  if (isClear && !isComparable)
    return { readings: [{ ...whole(total), container: pack.container }] };
  const packsInTotal = { ...whole(pack), container: pack.container, packs: Math.round(fromTotal) };
  if (isClear && isMultiple)
    return {
      readings: [packsInTotal.packs === 1 ? { ...packsInTotal, packs: undefined } : packsInTotal],
    };
  if (isClear && fromTotal >= manyPacks)
    return { readings: [{ ...whole(total), container: pack.container }] };
  return { readings: [whole(total), whole(pack)], about: 'amounts' };
}

/** A whole of that many packs need not fill them. */
const manyPacks = 5;

/** The pack first: by what is said of each, else the smaller one. */
function inOrder([first, second]: readonly [SizedMeasure, SizedMeasure]): readonly [
  SizedMeasure,
  SizedMeasure,
] {
  if (first.role === 'pack' && second.role !== 'pack') return [first, second];
  if (second.role === 'pack' && first.role !== 'pack') return [second, first];
  if (second.role === 'total') return [first, second];
  if (first.role === 'total') return [second, first];
  return first.size <= second.size ? [first, second] : [second, first];
}

function whole({ value, unit, unitWord, container }: SizedMeasure): OrderAmount {
  return {
    each: value,
    unit,
    unitWord: otherWord(unitWord, unit),
    packs: undefined,
    container,
    inner: undefined,
  };
}

function packed(measure: SizedMeasure, { value, container }: SizedCount): OrderAmount {
  return {
    ...whole(measure),
    packs: value === 1 ? undefined : value,
    container: container ?? measure.container,
  };
}

/** A whole in so many packs. */
function divided(measure: SizedMeasure, count: SizedCount): OrderAmount {
  const size = Number((measure.value / count.value).toPrecision(6));
  const isEven = isSame(size * count.value, measure.value);
  const amount = { ...whole(measure), container: count.container ?? measure.container };
  return isEven && count.value > 1 ? { ...amount, each: size, packs: count.value } : amount;
}

function counted({ value, container, containerWord }: SizedCount): OrderAmount {
  const unit =
    container ??
    (/\p{L}/u.test(containerWord) && !/^[xх]$/u.test(containerWord) ? 'pcs' : undefined);
  return {
    ...nothingFound,
    each: value,
    unit,
    unitWord: unit === undefined ? undefined : otherWord(containerWord, unit),
  };
}

function otherWord(word: string, symbol: string): string | undefined {
  return word === symbol.toLowerCase() ? undefined : word;
}

function isSame(one: number, other: number): boolean {
  return Math.abs(one - other) <= 1e-9 * Math.max(Math.abs(one), Math.abs(other));
}

function distinct(amounts: readonly OrderAmount[]): OrderAmount[] {
  return [
    ...new Map(
      amounts.map((amount) => [JSON.stringify([amount.each, amount.packs, amount.unit]), amount]),
    ).values(),
  ];
}
