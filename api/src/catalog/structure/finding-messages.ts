import type { Finding } from 'contract/catalog';
import { displayFormula } from 'contract/chemistry';
import { inconsistenciesOf } from 'contract/regulation';
import type { FieldValues } from '../../repository/field-values';
import type { KnownStructure } from './sync-structures';
import { lawFindings } from './law-findings';
import { openStatements } from './open-statements';
import { safetyRecordOf } from './safety-record-of';
import { expectedMass, type Known, type LocalFindingCode } from './local-findings';

type Message = Pick<Finding, 'field' | 'message'> & Partial<Pick<Finding, 'fix'>>;

/** The message of each finding, with the values that fix it where they follow from others. */
export function findingMessages(
  record: FieldValues,
  { structure, law }: Known,
): Partial<Record<LocalFindingCode, Message>> {
  const contradictions = inconsistenciesOf(safetyRecordOf(record, law), law.lines ?? []);
  return {
    ...Object.fromEntries(
      [...contradictions, ...lawFindings(record, law)].map(({ code, field, message, fix }) => {
        return [code, { field, message, fix: fix && { ...fix, values: { ...fix.values } } }];
      }),
    ),
    'cas-missing': { field: 'casNumber', message: 'There is no CAS number.' },
    'ec-missing': { field: 'ecNumber', message: 'There is no EC number.' },
    'structure-missing': { field: 'smiles', message: 'There is no structure.' },
    'formula-missing': {
      field: 'formula',
      message: 'There is no formula.',
      ...formulaFix(structure),
    },
    'formula-differs': {
      field: 'formula',
      message: `The formula is ${shown(record['formula'])}, the structure gives ${shown(structure?.formula)}.`,
      ...formulaFix(structure),
    },
    'mass-differs': massMessage(record, structure),
    'stereo-open': {
      field: 'smiles',
      message: openText(structure?.openStereocentres ?? 0),
    },
    'hazard-missing': {
      field: 'ghsPictograms',
      message: 'It is published, and none of its hazard fields is filled.',
    },
    'statement-open': {
      field: 'precautionaryStatements',
      message: `The words that the supplier adds are missing: ${openStatements(record).join(', ')}.`,
    },
  };
}

function formulaFix(structure: KnownStructure | undefined): Pick<Message, 'fix'> {
  if (!structure) return {};
  const { formula } = structure;
  return { fix: { label: `Use ${shown(formula)}`, values: { formula } } };
}

function massMessage(record: FieldValues, structure: KnownStructure | undefined): Message {
  const expected = expectedMass(record, structure);
  const source = record['formula'] ? 'formula' : 'structure';
  return {
    field: 'molecularWeight',
    message: `The molecular weight is ${String(record['molecularWeight'])} g/mol, the ${source} gives ${expected} g/mol.`,
    fix:
      expected === null
        ? null
        : { label: `Use ${expected} g/mol`, values: { molecularWeight: expected } },
  };
}

function openText(count: number): string {
  return count === 1
    ? 'The structure leaves one stereocentre open.'
    : `The structure leaves ${count} stereocentres open.`;
}

function shown(formula: unknown): string {
  return typeof formula === 'string' ? displayFormula(formula) : '';
}
