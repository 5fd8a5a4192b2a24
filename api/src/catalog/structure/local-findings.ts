import type { FindingCode } from 'contract/catalog';
import { massOf, parseFormula, sameComposition, sameMass } from 'contract/chemistry';
import { annexTitle, inconsistenciesOf } from 'contract/regulation';
import type { FieldValues } from '../../repository/field-values';
import type { Law } from '../law-of';
import { lawFindings } from './law-findings';
import { openStatements } from './open-statements';
import { formInconsistenciesOf, safetyRecordOf } from './safety-record-of';
import type { KnownStructure } from './sync-structures';

/** A published chemical needs at least one of these fields for its hazards to count as stated. */
const hazardFields = [
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
  readonly law: Law;
}

/** The findings that follow from a chemical's own fields, its structure and its UN number. */
export function localFindings(record: FieldValues, { structure, law }: Known): LocalFindingCode[] {
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
      record['status'] === 'published' &&
        !hazardFields.some((name) => isFilled(record[name])) &&
        !statesNoEntry(record),
    ],
    ['statement-open', record['status'] === 'published' && openStatements(record).length > 0],
  ];
  const own = facts.flatMap(([code, isFound]) => (isFound ? [code] : []));
  const contradictions = inconsistenciesOf(safetyRecordOf(record, law), law.lines ?? []);
  const others = [
    ...contradictions,
    ...lawFindings(record, law),
    ...formInconsistenciesOf(record, law),
  ];
  return [...new Set([...own, ...others.map(({ code }) => code)])];
}

/** Whether it is stated, with its day, that Annex VI has no entry for the chemical. */
function statesNoEntry({ fieldSources }: FieldValues): boolean {
  return (
    Array.isArray(fieldSources) &&
    fieldSources.some(({ source, reference }) => source === annexTitle && reference === null)
  );
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
