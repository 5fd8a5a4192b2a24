import { t } from '@lingui/core/macro';
import { type offers, VatRule } from 'contract/inquiry';
import {
  ChoiceField,
  DecimalField,
  FormSection,
  type InputsProps,
  TextField,
} from 'shared-ui/form';

const ruleLabels: Readonly<Record<VatRule, string>> = {
  get domestic() {
    return t`Domestic, at a rate`;
  },
  get reverseCharge() {
    return t`Reverse charge`;
  },
  get export() {
    return t({ message: 'Export', context: 'VAT' });
  },
};
const rules = VatRule.options.map((value) => ({
  value,
  get label() {
    return ruleLabels[value];
  },
}));

/** Discount, charges and tax of the whole offer. */
export function SumsInputs({ form }: InputsProps<typeof offers>) {
  return (
    <FormSection
      id={`${form.id}-sums`}
      title={t`Discount, charges and VAT`}
      description={t`Each is a line of its own below the lines of the offer.`}
    >
      <DecimalField
        form={form}
        name="discountPercent"
        label={t`Discount on all lines in percent`}
      />
      <DecimalField form={form} name="freight" label={t`Freight`} />
      <DecimalField form={form} name="insurance" label={t`Insurance`} />
      <DecimalField form={form} name="otherCharges" label={t`Other charges`} />
      <TextField
        form={form}
        name="otherChargesName"
        label={t`What they are for`}
        placeholder={t`Customs papers`}
      />
      <ChoiceField form={form} name="vatRule" label={t`VAT`} options={rules} />
      <DecimalField form={form} name="vatPercent" label={t`Rate of VAT in percent`} />
    </FormSection>
  );
}
