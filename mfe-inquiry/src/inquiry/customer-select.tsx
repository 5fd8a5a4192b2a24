import { t } from '@lingui/core/macro';
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
  const { customerId, number } = inquiry;
  const { change, isBusy, mayEdit } = useHeadChange(inquiry);
  const maySee = usePermission(customers.endpoints.list.needs);
  const options = useReferenceOptions(customers);
  const { data } = useResourceRecord(customers, maySee ? (customerId ?? undefined) : undefined);
  if (!maySee) return customerId === null ? t`No customer linked` : t`Linked`;
  return (
    <Combobox
      aria-label={t`Customer`}
      label={t`Customers`}
      placeholder={t`No customer linked`}
      options={options}
      disabled={isBusy || !mayEdit}
      value={customerId === null ? null : { value: customerId, label: data?.companyName ?? '…' }}
      onValueChange={(option) => {
        const id = option === null ? null : customers.id.parse(option.value);
        const done =
          option === null
            ? t`${number} belongs to no customer`
            : t`${number} belongs to ${{ companyName: option.label }}`;
        void change({ customerId: id }, done);
      }}
    />
  );
}
