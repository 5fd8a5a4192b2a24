import { t } from '@lingui/core/macro';
import { type inquiries } from 'contract/inquiry';
import { type Customer, customers } from 'contract/partner';
import { UserRoundPen } from 'lucide-react';
import { Button, token } from 'shared-ui';
import { type InputsProps, ReferenceField, useFormField, useFormValue } from 'shared-ui/form';
import { useResourceRecord } from 'shared-ui/resource';
import styled from 'styled-components';

type Inquiries = typeof inquiries;

const Stack = styled.div`
  display: grid;
  justify-items: start;
  gap: ${token.space[2]};

  & > :first-child {
    width: 100%;
  }
`;

/** The inquiry's customer, if it is a known one, and a button that copies its data into the form. */
export function CustomerChoice({ form }: InputsProps<Inquiries>) {
  const customerId = useFormValue<Inquiries, string>(form, 'customerId');
  const { data } = useResourceRecord(customers, customerId ?? undefined);
  const { canFill, fill } = useFillIn(form, data);
  return (
    <Stack>
      <ReferenceField form={form} name="customerId" label={t`Customer`} to={customers} />
      {canFill ? (
        <Button size="sm" variant="outline" onClick={fill}>
          <UserRoundPen /> {t`Fill in from the customer`}
        </Button>
      ) : null}
    </Stack>
  );
}

type Known = Pick<Customer, 'contactPerson' | 'companyName' | 'emails' | 'phones' | 'address'>;

/** Fills empty fields of the form from the customer; keeps what was typed. */
function useFillIn(form: InputsProps<Inquiries>['form'], customer: Known | undefined) {
  const fields = {
    contactName: useFormField<Inquiries, string>({
      form,
      name: 'contactName',
      label: t`Contact name`,
    }),
    company: useFormField<Inquiries, string>({ form, name: 'company', label: t`Company` }),
    email: useFormField<Inquiries, string>({ form, name: 'email', label: t`Email` }),
    phone: useFormField<Inquiries, string>({ form, name: 'phone', label: t`Phone` }),
    country: useFormField<Inquiries, string>({ form, name: 'country', label: t`Country` }),
  };
  const known = knownOf(customer);
  const empty = Object.entries(fields).flatMap(([name, { value, change }]) => {
    const text = known.get(name);
    return value === null && text ? [{ change, text }] : [];
  });
  return {
    canFill: empty.length > 0,
    fill: () => empty.forEach(({ change, text }) => change(text)),
  };
}

function knownOf(customer: Known | undefined) {
  return new Map<string, string | null | undefined>([
    ['contactName', customer?.contactPerson],
    ['company', customer?.companyName],
    ['email', customer?.emails[0]],
    ['phone', customer?.phones[0]],
    ['country', customer?.address?.country],
  ]);
}
