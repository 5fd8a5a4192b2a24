import { languageName } from 'contract/document';
import {
  type AnyContact,
  type customerContacts,
  customers,
  LetterLanguage,
  type supplierContacts,
  suppliers,
} from 'contract/partner';
import type { ReactNode } from 'react';
import {
  ChoiceField,
  InputGrid,
  type InputsProps,
  PhoneField,
  ReferenceField,
  TextField,
} from 'shared-ui/form';

type OneForm =
  | InputsProps<typeof customerContacts>['form']
  | InputsProps<typeof supplierContacts>['form'];

/** Guarantee: both resources have every field of `AnyContact`, and the inputs they share name no other. */
function asContactForm(form: OneForm) {
  return form as unknown as InputsProps<AnyContact>['form'];
}

export function CustomerInputs({ form }: InputsProps<typeof customerContacts>) {
  return (
    <PersonInputs form={asContactForm(form)}>
      <ReferenceField form={form} name="customerId" label="Customer" to={customers} />
    </PersonInputs>
  );
}

export function SupplierInputs({ form }: InputsProps<typeof supplierContacts>) {
  return (
    <PersonInputs form={asContactForm(form)}>
      <ReferenceField form={form} name="supplierId" label="Supplier" to={suppliers} />
    </PersonInputs>
  );
}

const languages = LetterLanguage.options.map((value) => ({ value, label: languageName(value) }));

/** What a message says of its sender. */
function PersonInputs({ form, children }: InputsProps<AnyContact> & { children: ReactNode }) {
  return (
    <InputGrid>
      <div data-wide>{children}</div>
      <TextField form={form} name="name" label="Name" />
      <TextField form={form} name="role" label="Job title" />
      <TextField form={form} name="email" label="Email" type="email" />
      <PhoneField form={form} name="phone" label="Phone" />
      <ChoiceField form={form} name="language" label="Language" options={languages} />
    </InputGrid>
  );
}
