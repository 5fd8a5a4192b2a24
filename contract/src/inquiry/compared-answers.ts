import { utcDateText } from '../date-text';
import { isReached, pricePer, type PriceUnits } from '../partner/price-measure';
import type { AnswerContents, AnswerLine, AskedState, AskedSupplier } from './asked-supplier';
import { bestAnswer, type Candidate } from './best-answer';
import { type Decimal } from './decimal';
import { groupedText, isBelow, rounded, shortened } from './exact-decimal';
import { type CostRate, inCurrency } from './offer-margin';
import { packsOf } from './price-line';
import type { RequestLine } from './supplier-request';
import type { ComparedLine, ComparedPrice } from './supplier-request-endpoints';

/** A supplier that was asked, with its last answer. */
export interface GivenAnswer {
  readonly askedId: AskedSupplier['_id'];
  readonly companyName: string;
  readonly state: AskedState;
  readonly answer: AnswerContents | null;
}

interface Comparison {
  readonly lines: readonly RequestLine[];
  readonly answers: readonly GivenAnswer[];
  /** By `_id`. */
  readonly units: PriceUnits;
  /** Of what a line asks for, in g/cm³. */
  readonly densityOf: (line: RequestLine) => number | null;
  /** To the currency of the comparison, by the currency of an answer. */
  readonly rates: ReadonlyMap<string, CostRate>;
  readonly currency: string;
  /** Today, where the company is. */
  readonly day: string;
}

/**
 * The answers line by line, each price in one currency and per one unit. What has no exchange rate, measures something
 * else, has ended or is not offered says so and is not compared.
 */
export function comparedAnswers(comparison: Comparison): ComparedLine[] {
  return comparison.lines.map((line) => {
    const cells = comparison.answers.map((given) => cellOf(line, given, comparison));
    const candidates = cells.flatMap(({ candidate }) => candidate ?? []);
    const priced = cells.filter(({ price }) => price.unitPrice !== null).length;
    const unitId = unitIdOf(line, comparison);
    return {
      key: line.key,
      unit: symbolOf(unitId, comparison.units),
      prices: cells.map(({ price }) => price),
      best: bestAnswer(candidates, priced),
    };
  });
}

interface Cell {
  readonly price: ComparedPrice;
  /** Undefined for what is not compared. */
  readonly candidate: Candidate | undefined;
}

function cellOf(line: RequestLine, given: GivenAnswer, comparison: Comparison): Cell {
  const { answer, askedId, companyName } = given;
  const { units } = comparison;
  const counts = given.state === 'answered' ? answer : null;
  const said = counts?.lines.find(({ key }) => key === line.key);
  const head = {
    askedId,
    unitPrice: said?.unitPrice ?? null,
    currency: counts?.currency ?? comparison.currency,
    unit: symbolOf(said?.unitId ?? null, units),
    leadTimeDays: said?.leadTimeDays ?? null,
    validUntil: said?.validUntil ?? counts?.validUntil ?? null,
  };
  const notes = said ? notesOf(line, said, comparison) : [];
  const refuse = (problem: string): Cell => ({
    price: { ...head, converted: null, problem, notes },
    candidate: undefined,
  });
  if (!counts) return refuse(missingWords(given.state));
  if (said?.cannotSupply) return refuse('Cannot supply');
  if (!said || said.unitPrice === null || said.unitId === null) return refuse('No price');
  const per = costPer(unitIdOf(line, comparison) ?? said.unitId, said, {
    units,
    density: comparison.densityOf(line),
  });
  const rate = comparison.rates.get(counts.currency) ?? null;
  const problem = problemOf({ ...head, per, rate }, line, comparison);
  if (problem !== null || per === null) return refuse(problem ?? '');
  const exact = inCurrency(per, rate);
  return {
    price: { ...head, converted: shown(exact), problem: null, notes },
    candidate: {
      askedId,
      companyName,
      price: exact,
      leadTimeDays: head.leadTimeDays,
      isReached: isEnough(line, said, comparison),
    },
  };
}

function missingWords(state: AskedState): string {
  switch (state) {
    case 'sent':
    case 'answered':
      return 'No answer yet';
    case 'declined':
      return 'Declined';
    case 'expired':
      return 'No answer';
    case 'withdrawn':
      return 'Withdrawn';
    default:
      return state satisfies never;
  }
}

