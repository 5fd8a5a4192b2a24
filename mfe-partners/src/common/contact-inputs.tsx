import type { AnyPartner } from 'contract';
import { type InputsProps, TagsField, TextField } from 'shared-ui';
import { PhonesField, WhatsappField } from './phones-field';

/** Whom to ask for, and how to reach them. */
export function ContactInputs({ form }: InputsProps<AnyPartner>) {
  return (
    <>
      <TextField form={form} name="contactPerson" label="Contact person" />
      <TextField
        form={form}
        name="designation"
        label="Designation"
        help="Their part in the company."
      />
      <div data-wide>
        <TagsField form={form} name="emails" label="E-mails" help="Press Enter after each." />
      </div>
      <PhonesField form={form} />
      <WhatsappField form={form} />
    </>
  );
}
