import { t } from '@lingui/core/macro';
import {
  type AnyContact,
  type customerContacts,
  customers,
  type supplierContacts,
  suppliers,
} from 'contract/partner';
import type { ReactNode } from 'react';
import {
  ChoiceField,
  InputGrid,
  type InputsProps,
  letterLanguageOptions,
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
      <ReferenceField form={form} name="customerId" label={t`Customer`} to={customers} />
    </PersonInputs>
  );
}

export function SupplierInputs({ form }: InputsProps<typeof supplierContacts>) {
  return (
    <PersonInputs form={asContactForm(form)}>
      <ReferenceField form={form} name="supplierId" label={t`Supplier`} to={suppliers} />
    </PersonInputs>
  );
}

/** What a message says of its sender. */
function PersonInputs({ form, children }: InputsProps<AnyContact> & { children: ReactNode }) {
  return (
    <InputGrid>
      <div data-wide>{children}</div>
      <TextField form={form} name="name" label={t`Name`} />
      <TextField form={form} name="role" label={t`Job title`} />
      <TextField form={form} name="email" label={t`Email`} type="email" />
      <PhoneField form={form} name="phone" label={t`Phone`} />
      <ChoiceField
        form={form}
        name="language"
        label={t`Language`}
        options={letterLanguageOptions()}
      />
    </InputGrid>
  );
}
