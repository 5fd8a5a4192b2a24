import { languageText } from 'shared-ui/i18n';
import { t } from '@lingui/core/macro';
import { dateTimeText } from 'contract';
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

function languages() {
  return LetterLanguage.options.map((value) => ({ value, label: languageText(value) }));
}

interface ContactPersonInputsProps extends InputsProps<AnyContact> {
  /** The company that the person belongs to. */
  children: ReactNode;
}

/** What is known of a contact person of a customer or a supplier. */
export function ContactPersonInputs({ form, children }: ContactPersonInputsProps) {
  return (
    <InputGrid>
      <TextField form={form} name="name" label={t`Name`} />
      <TextField form={form} name="role" label={t`Job title`} />
      <TextField form={form} name="email" label={t`Email`} type="email" />
      <PhoneField form={form} name="phone" label={t`Phone`} />
      {children}
      <ChoiceField form={form} name="language" label={t`Language`} options={languages()} />
      <div data-wide>
        <FlagField
          form={form}
          name="isMain"
          label={t`Main contact`}
          help={t`Takes the place of the present one; the company’s own fields name this person.`}
        />
      </div>
      <div data-wide>
        <FlagField
          form={form}
          name="marketingConsent"
          label={t`Agreed to be written to without having asked`}
          help={consentText(form.record)}
        />
      </div>
      <div data-wide>
        <TextareaField<AnyContact> form={form} name="notes" label={t`Notes`} rows={3} />
      </div>
    </InputGrid>
  );
}

function consentText(record: InputsProps<AnyContact>['form']['record']) {
  const at = record?.marketingConsentAt ?? null;
  if (at === null) return t`The time is noted when you save.`;
  const when = dateTimeText(at);
  return record?.marketingConsent === true ? t`Given on ${when}.` : t`Taken back on ${when}.`;
}
