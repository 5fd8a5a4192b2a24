import type { Classification } from '../classification';
import { labelOf } from '../label-of';
import type { TransportLine } from '../transport-line';
import type { Check, SafetyRecord } from './safety-record';

/**
 * Statements whose classes are dangerous goods: the criteria of ADR, part 2, are those of CLP. H331 is none of them, as its
 * vapour pressure decides (ADR 2.2.61.1.8).
 */
const dangerous: readonly (readonly [statements: string, adrClass: string])[] = [
  ['H200 H201 H202 H203 H204 H205', '1'],
  ['H220 H221 H270 H280 H281', '2'],
  ['H224 H225 H226', '3'],
  ['H228', '4.1'],
  ['H240 H241 H242', '4.1 or 5.2'],
  ['H250 H251 H252', '4.2'],
  ['H260 H261', '4.3'],
  ['H271 H272', '5.1'],
  ['H300 H301 H310 H311 H330', '6.1'],
  ['H314', '8'],
  ['H400 H410 H411', '9'],
];

const classes = new Map(
  dangerous.flatMap(([codes, adrClass]) =>
    codes.split(' ').map((code) => [code, adrClass] as const),
  ),
);

/** A substance with such statements has a UN number: ADR 2.1.3 knows an entry for each class, n.o.s. if no other. */
export const checkTransportMissing: Check = ({ unNumber, hazardStatements }) => {
  if (unNumber !== null) return undefined;
  const found = hazardStatements.filter((code) => classes.has(code.slice(0, 4)));
  if (found.length === 0) return undefined;
  const wanted = [...new Set(found.map((code) => classes.get(code.slice(0, 4))))];
  return {
    code: 'transport-missing',
    field: 'unNumber',
    message: `${found.join(', ')} stand for dangerous goods of class ${wanted.join(', ')}, and there is no UN number.`,
    fix: null,
    isPlain: false,
  };
};

/** Goods with a UN number have a hazard that CLP knows as well; a flammable liquid of ADR is one of CLP. */
export const checkStatementsMissing: Check = (record, lines) => {
  const { unNumber, hazardStatements, hazardClass } = record;
  if (unNumber === null || hazardClass === '9') return undefined;
  const isFlammable = hazardStatements.some((code) => /^H22[456]|^H2[46]/.test(code));
  const isMissing = hazardClass === '3' ? !isFlammable : hazardStatements.length === 0;
  if (!isMissing) return undefined;
  const own = lines.filter(
    ({ packingGroup, properShippingName }) =>
      packingGroup === record.packingGroup &&
      (record.properShippingName === null || properShippingName === record.properShippingName),
  );
  const [line, ...others] = own;
  const derived = line && others.length === 0 ? classOfLine(line) : undefined;
  return {
    code: 'statements-missing',
    field: 'hazardStatements',
    message: `It is dangerous goods of class ${hazardClass ?? 'unknown'} (${unNumber}), and no hazard statement says why.`,
    fix: derived ? fixFor(record, derived) : null,
    isPlain: false,
  };
};

type Derived = readonly [
  hazardClass: Classification['hazardClass'],
  category: string,
  statement: string,
];

/** The criteria of these classes and packing groups of ADR, part 2, are those of CLP, Annex I. */
const sameCriteria: Readonly<Record<string, readonly (Derived | undefined)[]>> = {
  '3': [
    ['Flam. Liq.', '1', 'H224'],
    ['Flam. Liq.', '2', 'H225'],
    ['Flam. Liq.', '3', 'H226'],
  ],
  '4.1 F': [undefined, ['Flam. Sol.', '1', 'H228'], ['Flam. Sol.', '2', 'H228']],
  '4.3': [
    ['Water-react.', '1', 'H260'],
    ['Water-react.', '2', 'H261'],
    ['Water-react.', '3', 'H261'],
  ],
  '5.1 O1': [
    ['Ox. Liq.', '1', 'H271'],
    ['Ox. Liq.', '2', 'H272'],
    ['Ox. Liq.', '3', 'H272'],
  ],
  '5.1 O2': [
    ['Ox. Sol.', '1', 'H271'],
    ['Ox. Sol.', '2', 'H272'],
    ['Ox. Sol.', '3', 'H272'],
  ],
  // Packing group III is also for what corrodes metals alone; skin corrosion is the graver of the two.
  '8': [
    ['Skin Corr.', '1A', 'H314'],
    ['Skin Corr.', '1B', 'H314'],
    ['Skin Corr.', '1C', 'H314'],
  ],
};

function classOfLine(line: TransportLine): Classification | undefined {
  const { hazardClass, classificationCode, packingGroup, labels } = line;
  if (labels.length > 1) return undefined;
  const code = classificationCode ?? '';
  const keys = [`${hazardClass} ${code}`, `${hazardClass} ${code.charAt(0)}`, String(hazardClass)];
  const key = keys.find((one) => one in sameCriteria);
  const place = ['I', 'II', 'III'].indexOf(packingGroup ?? '');
  const derived = key === undefined ? undefined : sameCriteria[key]?.[place];
  if (!derived) return undefined;
  const [name, category, statement] = derived;
  return { hazardClass: name, category, statement, specifics: null, marks: [] };
}

function fixFor(record: SafetyRecord, derived: Classification) {
  const classifications = [derived, ...record.classifications];
  const { pictograms, signalWord } = labelOf(classifications);
  const hazardStatements = [...new Set([derived.statement, ...record.hazardStatements])];
  return {
    label: `Use ${derived.hazardClass} ${derived.category}, ${derived.statement}`,
    values: { classifications, hazardStatements, ghsPictograms: pictograms, signalWord },
  };
}