interface Judged extends Pick<ComparedPrice, 'currency' | 'unit' | 'validUntil'> {
  readonly per: Decimal | null;
  readonly rate: CostRate | null;
}

function problemOf(
  { currency, unit, validUntil, per, rate }: Judged,
  line: RequestLine,
  comparison: Comparison,
): string | null {
  if (validUntil !== null && validUntil < comparison.day) {
    return `Was valid until ${utcDateText(validUntil)}`;
  }
  if (per === null) {
    const wanted = symbolOf(unitIdOf(line, comparison), comparison.units);
    return `Priced per ${unit}, which cannot be compared with ${wanted}`;
  }
  if (rate === null && currency !== comparison.currency) {
    return `No exchange rate from ${currency} to ${comparison.currency}`;
  }
  return null;
}

/** What is compared: the unit of the line, else that of the first price. */
function unitIdOf({ key, unitId }: RequestLine, { answers }: Comparison): string | null {
  if (unitId !== null) return unitId;
  const priced = answers.flatMap(({ state, answer }) =>
    state === 'answered'
      ? (answer?.lines.find((said) => said.key === key && said.unitPrice !== null)?.unitId ?? [])
      : [],
  );
  return priced[0] ?? null;
}

/** Without an amount, no least amount is too much. */
function isEnough(line: RequestLine, said: AnswerLine, comparison: Comparison): boolean {
  if (line.quantity === null || said.minimum === null) return true;
  const price = { fromQuantity: said.minimum, unitId: said.unitId ?? '' };
  const { quantity, unitId } = line;
  return isReached(price, {
    units: comparison.units,
    wanted: { quantity, unitId, density: comparison.densityOf(line) },
  });
}

function notesOf(line: RequestLine, said: AnswerLine, comparison: Comparison): string[] {
  return [
    minimumNote(line, said, comparison),
    packNote(line, said, comparison),
    said.remarks,
  ].flatMap((note) => note ?? []);
}

function minimumNote(line: RequestLine, said: AnswerLine, comparison: Comparison): string | null {
  const { minimum, unitId } = said;
  if (minimum === null) return null;
  const words = `From ${amountText(minimum, unitId, comparison.units)}`;
  if (line.quantity === null || isEnough(line, said, comparison)) return words;
  return `${words}, more than the ${amountText(line.quantity, line.unitId, comparison.units)} asked for`;
}

function packNote(line: RequestLine, said: AnswerLine, comparison: Comparison): string | null {
  const { packSize, packUnitId, packaging } = said;
  const { units } = comparison;
  const size = packSize === null ? [] : [amountText(packSize, packUnitId, units)];
  const pack = [...size, ...(packaging === null ? [] : [packaging])].join(' ');
  if (pack === '') return null;
  const packs = packsOf(
    { quantity: line.quantity, packSize },
    {
      unit: units.get(line.unitId ?? ''),
      packUnit: units.get(packUnitId ?? ''),
      density: comparison.densityOf(line),
    },
  );
  if (packs === null) return pack;
  const more = packs.isExact ? '' : ', more than asked for';
  return `${groupedText(String(packs.whole))} × ${pack}${more}`;
}

function amountText(number: Decimal, unitId: string | null, units: PriceUnits): string {
  return `${groupedText(number)} ${symbolOf(unitId, units) ?? ''}`.trim();
}

function symbolOf(unitId: string | null, units: PriceUnits): string | null {
  return units.get(unitId ?? '')?.symbol ?? null;
}

/** Prices of small units need more places. */
function shown(exact: Decimal): Decimal {
  return shortened(rounded(exact, isBelow(exact, '0.1') ? 8 : 4));
}

interface CostQuestion {
  readonly units: PriceUnits;
  /** In g/cm³. */
  readonly density: number | null;
}

/** What one of a unit costs by an answer, in its own currency; null where its unit measures something else. */
export function costPer(
  unitId: string,
  said: Pick<AnswerLine, 'unitPrice' | 'unitId'>,
  { units, density }: CostQuestion,
): Decimal | null {
  if (said.unitPrice === null) return null;
  const { unitPrice, unitId: own } = said;
  const cost = pricePer(unitId, { unitPrice, unitId: own ?? '' }, { units, wanted: { density } });
  return cost !== null && /[1-9]/.test(cost) ? cost : null;
}
