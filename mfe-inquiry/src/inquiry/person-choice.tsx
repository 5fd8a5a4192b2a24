import { t } from '@lingui/core/macro';
import type { inquiries } from 'contract/inquiry';
import { type CustomerContact, customerContacts } from 'contract/partner';
import { useQuery } from '@tanstack/react-query';
import { Combobox, Field, type Option } from 'shared-ui';
import { useApi, usePermission } from 'shared-ui/client';
import { type InputsProps, useFormField, useFormValue } from 'shared-ui/form';
import { resourceCalls, resourceKeys } from 'shared-ui/resource';

type Inquiries = typeof inquiries;

/** The person of the chosen customer who asks; the choice fills in name, email and phone. */
export function PersonChoice({ form }: InputsProps<Inquiries>) {
  const customerId = useFormValue<Inquiries, string>(form, 'customerId');
  const maySee = usePermission(customerContacts.endpoints.list.needs);
  return customerId === null || !maySee ? null : (
    <PersonOf key={customerId} form={form} customerId={customerId} />
  );
}

interface PersonOfProps extends InputsProps<Inquiries> {
  customerId: string;
}

function PersonOf({ form, customerId }: PersonOfProps) {
  const { data: people = [] } = usePeople(customerId);
  const { value, change, blur, ref, fieldProps } = useFormField<Inquiries, string>({
    form,
    name: 'contactId',
    label: t`Person`,
  });
  const fields = {
    name: useFormField<Inquiries, string>({ form, name: 'contactName', label: t`Contact name` }),
    email: useFormField<Inquiries, string>({ form, name: 'email', label: t`Email` }),
    phone: useFormField<Inquiries, string>({ form, name: 'phone', label: t`Phone` }),
  };
  const chosen = people.find(({ _id }) => _id === value);
  function choose(option: Option | null) {
    change(option?.value ?? null);
    const person = people.find(({ _id }) => _id === option?.value);
    if (!person) return;
    fields.name.change(person.name);
    if (person.email !== null) fields.email.change(person.email);
    if (person.phone !== null) fields.phone.change(person.phone);
  }
  return (
    <Field {...fieldProps} help={t`Name, email and phone are taken from this person.`}>
      <Combobox
        ref={ref}
        label={t`Person`}
        placeholder={t`Nobody in particular`}
        options={people.map(optionOf)}
        value={chosen === undefined ? null : optionOf(chosen)}
        onValueChange={choose}
        onBlur={blur}
      />
    </Field>
  );
}

type Shown = Pick<CustomerContact, '_id' | 'name' | 'email' | 'role'>;

function optionOf({ _id, name, email, role }: Shown): Option {
  const detail = email ?? role;
  return { value: _id, label: name, ...(detail !== null && { detail }) };
}

const pageSize = 100;

function usePeople(customerId: string) {
  const api = useApi();
  const query = { customerId, sort: 'order', pageSize };
  return useQuery({
    queryKey: resourceKeys.list(customerContacts, query),
    queryFn: async ({ signal }) =>
      (await resourceCalls(api, customerContacts).list(query, signal)).data,
  });
}
