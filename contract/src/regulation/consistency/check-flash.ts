import type { Classification } from '../classification';
import { labelOf } from '../label-of';
import type { Check, SafetyRecord } from './safety-record';

/** Measured values of two books differ by as much, in K: the boundary itself is the law's. */
const tolerance = { flash: 2, boiling: 1 };

const flammable = ['H224', 'H225', 'H226'] as const;
type Flammable = (typeof flammable)[number];
const categories: Readonly<Record<Flammable, string>> = { H224: '1', H225: '2', H226: '3' };

/** Statements of liquids that are classified by another property than their flash point. */
const others = ['H250', 'H240', 'H241', 'H242', 'H260', 'H261', 'H220', 'H221', 'H222', 'H223'];

/**
 * CLP, Annex I, table 2.6.1: category 1 has a flash point below 23 °C and boils at 35 °C or below, category 2 below 23 °C
 * and above 35 °C, category 3 from 23 °C to 60 °C.
 */
export const checkFlash: Check = (record) => {
  const { flashPoint, boilingPoint, hazardStatements } = record;
  if (flashPoint === null || isNoLiquid(record)) return undefined;
  if (hazardStatements.some((code) => others.includes(code.slice(0, 4)))) return undefined;
  const stored = flammable.find((code) => hazardStatements.includes(code)) ?? null;
  const possible = possibleStatements(flashPoint, boilingPoint);
  if (possible.has(stored)) return undefined;
  const [only, ...more] = possible;
  const boils = boilingPoint === null ? '' : ` and the boiling point ${boilingPoint} °C`;
  const wanted = [...possible].map((code) => code ?? 'none of H224 to H226').join(' or ');
  return {
    code: 'flash-differs',
    field: 'hazardStatements',
    message: `The flash point is ${flashPoint} °C${boils}, which give ${wanted}, not ${
      stored ?? 'none of H224 to H226'
    } (CLP, Annex I, table 2.6.1).`,
    fix: more.length > 0 || only === undefined ? null : fixFor(record, only),
    isPlain: false,
  };
};

/** A solid has a flash point, but is no flammable liquid. */
function isNoLiquid({ meltingPoint, hazardStatements }: SafetyRecord): boolean {
  return (meltingPoint ?? -300) > 30 || hazardStatements.includes('H228');
}

function possibleStatements(flash: number, boiling: number | null): Set<Flammable | null> {
  const found = new Set<Flammable | null>();
  if (flash < 23 + tolerance.flash) {
    if (boiling === null || boiling <= 35 + tolerance.boiling) found.add('H224');
    if (boiling === null || boiling > 35 - tolerance.boiling) found.add('H225');
  }
  if (flash >= 23 - tolerance.flash && flash <= 60 + tolerance.flash) found.add('H226');
  if (flash > 60 - tolerance.flash) found.add(null);
  return found;
}

/** The record with the statement of its flash point in place of another one. */
function fixFor(record: SafetyRecord, code: Flammable | null) {
  const isFlammable = (one: string) => flammable.some((other) => other === one);
  const kept = record.hazardStatements.filter((one) => !isFlammable(one));
  const hazardStatements = code === null ? kept : [code, ...kept];
  const classes = record.classifications.filter(({ hazardClass }) => hazardClass !== 'Flam. Liq.');
  const isClassified = record.classifications.length > 0 || record.hazardStatements.length === 0;
  const own: Classification[] = code === null ? [] : [flammableLiquid(code)];
  const classifications = isClassified ? [...own, ...classes] : [];
  if (!isClassified)
    return { label: `Use ${code ?? 'none of them'}`, values: { hazardStatements } };
  const { pictograms, signalWord } = labelOf(classifications);
  return {
    label:
      code === null ? 'Take the statement away' : `Use Flam. Liq. ${categories[code]}, ${code}`,
    values: { classifications, hazardStatements, ghsPictograms: pictograms, signalWord },
  };
}

function flammableLiquid(statement: Flammable): Classification {
  const category = categories[statement];
  return { hazardClass: 'Flam. Liq.', category, statement, specifics: null, marks: [] };
}
