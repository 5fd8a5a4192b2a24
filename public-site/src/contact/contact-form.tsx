import type { OpenForm } from '../form/form-view';
import { SelectField } from '../form/select-field';
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
    <SiteForm key={form.key} form={form} labelledBy={labelledBy} submitLabel="Send message">
      <FieldRow>
        <TextField name="name" label="Name" autoComplete="name" maxLength={120} isRequired />
        <TextField
          name="email"
          label="E-mail"
          type="email"
          autoComplete="email"
          maxLength={254}
          isRequired
        />
      </FieldRow>
      <FieldRow>
        <TextField name="phone" label="Telephone" type="tel" autoComplete="tel" maxLength={40} />
        <TextField name="company" label="Company" autoComplete="organization" maxLength={200} />
      </FieldRow>
      <SelectField
        name="country"
        label="Country"
        autoComplete="country"
        none="Not given"
        options={countries}
      />
      <TextField name="subject" label="Subject" maxLength={200} />
      <TextareaField
        name="message"
        label="Message"
        hint="For a substance: its name or CAS number, the quantity, and where it shall go."
        maxLength={10_000}
        isRequired
      />
    </SiteForm>
  );
}
