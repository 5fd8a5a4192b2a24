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

const titles = ['Who asks', 'Items', 'Trade', 'Handling', 'Message', 'Attachments'] as const;

/** An inquiry's form, in the order of questions on the telephone. */
export function InquiryInputs({ form }: InputsProps<typeof inquiries>) {
  useStoredChanges(form);
  const section = (title: (typeof titles)[number]) => ({
    id: `${form.id}-section-${title.replace(' ', '-')}`,
    title,
  });
  return (
    <>
      <SectionNav sections={titles.map(section)} />
      <FormSection
        {...section('Who asks')}
        description="The contact to answer."
        {...(form.record !== undefined && { summary: contactText(form.record) })}
      >
        <ContactInputs form={form} />
      </FormSection>
      <FormSection {...section('Items')} description="What they want, and how much of it.">
        <div data-wide>
          <ItemsField form={form} />
        </div>
      </FormSection>
      <FormSection {...section('Trade')} description="Delivery terms, destination, documents.">
        <ChoiceField form={form} name="incoterm" label="Incoterm" options={incoterms} />
        <TextField form={form} name="destination" label="Destination" placeholder="Rotterdam" />
        <DateField form={form} name="deliveryDate" label="Delivery date" />
        <DateField form={form} name="offerDeadline" label="Offer wanted by" />
        <ComboboxField
          form={form}
          name="currency"
          label="Payment currency"
          options={currencyOptions}
          optionOf={currencyOption}
        />
        <TextField
          form={form}
          name="paymentTerms"
          label="Payment terms"
          placeholder="30 days net"
        />
        <TextField
          form={form}
          name="customerReference"
          label="Their reference"
          placeholder="RFQ 2026-114"
        />
        <ChoicesField
          form={form}
          name="documentsWanted"
          label="Documents wanted"
          options={documentOptions}
        />
      </FormSection>
      <FormSection {...section('Handling')} description="For staff.">
        <HandlingInputs form={form} />
      </FormSection>
      <FormSection {...section('Message')} description="In their own words.">
        <div data-wide>
          <TextField form={form} name="subject" label="Subject" />
        </div>
        <div data-wide>
          <TextareaField<typeof inquiries> form={form} name="message" label="Message" rows={6} />
        </div>
      </FormSection>
      <FormSection {...section('Attachments')} description="Staff alone can download them.">
        <div data-wide>
          <StaffFilesField
            form={form}
            name="attachments"
            label="Attachments"
            noun="attachment"
            stored={form.record?.attachments}
          />
        </div>
      </FormSection>
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
