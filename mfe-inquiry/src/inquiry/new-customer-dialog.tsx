import { t } from '@lingui/core/macro';
import { type Inquiry } from 'contract/inquiry';
import { customers } from 'contract/partner';
import { type FormEvent, useId } from 'react';
import { Button, Dialog, ErrorState, Field, Input, token } from 'shared-ui';
import { useApi } from 'shared-ui/client';
import { countryName, DraftNote, useDraftState } from 'shared-ui/form';
import { resourceCalls, useAction } from 'shared-ui/resource';
import styled from 'styled-components';
import { useCustomerLink } from './use-customer-link';

const Form = styled.form`
  display: grid;
  gap: ${token.space[4]};
`;

const fields = [
  {
    name: 'companyName',
    path: 'companyName',
    get label() {
      return t`Company name`;
    },
    isRequired: true,
  },
  {
    name: 'contactPerson',
    path: 'contactPerson',
    get label() {
      return t`Contact person`;
    },
    isRequired: false,
  },
  {
    name: 'email',
    path: 'emails',
    get label() {
      return t`Email`;
    },
    isRequired: false,
  },
  {
    name: 'phone',
    path: 'phones',
    get label() {
      return t`Phone`;
    },
    isRequired: false,
  },
] as const;

interface NewCustomerDialogProps {
  inquiry: Inquiry;
  onClose: () => void;
}

/** Creates a customer from the inquiry's contact, and links it. */
export function NewCustomerDialog({ inquiry, onClose }: NewCustomerDialogProps) {
  const formId = useId();
  const { values, change, clear, draft } = useDraftState(`inquiry-customer/${inquiry._id}`, () =>
    contactOf(inquiry),
  );
  const { run, isBusy, problem, errorOf } = useNewCustomer(inquiry, () => {
    clear();
    onClose();
  });

  function submit(event: FormEvent) {
    event.preventDefault();
    void run(values);
  }
  return (
    <Dialog
      open
      size="sm"
      onOpenChange={onClose}
      title={t`New customer`}
      description={originText(inquiry)}
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            {t`Cancel`}
          </Button>
          <Button type="submit" form={formId} isLoading={isBusy}>
            {t`Create and link`}
          </Button>
        </>
      }
    >
      <Form id={formId} noValidate onSubmit={submit}>
        <DraftNote draft={draft} />
        {problem === undefined ? null : (
          <ErrorState title={t`No customer was created`}>{problem}</ErrorState>
        )}
        {fields.map(({ name, path, label, isRequired }) => (
          <Field key={name} label={label} isRequired={isRequired} error={errorOf(path)}>
            <Input
              value={values[name]}
              maxLength={200}
              onChange={({ target }) => change({ [name]: target.value })}
            />
          </Field>
        ))}
      </Form>
    </Dialog>
  );
}

function originText({ number, country }: Inquiry): string {
  return country === null
    ? t`Of ${number}.`
    : t`Of ${number}, in ${{ country: countryName(country) }}.`;
}

type NewContact = Record<(typeof fields)[number]['name'], string>;

function contactOf({ contactName, company, email, phone }: Inquiry): NewContact {
  return {
    companyName: company ?? '',
    contactPerson: contactName,
    email: email ?? '',
    phone: phone ?? '',
  };
}

function useNewCustomer(inquiry: Inquiry, onSaved: () => void) {
  const { add } = resourceCalls(useApi(), customers);
  const { link } = useCustomerLink(inquiry);
  return useAction(
    async ({ companyName, contactPerson, email, phone }: NewContact) => {
      const customer = await add({
        companyName,
        contactPerson: contactPerson.trim() === '' ? null : contactPerson,
        emails: given(email),
        phones: given(phone),
        ...(inquiry.country !== null && { address: { country: inquiry.country } }),
      });
      await link(customer);
    },
    { onSuccess: onSaved },
  );
}

function given(text: string) {
  return text.trim() === '' ? [] : [text.trim()];
}
