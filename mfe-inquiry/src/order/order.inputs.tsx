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
    <FormSection id={`${form.id}-order`} title="Details">
      <TextField form={form} name="customerNumber" label="Customer’s order number" />
      <ReferenceField form={form} name="customerId" label="Customer" to={customers} />
      <DateField form={form} name="wantedOn" label="Wanted on" />
      <DateField form={form} name="promisedOn" label="Promised for" />
      <TextareaField form={form} name="buyerAddress" label="Buyer’s address" />
      <TextareaField
        form={form}
        name="deliveryAddress"
        label="Delivery address"
        help="The buyer’s when left empty."
      />
      <ChoicesField
        form={form}
        name="documentsWanted"
        label="Documents wanted"
        options={documentOptions}
      />
      <TextareaField form={form} name="remarks" label="Remarks" help="Stand in the confirmation." />
    </FormSection>
  );
}
