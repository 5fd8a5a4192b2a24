import { t } from '@lingui/core/macro';
import type { suppliers } from 'contract/partner';
import { FlagField, type InputsProps, NumberField } from 'shared-ui/form';
import { asPartnerForm } from '../common/partner-form';
import { PartnerInputs } from '../common/partner-inputs';
import { supplierKind } from '../common/partner-kind';
import { RatingField } from './rating-field';

/** A supplier's form. */
export function SupplierInputs({ form }: InputsProps<typeof suppliers>) {
  return (
    <PartnerInputs
      form={asPartnerForm(form)}
      kind={supplierKind}
      company={
        <>
          <RatingField form={form} />
          <FlagField form={form} name="active" label={t`Active – we trade with them`} />
        </>
      }
      terms={<NumberField form={form} name="leadTimeDays" label={t`Lead time`} unit={t`days`} />}
    />
  );
}
