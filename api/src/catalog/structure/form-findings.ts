import { type Finding, OfferedForm } from 'contract/catalog';
import type { FieldValues } from '../../repository/field-values';
import type { Law } from '../law-of';
import { formInconsistenciesOf } from './safety-record-of';

/** The findings of a chemical's offered forms, each with the form's name and all forms in its fix. */
export function formFindings(record: FieldValues, law: Law): Finding[] {
  const forms = OfferedForm.array().parse(record['offeredForms']);
  return formInconsistenciesOf(record, law).map(({ code, form, message, fix }) => ({
    code,
    field: 'offeredForms',
    message: `${form.name}: ${message}`,
    fix: fix && {
      label: fix.label,
      values: {
        offeredForms: forms.map((one) =>
          one.name === form.name ? { ...one, ...fix.values } : one,
        ),
      },
    },
    others: [],
  }));
}
