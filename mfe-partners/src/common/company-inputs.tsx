import { t } from '@lingui/core/macro';
import type { AnyPartner } from 'contract/partner';
import { TextField } from 'shared-ui/form';
import type { PartnerForm } from './partner-form';
import type { PartnerKind } from './partner-kind';
import { SimilarNote } from './similar-note';

interface CompanyInputsProps {
  form: PartnerForm;
  kind: PartnerKind;
}

/** The company's name and identifiers, with a note on similar stored partners. */
export function CompanyInputs({ form, kind }: CompanyInputsProps) {
  return (
    <>
      <div data-wide>
        <TextField<AnyPartner> form={form} name="companyName" label={t`Company name`} />
        <SimilarNote form={form} kind={kind} />
      </div>
      <TextField<AnyPartner> form={form} name="taxNumber" label={t`Tax number`} />
      <TextField<AnyPartner>
        form={form}
        name="website"
        label={t`Website`}
        placeholder={t`www.example.com`}
      />
    </>
  );
}
