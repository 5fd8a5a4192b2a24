import { t } from '@lingui/core/macro';
import { useQueryClient } from '@tanstack/react-query';
import { inquiries, type Inquiry } from 'contract/inquiry';
import { customers } from 'contract/partner';
import { useApi } from 'shared-ui/client';
import { resourceCalls, resourceKeys, useAction } from 'shared-ui/resource';

interface LinkedCustomer {
  readonly _id: string;
  readonly companyName: string;
}

/** Links an inquiry to a customer. */
export function useCustomerLink({ _id, version, number }: Inquiry) {
  const { update } = resourceCalls(useApi(), inquiries);
  const queryClient = useQueryClient();
  const { run, isBusy } = useAction(
    ({ _id: customer }: LinkedCustomer) =>
      update(_id, { customerId: customers.id.parse(customer), version }),
    {
      success: (_saved, { companyName }) => t`${number} belongs to ${companyName}`,
      failure: t`${number} was not linked`,
      refresh: [inquiries, customers],
      onSuccess: (saved) => queryClient.setQueryData(resourceKeys.record(inquiries, _id), saved),
    },
  );
  return { link: run, isBusy };
}
