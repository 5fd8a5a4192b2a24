import { t } from '@lingui/core/macro';
import type { inquiries } from 'contract/inquiry';
import { CountryField, type InputsProps, LetterLanguageField, TextField } from 'shared-ui/form';
import { CustomerChoice } from './customer-choice';
import { EarlierNote } from './earlier-note';
import { PersonChoice } from './person-choice';

/** The contact of the inquiry and how to reach them. */
export function ContactInputs({ form }: InputsProps<typeof inquiries>) {
  return (
    <>
      <TextField form={form} name="contactName" label={t`Contact name`} />
      <TextField form={form} name="company" label={t`Company`} />
      <TextField form={form} name="email" label={t`Email`} type="email" />
      <TextField form={form} name="phone" label={t`Phone`} type="tel" />
      <EarlierNote form={form} />
      <CountryField form={form} name="country" label={t`Country`} />
      <LetterLanguageField form={form} name="language" label={t`Language`} />
      <CustomerChoice form={form} />
      <PersonChoice form={form} />
    </>
  );
}
