import { t } from '@lingui/core/macro';
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
      <TextField form={form} name="contactPerson" label={t`Contact person`} />
      <TextField form={form} name="designation" label={t`Job title`} />
      <div data-wide>
        <TagsField form={form} name="emails" label={t`Emails`} help={t`Press Enter after each.`} />
      </div>
      <PhonesField form={form} name="phones" label={t`Phones`} country={country} />
      <PhoneField form={form} name="whatsapp" label={t`WhatsApp`} country={country} />
    </>
  );
}
