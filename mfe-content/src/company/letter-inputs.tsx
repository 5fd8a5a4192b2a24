import { FormSection, type InputsProps, TextareaField } from 'shared-ui/form';
import type { companyRecord } from './company-record';

/** What offers and orders say of payment and terms. */
export function LetterInputs({ form }: InputsProps<typeof companyRecord>) {
  return (
    <FormSection title="Offers and orders" description="Below the sums of each PDF.">
      <div data-wide>
        <TextareaField
          form={form}
          name="bankDetails"
          label="Bank details"
          rows={3}
          help="Bank, account and its codes, a line each."
        />
      </div>
      <div data-wide>
        <TextareaField
          form={form}
          name="salesTerms"
          label="Terms of sale"
          rows={4}
          help="At the end: what applies, and where it can be read."
        />
      </div>
    </FormSection>
  );
}
