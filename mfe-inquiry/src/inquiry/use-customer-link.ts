import { useQueryClient } from '@tanstack/react-query';
import { inquiries, type Inquiry } from 'contract/inquiry';
import { customers } from 'contract/partner';
import { useState } from 'react';
import { showToast } from 'shared-ui';
import { messageOf, useApi } from 'shared-ui/client';
import { refreshResource, resourceCalls, resourceKeys } from 'shared-ui/resource';

interface LinkedCustomer {
  readonly _id: string;
  readonly companyName: string;
}

/** Links an inquiry to a customer. */
export function useCustomerLink({ _id, version, number }: Inquiry) {
  const { update } = resourceCalls(useApi(), inquiries);
  const queryClient = useQueryClient();
  const [isBusy, setIsBusy] = useState(false);

  async function link({ _id: customer, companyName }: LinkedCustomer) {
    setIsBusy(true);
    try {
      const customerId = customers.id.parse(customer);
      const saved = await update(_id, { customerId, version });
      queryClient.setQueryData(resourceKeys.record(inquiries, _id), saved);
      showToast({ title: `${number} belongs to ${companyName}`, tone: 'success' });
    } catch (error) {
      const title = `${number} was not linked`;
      showToast({ title, description: messageOf(error), tone: 'danger' });
    } finally {
      await Promise.all([
        refreshResource(queryClient, inquiries),
        refreshResource(queryClient, customers),
      ]);
      setIsBusy(false);
    }
  }
  return { link, isBusy };
}
