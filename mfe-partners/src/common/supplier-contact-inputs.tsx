import { t } from '@lingui/core/macro';
import { type supplierContacts, suppliers } from 'contract/partner';
import { type InputsProps, ReferenceField } from 'shared-ui/form';
import { asContactForm } from './contact-person-form';
import { ContactPersonInputs } from './contact-person-inputs';

export function SupplierContactInputs({ form }: InputsProps<typeof supplierContacts>) {
  return (
    <ContactPersonInputs form={asContactForm(form)}>
      <ReferenceField form={form} name="supplierId" label={t`Supplier`} to={suppliers} />
    </ContactPersonInputs>
  );
}
