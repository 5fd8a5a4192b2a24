import { t } from '@lingui/core/macro';
import { type customerContacts, customers } from 'contract/partner';
import { type InputsProps, ReferenceField } from 'shared-ui/form';
import { asContactForm } from './contact-person-form';
import { ContactPersonInputs } from './contact-person-inputs';

export function CustomerContactInputs({ form }: InputsProps<typeof customerContacts>) {
  return (
    <ContactPersonInputs form={asContactForm(form)}>
      <ReferenceField form={form} name="customerId" label={t`Customer`} to={customers} />
    </ContactPersonInputs>
  );
}
