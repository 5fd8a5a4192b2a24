import { t } from '@lingui/core/macro';
import { forgetEntries } from '../form/forget-entries';
import { LateKeptNote } from '../form/late-kept-note';
import type { OpenForm } from '../form/form-view';
import {
  CompanyField,
  CountryField,
  EmailField,
  NameField,
  PhoneField,
} from '../form/sender-fields';
import { FieldRow, SiteForm } from '../form/site-form';
import { TextField } from '../form/text-field';
import { TextareaField } from '../form/textarea-field';
import type { ContactPageView } from './contact-view';

interface ContactFormProps {
  form: OpenForm;
  countries: ContactPageView['countries'];
  /** The id of its heading. */
  labelledBy: string;
}

export function ContactForm({ form, countries, labelledBy }: ContactFormProps) {
  return (
    <SiteForm
      key={form.key}
      form={form}
      labelledBy={labelledBy}
      submitLabel={t`Send message`}
      onTaken={() => forgetEntries(form.action)}
    >
      <LateKeptNote action={form.action} />
      <FieldRow>
        <NameField />
        <EmailField />
      </FieldRow>
      <FieldRow>
        <PhoneField />
        <CompanyField />
      </FieldRow>
      <CountryField countries={countries} />
      <TextField name="subject" label={t`Subject`} maxLength={200} />
      <TextareaField
        name="message"
        label={t`Message`}
        hint={t`For a substance: its name or CAS number, the quantity, and where it shall go.`}
        maxLength={10_000}
        isRequired
      />
    </SiteForm>
  );
}
