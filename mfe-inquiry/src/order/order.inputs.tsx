import { t } from '@lingui/core/macro';
import { DocumentWanted, type orders } from 'contract/inquiry';
import { customers } from 'contract/partner';
import {
  ChoicesField,
  DateField,
  FormSection,
  type InputsProps,
  ReferenceField,
  TextareaField,
  TextField,
} from 'shared-ui/form';

const documentOptions = DocumentWanted.options.map((value) => ({ value, label: value }));

/** What an order says besides the offer. */
export function OrderInputs({ form }: InputsProps<typeof orders>) {
  return (
    <FormSection id={`${form.id}-order`} title={t`Details`}>
      <TextField form={form} name="customerNumber" label={t`Customer’s order number`} />
      <ReferenceField form={form} name="customerId" label={t`Customer`} to={customers} />
      <DateField form={form} name="wantedOn" label={t`Wanted on`} />
      <DateField form={form} name="promisedOn" label={t`Promised for`} />
      <TextareaField form={form} name="buyerAddress" label={t`Buyer’s address`} />
      <TextareaField
        form={form}
        name="deliveryAddress"
        label={t`Delivery address`}
        help={t`The buyer’s when left empty.`}
      />
      <ChoicesField
        form={form}
        name="documentsWanted"
        label={t`Documents wanted`}
        options={documentOptions}
      />
      <TextareaField
        form={form}
        name="remarks"
        label={t`Remarks`}
        help={t`Stand in the confirmation.`}
      />
    </FormSection>
  );
}
