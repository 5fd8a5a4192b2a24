import { t } from '@lingui/core/macro';
import { DocumentWanted, type inquiries, type Inquiry } from 'contract/inquiry';
import { Incoterm, incotermNames } from 'contract/partner';
import { useEffect, useEffectEvent } from 'react';
import {
  ChoiceField,
  ChoicesField,
  ComboboxField,
  DateField,
  FormSection,
  type InputsProps,
  SectionNav,
  StaffFilesField,
  TextareaField,
  TextField,
} from 'shared-ui/form';
import { useResourceRecord } from 'shared-ui/resource';
import { currencyOption, currencyOptions } from '../common/currency-options';
import { ContactInputs } from './contact-inputs';
import { HandlingInputs } from './handling-inputs';
import { ItemsField } from './items-field';

const incoterms = Incoterm.options.map((value) => ({
  value,
  label: `${value} – ${incotermNames[value]}`,
}));

const documentOptions = DocumentWanted.options.map((value) => ({ value, label: value }));

const sections = ['Who asks', 'Items', 'Trade', 'Handling', 'Message', 'Attachments'] as const;

const titles: Readonly<Record<(typeof sections)[number], string>> = {
  get 'Who asks'() {
    return t`Who asks`;
  },
  get Items() {
    return t`Items`;
  },
  get Trade() {
    return t`Trade`;
  },
  get Handling() {
    return t`Handling`;
  },
  get Message() {
    return t({ message: 'Message', context: 'mail' });
  },
  get Attachments() {
    return t`Attachments`;
  },
};

/** An inquiry's form, in the order of questions on the telephone. */
export function InquiryInputs({ form }: InputsProps<typeof inquiries>) {
  useStoredChanges(form);
  const section = (name: (typeof sections)[number]) => ({
    id: `${form.id}-section-${name.replace(' ', '-')}`,
    title: titles[name],
  });
  return (
    <>
      <SectionNav sections={sections.map(section)} />
      <FormSection
        {...section('Who asks')}
        description={t`The contact to answer.`}
        {...(form.record !== undefined && { summary: contactText(form.record) })}
      >
        <ContactInputs form={form} />
      </FormSection>
      <FormSection {...section('Items')} description={t`What they want, and how much of it.`}>
        <div data-wide>
          <ItemsField form={form} />
        </div>
      </FormSection>
      <FormSection {...section('Trade')} description={t`Delivery terms, destination, documents.`}>
        <TradeInputs form={form} />
      </FormSection>
      <FormSection {...section('Handling')} description={t`For staff.`}>
        <HandlingInputs form={form} />
      </FormSection>
      <FormSection {...section('Message')} description={t`In their own words.`}>
        <div data-wide>
          <TextField form={form} name="subject" label={t`Subject`} />
        </div>
        <div data-wide>
          <TextareaField<typeof inquiries>
            form={form}
            name="message"
            label={t({ message: 'Message', context: 'mail' })}
            rows={6}
          />
        </div>
      </FormSection>
      <FormSection {...section('Attachments')} description={t`Staff alone can download them.`}>
        <div data-wide>
          <StaffFilesField
            form={form}
            name="attachments"
            label={t`Attachments`}
            noun={t`attachment`}
            stored={form.record?.attachments}
          />
        </div>
      </FormSection>
    </>
  );
}

/** On which terms they want it. */
function TradeInputs({ form }: InputsProps<typeof inquiries>) {
  return (
    <>
      <ChoiceField form={form} name="incoterm" label={t`Incoterm`} options={incoterms} />
      <TextField form={form} name="destination" label={t`Destination`} placeholder={t`Rotterdam`} />
      <DateField form={form} name="deliveryDate" label={t`Delivery date`} />
      <DateField form={form} name="offerDeadline" label={t`Offer wanted by`} />
      <ComboboxField
        form={form}
        name="currency"
        label={t`Payment currency`}
        options={currencyOptions}
        optionOf={currencyOption}
      />
      <TextField
        form={form}
        name="paymentTerms"
        label={t`Payment terms`}
        placeholder={t`30 days net`}
      />
      <TextField
        form={form}
        name="customerReference"
        label={t`Their reference`}
        placeholder={t`RFQ 2026-114`}
      />
      <ChoicesField
        form={form}
        name="documentsWanted"
        label={t`Documents wanted`}
        options={documentOptions}
      />
    </>
  );
}

function contactText({ contactName, company, email, phone }: Contact) {
  return [contactName, company, email, phone].filter(Boolean).join(', ');
}

type Contact = Pick<Inquiry, 'contactName' | 'company' | 'email' | 'phone'>;

/** Follows changes to the stored record: status and lost reason are saved outside the form. */
function useStoredChanges({ resource, record, follow }: InputsProps<typeof inquiries>['form']) {
  const { data } = useResourceRecord(resource, record?._id);
  const take = useEffectEvent(follow);
  // Keeps the form in step with the stored record.
  useEffect(() => {
    if (data !== undefined) take(data);
  }, [data]);
}
