import type { FindingCode } from 'contract/catalog';
import { massOf, parseFormula, sameComposition, sameMass } from 'contract/chemistry';
import type { FieldValues } from '../../repository/field-values';
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
] as const;

/** Findings that depend on one chemical only. */
export type LocalFindingCode = Exclude<
  FindingCode,
  'cas-duplicate' | 'ec-duplicate' | 'structure-duplicate'
>;

/** The findings that follow from a chemical's own fields and structure. */
export function localFindings(
  record: FieldValues,
  structure: KnownStructure | undefined,
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

function isFilled(value: unknown): boolean {
  return Array.isArray(value) ? value.length > 0 : Boolean(value);
}
