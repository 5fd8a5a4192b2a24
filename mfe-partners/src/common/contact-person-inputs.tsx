import { dateTimeText } from 'contract';
import { languageName } from 'contract/document';
import { type AnyContact, LetterLanguage } from 'contract/partner';
import type { ReactNode } from 'react';
import {
  ChoiceField,
  FlagField,
  InputGrid,
  type InputsProps,
  PhoneField,
  TextareaField,
  TextField,
} from 'shared-ui/form';

const languages = LetterLanguage.options.map((value) => ({ value, label: languageName(value) }));

interface ContactPersonInputsProps extends InputsProps<AnyContact> {
  /** The company that the person belongs to. */
  children: ReactNode;
}

/** What is known of a contact person of a customer or a supplier. */
export function ContactPersonInputs({ form, children }: ContactPersonInputsProps) {
  return (
    <InputGrid>
      <TextField form={form} name="name" label="Name" />
      <TextField form={form} name="role" label="Job title" />
      <TextField form={form} name="email" label="Email" type="email" />
      <PhoneField form={form} name="phone" label="Phone" />
      {children}
      <ChoiceField form={form} name="language" label="Language" options={languages} />
      <div data-wide>
        <FlagField
          form={form}
          name="isMain"
          label="Main contact"
          help="Takes the place of the present one; the company’s own fields name this person."
        />
      </div>
      <div data-wide>
        <FlagField
          form={form}
          name="marketingConsent"
          label="Agreed to be written to without having asked"
          help={consentText(form.record)}
        />
      </div>
      <div data-wide>
        <TextareaField<AnyContact> form={form} name="notes" label="Notes" rows={3} />
      </div>
    </InputGrid>
  );
}

function consentText(record: InputsProps<AnyContact>['form']['record']) {
  const at = record?.marketingConsentAt ?? null;
  if (at === null) return 'The time is noted when you save.';
  return `${record?.marketingConsent === true ? 'Given' : 'Taken back'} on ${dateTimeText(at)}.`;
}
