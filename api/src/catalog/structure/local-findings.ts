import type { FindingCode } from 'contract/catalog';
import { massOf, parseFormula, sameComposition, sameMass } from 'contract/chemistry';
import { isClassOf, type TransportLine } from 'contract/regulation';
import type { FieldValues } from '../../repository/field-values';
import { labelDiffers } from './label-findings';
import { openStatements } from './open-statements';
import type { KnownStructure } from './sync-structures';

/** A published chemical needs at least one of these fields for its hazards to count as stated. */
export const hazardFields = [
  'unNumber',
  'hazardClass',
  'packingGroup',
  'ghsPictograms',
  'signalWord',
  'hazardStatements',
  'precautionaryStatements',
  'classifications',
] as const;

/** Findings that depend on one chemical only. */
export type LocalFindingCode = Exclude<
  FindingCode,
  'cas-duplicate' | 'ec-duplicate' | 'structure-duplicate'
>;

/** What findings are computed from besides the record. */
export interface Known {
  readonly structure: KnownStructure | undefined;
  /** The lines of ADR with the chemical's UN number; undefined where it has none. */
  readonly lines: readonly TransportLine[] | undefined;
}

/** The findings that follow from a chemical's own fields, its structure and its UN number. */
export function localFindings(
  record: FieldValues,
  { structure, lines }: Known,
): LocalFindingCode[] {
  const facts: readonly (readonly [LocalFindingCode, boolean])[] = [
    ['cas-missing', !record['casNumber']],
    ['ec-missing', !record['ecNumber']],
    ['formula-missing', !record['formula']],
    ['formula-differs', formulaDiffers(record['formula'], structure)],
    ['mass-differs', massDiffers(record, structure)],
    ['structure-missing', !record['smiles']],
    ['stereo-open', (structure?.openStereocentres ?? 0) > 0],
    [
      'hazard-missing',
      record['status'] === 'published' && !hazardFields.some((name) => isFilled(record[name])),
    ],
    ['label-differs', labelDiffers(record)],
    ['statement-open', record['status'] === 'published' && openStatements(record).length > 0],
    ['transport-differs', transportDiffers(record, lines)],
  ];
  return facts.flatMap(([code, isFound]) => (isFound ? [code] : []));
}

/** The expected molar mass, from the formula or else from the structure. */
export function expectedMass(
  { formula }: FieldValues,
  structure: KnownStructure | undefined,
): number | null {
  return massOf(formula) ?? structure?.molecularWeight ?? null;
}

function formulaDiffers(formula: unknown, structure: KnownStructure | undefined): boolean {
  if (typeof formula !== 'string' || !structure) return false;
  const typed = parseFormula(formula);
  const read = parseFormula(structure.formula);
  return typed.ok && read.ok && !sameComposition(typed.formula, read.formula);
}

function massDiffers(record: FieldValues, structure: KnownStructure | undefined): boolean {
  const mass = record['molecularWeight'];
  const expected = expectedMass(record, structure);
  return typeof mass === 'number' && expected !== null && !sameMass(mass, expected);
}

/** A UN number that the table does not have is not judged: it may be of another edition. */
function transportDiffers(
  { hazardClass }: FieldValues,
  lines: readonly TransportLine[] = [],
): boolean {
  return typeof hazardClass === 'string' && lines.length > 0 && !isClassOf(hazardClass, lines);
}

function isFilled(value: unknown): boolean {
  return Array.isArray(value) ? value.length > 0 : Boolean(value);
}
