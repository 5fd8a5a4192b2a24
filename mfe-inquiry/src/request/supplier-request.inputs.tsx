import { t } from '@lingui/core/macro';
import type { supplierRequests } from 'contract/inquiry';
import { Incoterm, incotermNames, suppliers } from 'contract/partner';
import {
  ChoiceField,
  ComboboxField,
  DateField,
  FormSection,
  type InputsProps,
  ReferencesField,
  TextareaField,
  TextField,
} from 'shared-ui/form';
import { currencyOption, currencyOptions } from '../common/currency-options';
import { ProposalsField } from './proposals-field';
import { RequestLinesField } from './request-lines-field';

const incoterms = Incoterm.options.map((value) => ({
  value,
  label: `${value} – ${incotermNames[value]}`,
}));

/** The form of a draft. */
export function RequestInputs({ form }: InputsProps<typeof supplierRequests>) {
  return (
    <>
      <FormSection
        id={`${form.id}-suppliers`}
        title={t`Suppliers`}
        description={t`Each gets a mail of its own, at the first address of its record.`}
      >
        <div data-wide>
          <ProposalsField form={form} />
        </div>
        <div data-wide>
          <ReferencesField
            form={form}
            name="supplierIds"
            label={t`Suppliers to ask`}
            to={suppliers}
          />
        </div>
      </FormSection>
      <FormSection
        id={`${form.id}-lines`}
        title={t`Lines`}
        description={t`Suppliers read them as they stand here.`}
      >
        <div data-wide>
          <RequestLinesField form={form} />
        </div>
      </FormSection>
      <FormSection id={`${form.id}-terms`} title={t`Terms wanted`}>
        <DateField form={form} name="answerBy" label={t`Answers by`} />
        <ComboboxField
          form={form}
          name="currency"
          label={t`Currency wished`}
          options={currencyOptions}
          optionOf={currencyOption}
        />
        <ChoiceField form={form} name="incoterm" label={t`Incoterm`} options={incoterms} />
        <TextField
          form={form}
          name="place"
          label={t`Named place`}
          help={t`Suppliers read it: name a port or your own warehouse.`}
        />
        <div data-wide>
          <TextareaField<typeof supplierRequests>
            form={form}
            name="remarks"
            label={t`Remarks`}
            rows={3}
          />
        </div>
      </FormSection>
    </>
  );
}
