import type { AnyPartner } from 'contract/partner';
import {
  type InputsProps,
  PhoneField,
  PhonesField,
  TagsField,
  TextField,
  useFormValue,
} from 'shared-ui/form';

/** The main contact and how to reach them. */
export function ContactInputs({ form }: InputsProps<AnyPartner>) {
  const country = useFormValue<AnyPartner, string>(form, 'address.country');
  return (
    <>
      <TextField form={form} name="contactPerson" label="Contact person" />
      <TextField form={form} name="designation" label="Job title" />
      <div data-wide>
        <TagsField form={form} name="emails" label="Emails" help="Press Enter after each." />
      </div>
      <PhonesField form={form} name="phones" label="Phones" country={country} />
      <PhoneField form={form} name="whatsapp" label="WhatsApp" country={country} />
    </>
  );
}
