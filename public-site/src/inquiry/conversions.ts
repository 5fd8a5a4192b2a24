import { currentLocale, localFormat } from 'contract';
import type { UnitDimension } from 'contract/catalog';
import { readTypedQuantity } from 'contract/order-list';
import type { UnitView } from '../common/unit-view';
import type { ChemicalFacts } from './inquiry-view';

/** The facts of a chemical that conversions need. */
export interface MeasureFacts {
  /** In g/cm³, which is the same as kg/L. */
  density: number | null;
  /** In g/mol. */
  molarMass: number | null;
  /** Known to be liquid at 20 °C: the density of a solid or of a gas says nothing about the volume that it is sold in. */
  isLiquid: boolean;
}

interface Measure {
  dimension: UnitDimension;
  /** One of the unit in base units: kg, L, mol. */
  factor: number;
}

/** A converted quantity, with the fact that it was converted by. */
interface Conversion {
  /** `31.6 L` */
  text: string;
  /** `0.791 g/cm³` */
  by: string;
}

/**
 * A quantity in the other measures that the facts allow. Mass and volume by the density, ρ = m/V (ISO 80000-4, 4-2); mass
 * and amount by the molar mass, M = m/n (ISO 80000-9, 9-4). Rounded to the digits of the facts, two to four.
 *
 * @example conversionsOf(25, kilogram, acetone) // [{ text: '31.6 L', by: '0.791 g/cm³' }, …]
 */
export function conversionsOf(
  quantity: number,
  { dimension, factor }: Measure,
  facts: MeasureFacts,
): Conversion[] {
  const density = facts.isLiquid ? facts.density : null;
  const { molarMass } = facts;
  const base = quantity * factor;
  const kilograms = massOf(base, { dimension, density, molarMass });
  if (kilograms === null) return [];
  const used = { mass: [], volume: [density], amount: [molarMass], count: [] }[dimension];
  const results = [
    dimension === 'mass' ? null : conversion(kilograms, massScale, used),
    dimension === 'volume' || density === null
      ? null
      : conversion(kilograms / density, volumeScale, [...used, density]),
    dimension === 'amount' || molarMass === null
      ? null
      : conversion((kilograms * 1000) / molarMass, amountScale, [...used, molarMass]),
  ];
  const named = results.map(
    (result) =>
      result && { text: result.text, by: factsText(result.facts, { density, molarMass }) },
  );
  return named.filter((result) => result !== null);
}

type Known = Pick<MeasureFacts, 'density' | 'molarMass'>;

/** In kilograms; null without the facts for it. */
function massOf(
  base: number,
  { dimension, density, molarMass }: Known & Pick<Measure, 'dimension'>,
): number | null {
  switch (dimension) {
    case 'mass':
      return base;
    case 'volume':
      return density === null ? null : base * density;
    case 'amount':
      return molarMass === null ? null : (base * molarMass) / 1000;
    case 'count':
      return null;
    default:
      return dimension satisfies never;
  }
}

/** Symbols with their size in base units, largest first. */
type Scale = readonly (readonly [symbol: string, size: number])[];
const massScale: Scale = [
  ['kg', 1],
  ['g', 1e-3],
  ['mg', 1e-6],
];
const volumeScale: Scale = [
  ['L', 1],
  ['mL', 1e-3],
];
const amountScale: Scale = [
  ['mol', 1],
  ['mmol', 1e-3],
];

function conversion(base: number, scale: Scale, facts: readonly (number | null)[]) {
  const known = facts.filter((fact) => fact !== null);
  const digits = Math.min(...known.map(digitsOf));
  const [symbol, size] = scale.find(([, least]) => base >= least) ?? scale.at(-1) ?? ['', 1];
  return { text: `${rounded(base / size, digits)}\u00a0${symbol}`, facts: known };
}

/** Significant digits of a stored number; zeros at its end are not stored. */
function digitsOf(fact: number): number {
  const digits = fact.toString().replace('.', '').replace(/^0+/, '').length;
  return Math.min(4, Math.max(2, digits));
}

function rounded(value: number, digits: number): string {
  return new Intl.NumberFormat(currentLocale(), { maximumSignificantDigits: digits }).format(value);
}

const plain = localFormat(
  (locale) => new Intl.NumberFormat(locale, { maximumSignificantDigits: 5 }),
);

function factsText(used: readonly number[], { density, molarMass }: Known): string {
  const texts = [
    density !== null && used.includes(density) ? `${plain().format(density)}\u00a0g/cm³` : null,
    molarMass !== null && used.includes(molarMass)
      ? `${plain().format(molarMass)}\u00a0g/mol`
      : null,
  ];
  return texts.filter((text) => text !== null).join(' and ');
}

interface Typed {
  quantity: string;
  unit: UnitView | undefined;
  facts: ChemicalFacts | undefined;
}

/** A quantity in other measures: `≈ 31.6 L at 0.791 g/cm³`. Null if it cannot be converted. */
export function conversionText({ quantity, unit, facts }: Typed): string | null {
  const read = readTypedQuantity(quantity, []);
  if (read?.kind !== 'quantity' || read.unit !== undefined || !unit || !facts) return null;
  const texts = conversionsOf(read.value, unit, facts).map(
    ({ text, by }) => `≈\u00a0${text} at ${by}`,
  );
  return texts.length === 0 ? null : texts.join(' · ');
}
