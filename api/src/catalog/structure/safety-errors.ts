import type { FieldError } from 'contract';
import { inconsistenciesOf } from 'contract/regulation';
import type { FieldValues } from '../../repository/field-values';
import { isSameValue } from '../../repository/same-value';
import type { ChemicalDraft } from '../chemical/chemical-writes';
import type { Law } from '../law-of';
import { formInconsistenciesOf, harmonisedPairOf, safetyRecordOf } from './safety-record-of';
import { isSameList } from './is-same-list';

/** The fields that hazards and transport are judged by. */
const judged = [
  'status',
  'classifications',
  'ghsPictograms',
  'signalWord',
  'hazardStatements',
  'unNumber',
  'hazardClass',
  'packingGroup',
  'packagings',
  'offeredForms',
] as const;

/**
 * Why hazards and transport of a chemical cannot be published: the law leaves no doubt that they contradict each other.
 * What was published before stays published until one of them changes. A label in the very words of Annex VI is the
 * law's, even where that contradicts itself.
 */
export function safetyErrors(
  { record, before }: ChemicalDraft,
  law: Law | undefined,
): FieldError[] {
  if (!law || (before && judged.every((name) => isSameValue(record[name], before[name]))))
    return [];
  const own = inconsistenciesOf(safetyRecordOf(record, law), law.lines ?? []).filter(
    ({ code, isPlain }) => isPlain && !(code === 'label-differs' && isOfLaw(record, law)),
  );
  const ofForms = formInconsistenciesOf(record, law)
    .filter(({ isPlain }) => isPlain)
    .map(({ form, message }) => ({
      field: `offeredForms.${record.offeredForms.findIndex(({ name }) => name === form.name)}.unNumber`,
      message,
    }));
  return [...own, ...ofForms].map(({ field, message }) => ({
    path: field,
    message: `${message} Correct one of them, save it as a draft, or give a reason to publish it anyway.`,
  }));
}

function isOfLaw(record: FieldValues, law: Law): boolean {
  const { inForce } = harmonisedPairOf(record, law);
  return (
    inForce !== undefined &&
    isSameList(record['ghsPictograms'], inForce.pictograms) &&
    isSameList(record['hazardStatements'], inForce.statements) &&
    record['signalWord'] === inForce.signalWord
  );
}
