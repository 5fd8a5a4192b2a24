import { t } from '@lingui/core/macro';
import type { chemicals } from 'contract/catalog';
import { contradicts, parseFormula } from 'contract/chemistry';
import {
  type InputsProps,
  type ResourceFormController,
  TextareaField,
  useFormValue,
} from 'shared-ui/form';
import { useStructure } from './use-structure';

type Chemicals = typeof chemicals;
type Form = ResourceFormController<Chemicals>;

/**
 * Why a chemical is published although CAS number, formula and structure contradict each other or another chemical:
 * asked for when they do, and shown where a reason is stored.
 */
export function ContradictionReasonField({ form }: InputsProps<Chemicals>) {
  const reason = useFormValue<Chemicals, string>(form, 'contradictionReason');
  const isContradictory = useContradiction(form);
  if (reason === null && !isContradictory && !isRefused(form)) return null;
  return (
    <div data-wide>
      <TextareaField
        form={form}
        name="contradictionReason"
        label={t`Reason to publish anyway`}
        help={t`For staff. CAS number, formula and structure contradict each other, or another chemical: say why this is right. It stays in the history, and goes when one of these values changes.`}
        rows={2}
      />
    </div>
  );
}

/** Whether the form would publish a formula and a structure of different substances. */
function useContradiction(form: Form): boolean {
  const status = useFormValue<Chemicals, string>(form, 'status');
  const formula = useFormValue<Chemicals, string>(form, 'formula');
  const reading = useStructure(useFormValue<Chemicals, string>(form, 'smiles'));
  if (status !== 'published' || reading.status !== 'read') return false;
  const [one, other] = [parseFormula(formula ?? ''), parseFormula(reading.facts.formula)];
  return one.ok && other.ok && contradicts(one.formula, other.formula);
}

/** Whether the server refused the CAS number or the formula of the form as it is. */
function isRefused({ fields: { getFieldState, formState } }: Form): boolean {
  const names = ['casNumber', 'formula'] as const;
  return names.some((name) => getFieldState(name, formState).error?.type === 'server');
}
