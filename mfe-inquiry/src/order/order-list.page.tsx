import { t } from '@lingui/core/macro';
import { orders } from 'contract/inquiry';
import { ShoppingCart } from 'lucide-react';
import { EmptyState, PageHeader } from 'shared-ui';
import { useResourceList } from 'shared-ui/resource';
import { ResourceTable } from 'shared-ui/table';
import { editOrderHref } from '../routes';
import { orderColumns } from './order.columns';
import { OrderFilters } from './order.filters';

function OrderListPage() {
  const list = useResourceList(orders);
  return (
    <>
      <PageHeader
        title={t`Orders`}
        description={t`What was ordered, and how far it is delivered.`}
      />
      <ResourceTable
        list={list}
        columns={orderColumns}
        hrefOf={({ _id }) => editOrderHref(_id)}
        Filters={OrderFilters}
        Empty={NoOrders}
      />
    </>
  );
}

function NoOrders() {
  return (
    <EmptyState title={t`No orders yet`} icon={<ShoppingCart />}>
      {t`An order comes here when a customer accepts an offer. Make one yourself on the page of an offer that was sent.`}
    </EmptyState>
  );
}

export { OrderListPage as Component };
