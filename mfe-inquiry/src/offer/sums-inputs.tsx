import { type offers, VatRule } from 'contract/inquiry';
import {
  ChoiceField,
  DecimalField,
  FormSection,
  type InputsProps,
  TextField,
} from 'shared-ui/form';

const ruleLabels: Readonly<Record<VatRule, string>> = {
  domestic: 'Domestic, at a rate',
  reverseCharge: 'Reverse charge',
  export: 'Export',
};
const rules = VatRule.options.map((value) => ({ value, label: ruleLabels[value] }));

/** Discount, charges and tax of the whole offer. */
export function SumsInputs({ form }: InputsProps<typeof offers>) {
  return (
    <FormSection
      id={`${form.id}-sums`}
      title="Discount, charges and VAT"
      description="Each is a line of its own below the lines of the offer."
    >
      <DecimalField form={form} name="discountPercent" label="Discount on all lines in percent" />
      <DecimalField form={form} name="freight" label="Freight" />
      <DecimalField form={form} name="insurance" label="Insurance" />
      <DecimalField form={form} name="otherCharges" label="Other charges" />
      <TextField
        form={form}
        name="otherChargesName"
        label="What they are for"
        placeholder="Customs papers"
      />
      <ChoiceField form={form} name="vatRule" label="VAT" options={rules} />
      <DecimalField form={form} name="vatPercent" label="Rate of VAT in percent" />
    </FormSection>
  );
}
