import { t } from '@lingui/core/macro';
import { Incoterm, incotermNames, type supplierPrices, suppliers } from 'contract/partner';
import {
  ChoiceField,
  ComboboxField,
  FileField,
  InputGrid,
  type InputsProps,
  NumberField,
  ReferenceField,
  TextField,
} from 'shared-ui/form';
import { currencies, currencyOption } from '../common/currency-field';
import { asPriceForm } from '../common/price-form';
import { PriceInputs } from '../common/price-inputs';

const incoterms = Incoterm.options.map((value) => ({
  value,
  label: `${value} – ${incotermNames[value]}`,
}));

export function SupplierPriceInputs({ form }: InputsProps<typeof supplierPrices>) {
  return (
    <InputGrid>
      <ReferenceField form={form} name="supplierId" label={t`Supplier`} to={suppliers} />
      <PriceInputs form={asPriceForm(form)} />
      <ComboboxField
        form={form}
        name="currency"
        label={t`Currency`}
        options={currencies}
        optionOf={currencyOption}
      />
      <ChoiceField form={form} name="incoterm" label={t`Incoterm`} options={incoterms} />
      <TextField form={form} name="place" label={t`Named place`} placeholder={t`Rotterdam`} />
      <NumberField form={form} name="leadTimeDays" label={t`Lead time`} unit={t`days`} />
      <TextField
        form={form}
        name="source"
        label={t`Source`}
        placeholder={t`Quotation 4711 of 3 May`}
        help={t`The document that says so.`}
      />
      <div data-wide>
        <FileField
          form={form}
          name="sourceFile"
          label={t`Its file`}
          kind="document"
          audience="staff"
        />
      </div>
    </InputGrid>
  );
}
