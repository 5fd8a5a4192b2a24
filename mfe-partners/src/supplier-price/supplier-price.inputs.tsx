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
      <ReferenceField form={form} name="supplierId" label="Supplier" to={suppliers} />
      <PriceInputs form={asPriceForm(form)} />
      <ComboboxField
        form={form}
        name="currency"
        label="Currency"
        options={currencies}
        optionOf={currencyOption}
      />
      <ChoiceField form={form} name="incoterm" label="Incoterm" options={incoterms} />
      <TextField form={form} name="place" label="Named place" placeholder="Rotterdam" />
      <NumberField form={form} name="leadTimeDays" label="Lead time" unit="days" />
      <TextField
        form={form}
        name="source"
        label="Source"
        placeholder="Quotation 4711 of 3 May"
        help="The document that says so."
      />
      <div data-wide>
        <FileField
          form={form}
          name="sourceFile"
          label="Its file"
          kind="document"
          audience="staff"
        />
      </div>
    </InputGrid>
  );
}
