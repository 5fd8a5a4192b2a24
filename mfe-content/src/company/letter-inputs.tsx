import { t } from '@lingui/core/macro';
import { FormSection, type InputsProps, TextareaField } from 'shared-ui/form';
import type { companyRecord } from './company-record';

/** What offers and orders say of payment and terms. */
export function LetterInputs({ form }: InputsProps<typeof companyRecord>) {
  return (
    <FormSection title={t`Offers and orders`} description={t`Below the sums of each PDF.`}>
      <div data-wide>
        <TextareaField
          form={form}
          name="bankDetails"
          label={t`Bank details`}
          rows={3}
          help={t`Bank, account and its codes, a line each.`}
        />
      </div>
      <div data-wide>
        <TextareaField
          form={form}
          name="salesTerms"
          label={t`Terms of sale`}
          rows={4}
          help={t`At the end: what applies, and where it can be read.`}
        />
      </div>
    </FormSection>
  );
}
