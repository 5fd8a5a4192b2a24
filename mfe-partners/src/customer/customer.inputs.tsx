import { t } from '@lingui/core/macro';
import type { customers } from 'contract/partner';
import {
  FileField,
  FlagField,
  type InputsProps,
  LetterLanguageField,
  TextField,
} from 'shared-ui/form';
import { asPartnerForm } from '../common/partner-form';
import { PartnerInputs } from '../common/partner-inputs';
import { customerKind } from '../common/partner-kind';

/** A customer's form. */
export function CustomerInputs({ form }: InputsProps<typeof customers>) {
  return (
    <PartnerInputs
      form={asPartnerForm(form)}
      kind={customerKind}
      company={
        <>
          <TextField form={form} name="industry" label={t`Industry`} />
          <LetterLanguageField
            form={form}
            name="letterLanguage"
            label={t`Language of offers and orders`}
          />
          <FlagField form={form} name="active" label={t`Active – we trade with them`} />
          <div data-wide>
            <FileField form={form} name="logo" label={t`Logo`} kind="image" audience="staff" />
          </div>
        </>
      }
    />
  );
}
