import type { Inquiry } from 'contract/inquiry';
import { customers } from 'contract/partner';
import { Combobox } from 'shared-ui';
import { usePermission } from 'shared-ui/client';
import { useReferenceOptions, useResourceRecord } from 'shared-ui/resource';
import { useHeadChange } from './use-head-change';

interface CustomerSelectProps {
  inquiry: Inquiry;
}

/** The customer; saves on change. */
export function CustomerSelect({ inquiry }: CustomerSelectProps) {
  const { customerId } = inquiry;
  const { change, isBusy, mayEdit } = useHeadChange(inquiry);
  const maySee = usePermission(customers.endpoints.list.needs);
  const options = useReferenceOptions(customers);
  const { data } = useResourceRecord(customers, maySee ? (customerId ?? undefined) : undefined);
  if (!maySee) return customerId === null ? 'No customer linked' : 'Linked';
  return (
    <Combobox
      aria-label="Customer"
      label="Customers"
      placeholder="No customer linked"
      options={options}
      disabled={isBusy || !mayEdit}
      value={customerId === null ? null : { value: customerId, label: data?.companyName ?? '…' }}
      onValueChange={(option) => {
        const id = option === null ? null : customers.id.parse(option.value);
        const done = option === null ? 'belongs to no customer' : `belongs to ${option.label}`;
        void change({ customerId: id }, done);
      }}
    />
  );
}
