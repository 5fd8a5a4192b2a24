import { t } from '@lingui/core/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type MailMessage, mailMessages } from 'contract/email';
import { type MailContact, mailContactEndpoints } from 'contract/inquiry';
import { customerContacts, supplierContacts } from 'contract/partner';
import { useState } from 'react';
import { Dialog, Field, HintNote, RadioGroup, token } from 'shared-ui';
import { useApi, usePermission } from 'shared-ui/client';
import { RecordForm } from 'shared-ui/form';
import { QueryContent, refreshResource, resourceKeys } from 'shared-ui/resource';
import styled from 'styled-components';
import { CustomerInputs, SupplierInputs } from './contact-inputs';

const Stack = styled.div`
  display: grid;
  gap: ${token.space[4]};
`;

interface ContactDialogProps {
  message: MailMessage;
  onClose: () => void;
}

/** A new contact person of a customer or supplier, filled with what the message says of its sender. */
export function ContactDialog({ message, onClose }: ContactDialogProps) {
  const query = useMailContact(message._id);
  return (
    <Dialog open onOpenChange={onClose} title={t`New contact`}>
      <QueryContent query={query} failed={t`The message could not be read`}>
        {(person) => <ContactForm person={person} onClose={onClose} />}
      </QueryContent>
    </Dialog>
  );
}

interface ContactFormProps {
  person: MailContact;
  onClose: () => void;
}

const kinds = [
  {
    value: 'customer',
    get label() {
      return t`Customer`;
    },
  },
  {
    value: 'supplier',
    get label() {
      return t`Supplier`;
    },
  },
] as const;

function ContactForm({ person, onClose }: ContactFormProps) {
  const { customer, supplier } = person;
  const queryClient = useQueryClient();
  const mayAdd = {
    customer: usePermission(customerContacts.endpoints.add.needs),
    supplier: usePermission(supplierContacts.endpoints.add.needs),
  };
  const allowed = kinds.filter(({ value }) => mayAdd[value]);
  const likely = customer === null && supplier !== null ? 'supplier' : 'customer';
  const [kind, setKind] = useState(mayAdd[likely] ? likely : allowed[0]?.value);
  const onSaved = () => {
    // The message is proposed to the inquiries of the company.
    void refreshResource(queryClient, mailMessages);
    onClose();
  };
  const common = {
    target: { kind: 'new' },
    canSaveAndNew: false,
    onCancel: onClose,
    onSaved,
  } as const;
  return (
    <Stack>
      <Known person={person} />
      {allowed.length < 2 || kind === undefined ? null : (
        <Field label={t`Works for a`}>
          <RadioGroup options={kinds} value={kind} onValueChange={setKind} />
        </Field>
      )}
      {kind === 'customer' ? (
        <RecordForm
          {...common}
          resource={customerContacts}
          Inputs={CustomerInputs}
          initialValues={{ ...valuesOf(person), ...(customer && { customerId: customer._id }) }}
        />
      ) : null}
      {kind === 'supplier' ? (
        <RecordForm
          {...common}
          resource={supplierContacts}
          Inputs={SupplierInputs}
          initialValues={{ ...valuesOf(person), ...(supplier && { supplierId: supplier._id }) }}
        />
      ) : null}
    </Stack>
  );
}

/** Why a company is proposed. */
function Known({ person: { customer, supplier } }: Pick<ContactFormProps, 'person'>) {
  const found = customer ?? supplier;
  if (found === null) return null;
  const { companyName } = found;
  const words = {
    contact: t`The sender is a contact person of ${companyName} already.`,
    address: t`${companyName} has the address of the sender.`,
    domain: t`${companyName} has addresses of the same domain: check that it is theirs.`,
  };
  return <HintNote>{words[found.reason]}</HintNote>;
}

function valuesOf({ name, role, email, phone, language }: MailContact) {
  return { name: name ?? '', role, email, phone, language };
}

/** Read once for the form. */
function useMailContact(id: MailMessage['_id']) {
  const api = useApi();
  return useQuery({
    queryKey: [...resourceKeys.all(mailMessages), 'contact', id],
    queryFn: async ({ signal }) => (await api.call(mailContactEndpoints.read, { id, signal })).data,
    staleTime: Infinity,
    gcTime: 0,
  });
}
